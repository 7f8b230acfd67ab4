// Writes src/art/zodiac.ts, the figures behind the start page, from the boards of Sternenhimmel;
// with --check, only says whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';

const BOARDS = new URL('../../src/asterism/games/sternenhimmel/box.json', import.meta.url);
const TARGET = new URL('../src/art/zodiac.ts', import.meta.url);

const { constellations } = JSON.parse(readFileSync(BOARDS, 'utf8'));
const figures = constellations.map(({ name, stars, lines }) => {
  const places = stars.map(({ ra, dec, magnitude }) => [ra, dec, magnitude].map((x) => Math.round(x * 100) / 100));
  const at = (id) => stars.findIndex((star) => star.id === id);
  return `  { name: ${JSON.stringify(name)}, stars: ${JSON.stringify(places)}, lines: ${JSON.stringify(lines.map((line) => line.map(at)))} },`;
});
const text = `// Made from the boards of the zodiac by \`npm run zodiac\`; edits are lost.

export interface Figure {
  name: string;
  /** Right ascension and declination in degrees (J2000), and magnitude. */
  stars: readonly (readonly [number, number, number])[];
  lines: readonly (readonly [number, number])[];
}

export const ZODIAC: readonly Figure[] = [
${figures.join('\n')}
];
`;

if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== text) {
    console.error('src/art/zodiac.ts is not what the boards say; `npm run zodiac` writes it anew.');
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, text);
}
