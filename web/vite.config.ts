import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type Plugin } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PAGE = here('../src/asterism/server/page');
const PYTHON = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];
const PLAIN = /\.(js|mjs|css|html|svg|webmanifest|json|txt|wasm)$/;

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

const pyodide = (name: string) => here(`node_modules/pyodide/${name}`);

/** Python's files keep their names, because they call each other by them: their folder is named after the content. */
function pythonFolder(): string {
  const hash = createHash('sha256');
  for (const name of PYTHON) hash.update(readFileSync(pyodide(name)));
  return `python/${hash.digest('hex').slice(0, 16)}/`;
}
const PYTHON_FOLDER = pythonFolder();

/** Python for the page that plays on the device. */
const python: Plugin = {
  name: 'python',
  apply: 'build',
  closeBundle() {
    mkdirSync(join(PAGE, PYTHON_FOLDER), { recursive: true });
    for (const name of PYTHON) copyFileSync(pyodide(name), join(PAGE, PYTHON_FOLDER, name));
  },
};

/** What is part of the built page, and where its licence is: some packages come without the text. */
const SHIPPED: Record<string, string> = {
  pyodide: 'licences/MPL-2.0.txt',
  'CPython (in pyodide)': 'licences/PSF-2.0.txt',
  svelte: 'node_modules/svelte/LICENSE.md',
  '@fluent/bundle': 'licences/Apache-2.0.txt',
  '@fontsource-variable/inter': 'node_modules/@fontsource-variable/inter/LICENSE',
  '@fontsource/cormorant-garamond': 'node_modules/@fontsource/cormorant-garamond/LICENSE',
};

const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  closeBundle() {
    const parts = Object.entries(SHIPPED).map(([name, file]) => `${name}\n${'='.repeat(name.length)}\n\n${readFileSync(here(file), 'utf8').trim()}\n`);
    writeFileSync(join(PAGE, 'licences.txt'), parts.join('\n\n'));
  },
};

/** What can be made smaller lies ready in two compressed forms, so that the server need not. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const path of [...files(PAGE)].filter((path) => PLAIN.test(path) && !path.endsWith('index.html'))) {
      const bytes = readFileSync(path);
      if (bytes.length < 600) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

export default defineConfig({
  // Addresses inside the page are relative: the server knows under which path it lives.
  base: './',
  plugins: [svelte(), svelteTesting(), python, licences, compressed],
  define: { PYTHON_FOLDER: JSON.stringify(PYTHON_FOLDER) },
  resolve: {
    alias: { $lib: here('src/lib'), $ui: here('src/ui'), $table: here('src/table'), $types: here('src/types/schema.ts') },
  },
  worker: { format: 'es' },
  build: { outDir: PAGE, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], restoreMocks: true },
});
