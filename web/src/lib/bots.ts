/** Which opponents a game offers, from the mildest to the strongest, and what they are called. */

import { infoOf } from './games';
import { words } from './words.svelte';

const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'].map((name) => `level:${name}`);
// Where there are no measured levels, bots are offered by name, in this order.
const NAMED = ['random', 'greedy', 'ismcts'];

/** The levels, if the server has them; else its bots. `chosen` is always among them. */
export function botsFor(game: string, all: readonly string[], chosen: readonly string[] = []): string[] {
  const levels = LEVELS.filter((level) => all.includes(level));
  const named = [...NAMED, ...(infoOf(game)?.bots ?? [])].filter((bot) => all.includes(bot));
  const offered = levels.length ? levels : named;
  return [...offered, ...new Set(chosen.filter((bot) => all.includes(bot) && !offered.includes(bot)))];
}

export function defaultBot(bots: readonly string[]): string {
  return ['level:casual', 'greedy'].find((bot) => bots.includes(bot)) ?? bots[0] ?? 'greedy';
}

export function botTitle(spec: string): string {
  const id = `page-bot-${spec.replace(/[^a-z0-9]+/gi, '-')}`;
  return words.has(id) ? words.say({ id }) : spec;
}

/** How strong, from 1 to 5, for a picture of bars; null: unknown. */
export function strength(spec: string): number | null {
  const level = LEVELS.indexOf(spec);
  return level >= 0 ? level + 1 : ({ random: 1, greedy: 3, ismcts: 4 }[spec] ?? null);
}
