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

/** Python for the page that needs no server. Its files keep their names: they call each other by them. */
const python: Plugin = {
  name: 'python',
  apply: 'build',
  closeBundle() {
    mkdirSync(join(PAGE, 'python'), { recursive: true });
    for (const name of PYTHON) copyFileSync(here(`node_modules/pyodide/${name}`), join(PAGE, 'python', name));
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
  plugins: [svelte(), svelteTesting(), python, compressed],
  resolve: {
    alias: { $lib: here('src/lib'), $ui: here('src/ui'), $table: here('src/table'), $types: here('src/types/schema.ts') },
  },
  worker: { format: 'es' },
  build: { outDir: PAGE, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], restoreMocks: true },
});
