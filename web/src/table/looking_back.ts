/** What still stands of a log, and where in it the last turn began. */

import type { Happening } from './contract';

/** The log without what was taken back. */
export function standing(log: readonly Happening[]): Happening[] {
  const kept: Happening[] = [];
  for (const one of log) {
    if (one.event.type === 'taken_back') {
      while (kept.length && (kept.at(-1)?.ply ?? 0) > one.ply) kept.pop();
    } else {
      kept.push(one);
    }
  }
  return kept;
}

/** The ply after my latest decision before the others' last moves; if I moved last, before that. */
export function startOfLastTurn(stands: readonly Happening[], seat: number | null): number {
  const others = stands.findLastIndex((one) => one.seat !== seat && one.seat !== null);
  const before = stands.slice(0, others + 1).findLastIndex((one) => one.seat === seat);
  return before < 0 ? 0 : (stands[before]?.ply ?? 0);
}
