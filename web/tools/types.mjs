// Writes src/types/schema.ts from docs/schema.json; with --check, only says whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';

const SCHEMA = new URL('../../docs/schema.json', import.meta.url);
const TARGET = new URL('../src/types/schema.ts', import.meta.url);
const HEAD = `// Made from docs/schema.json by \`npm run types\`; edits are lost.

/** Any JSON object. */
export type Json = { [key: string]: unknown };
`;

const union = (types) => [...new Set(types)].join(' | ');
const literals = (values) => union(values.map((value) => JSON.stringify(value)));
const PLAIN = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' };

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return literals(schema.enum);
  if (schema.anyOf) return union(schema.anyOf.map(typeOf));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.type === 'array') return `Array<${schema.items ? typeOf(schema.items) : 'unknown'}>`;
  if (schema.type === 'object') return objectOf(schema);
  return PLAIN[schema.type] ?? 'unknown';
}

function objectOf(schema) {
  const more = schema.additionalProperties;
  if (!schema.properties) {
    return more && typeof more === 'object' ? `{ [key: string]: ${typeOf(more)} }` : 'Json';
  }
  const required = new Set(schema.required ?? []);
  // What names a kind of message is always told.
  const fields = Object.entries(schema.properties).map(([name, value]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}${required.has(name) ? '' : '?'}: ${typeOf(value)};`;
  });
  return fields.length ? `{\n${fields.join('\n')}\n}` : 'Record<string, never>';
}

function comment(text) {
  if (!text) return '';
  const lines = text.trim().replaceAll('*/', '* /').split('\n');
  return lines.length === 1 ? `/** ${lines[0]} */\n` : `/**\n${lines.map((line) => ` * ${line.trim()}`).join('\n')}\n */\n`;
}

const { $defs } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
const types = Object.entries($defs).map(
  ([name, schema]) => `\n${comment(schema.description)}export type ${name} = ${typeOf(schema)};\n`,
);
const text = HEAD + types.join('');

if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== text) {
    console.error('src/types/schema.ts is not what docs/schema.json says; `npm run types` writes it anew.');
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, text);
}
