/** What each step of a scoring says: who did what to whom, put together from what the events told. */
import type { DrawnBoard } from './art/boards';
import type { Say } from './model';
import { payout, placed, type ScoredToken, type Scoring, type Step } from './scoring';

/** The sentences of a step. */
export function teller(scoring: Scoring, board: DrawnBoard, say: Say): (step: Step) => string[] {
  const label = (star: string): string => board.stars.find(({ id }) => id === star)?.label ?? star;
  const find = (star: string): ScoredToken | undefined => scoring.tokens.find((one) => one.star === star);
  const owned = (star: string): string => {
    const found = find(star);
    return found ? say({ id: 'sternenhimmel-table-owned', args: { player: found.seat, token: found.token } }) : label(star);
  };
  const or = (lines: string[], nothing: string): string[] => (lines.length ? lines : [say({ id: nothing })]);
  /** How many double stars that stayed lie beside it. */
  const helpers = (star: string): number =>
    board.lines.flatMap(([a, b]) => (a === star ? [b] : b === star ? [a] : [])).filter((other) => find(other)?.token === 'double' && find(other)?.gone === null).length;

  const steps: Record<Step, () => string[]> = {
    reveal: () => or(scoring.says.reveal, 'sternenhimmel-table-none-down'),
    meet: () => or(scoring.says.meet, 'sternenhimmel-table-none-met'),
    swallow: () =>
      or(
        scoring.swallowed.map(({ star, seat, stars }) => say({ id: 'sternenhimmel-table-swallows', args: { player: seat, star: label(star), tokens: stars.map(owned) } })),
        'sternenhimmel-table-none-swallowed',
      ),
    double: () =>
      or(
        scoring.tokens
          .filter(({ worth }) => worth !== null)
          .map(({ star, seat, token, worth }) => say({ id: 'sternenhimmel-table-doubled', args: { player: seat, token, star: label(star), count: helpers(star), points: worth ?? 0 } })),
        'sternenhimmel-sheet-none-doubled',
      ),
    totals: () => {
      const all = placed(scoring).filter(({ place }) => place !== null);
      const lines = all.map(({ seat, total, tokens }) => say({ id: 'sternenhimmel-sheet-total', args: { player: seat, points: total, number: tokens } }));
      const isBroken = all.some((one, i) => all[i + 1]?.total === one.total && all[i + 1]?.tokens !== one.tokens);
      return isBroken ? [...lines, say({ id: 'sternenhimmel-table-tie-break' })] : lines;
    },
    coins: () => {
      const behind = scoring.paid.filter(({ reason }) => reason === 'tokens').length;
      const first = scoring.paid.find(({ reason }) => reason === 'first');
      const args = { first: board.first, second: board.second, payout: payout(scoring), count: behind };
      return [
        say({ id: 'sternenhimmel-table-payout', args }),
        ...(first?.compensation ? [say({ id: 'sternenhimmel-sheet-first-pays', args: { player: first.seat, count: first.coins, first: board.first, paid: first.compensation } })] : []),
      ];
    },
  };
  return (step) => steps[step]();
}
