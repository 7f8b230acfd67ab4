/** How the full constellations were scored, step by step, as the events told it. */
import type { SternenhimmelEvent, SternenhimmelPaid, SternenhimmelSeenChart } from '$types';
import type { Message } from '$lib/words.svelte';
import type { Happening } from '$table/contract';

export const STEPS = ['reveal', 'meet', 'swallow', 'double', 'totals', 'coins'] as const;
export type Step = (typeof STEPS)[number];

export interface ScoredToken {
  star: string;
  seat: number;
  token: string;
  /** It lay face down until now. */
  wasDown: boolean;
  /** What removed it, if anything. */
  gone: 'met' | 'swallowed' | null;
  /** What it counts: told only where it is more than it shows. */
  worth: number | null;
}

export interface Scoring {
  board: string;
  /** Where in the sky it lay. */
  place: number;
  /** The entry of the log. */
  number: number;
  tokens: ScoredToken[];
  /** A black hole and what it took. */
  swallowed: { star: string; seat: number; stars: string[] }[];
  paid: (SternenhimmelPaid & { seat: number; before: number })[];
  /** The server's sentences for each step. */
  says: Record<Step, string[]>;
}

type Told = Happening<SternenhimmelEvent>;

const starOf = (place: string): string => place.split('.').slice(2).join('.');

/** What still stands of a log: without what was taken back. */
function standing(log: readonly Told[]): Told[] {
  const kept: Told[] = [];
  for (const one of log) {
    if (one.event.type === 'taken_back') while (kept.length && (kept.at(-1)?.ply ?? 0) > one.ply) kept.pop();
    else kept.push(one);
  }
  return kept;
}

export function scorings(log: readonly Told[]): Scoring[] {
  const found: Scoring[] = [];
  const purses: number[] = [];
  let open: Scoring | null = null;
  for (const { event, sentence, number } of standing(log)) {
    if (event.type === 'completed') {
      open = { board: event.board, place: 0, number, tokens: [], swallowed: [], paid: [], says: { reveal: [], meet: [], swallow: [], double: [], totals: [], coins: [] } };
      continue;
    }
    if (!open) continue;
    const now: Scoring = open;
    const token = (star: string): ScoredToken => {
      const known = now.tokens.find((one) => one.star === star);
      if (known) return known;
      const fresh: ScoredToken = { star, seat: 0, token: '', wasDown: false, gone: null, worth: null };
      now.tokens.push(fresh);
      return fresh;
    };
    switch (event.type) {
      case 'turned_up':
        token(starOf(event.source)).wasDown = true;
        now.says.reveal.push(sentence);
        break;
      case 'annihilated':
        for (const star of event.stars) token(starOf(star)).gone = 'met';
        now.says.meet.push(sentence);
        break;
      case 'swallowed': {
        const stars = event.stars.map(starOf);
        for (const star of stars) token(star).gone = 'swallowed';
        now.swallowed.push({ star: starOf(event.star), seat: event.seat ?? 0, stars });
        now.says.swallow.push(sentence);
        break;
      }
      case 'doubled':
        token(starOf(event.star)).worth = event.worth;
        now.says.double.push(sentence);
        break;
      case 'paid': {
        const seat = event.seat ?? 0;
        now.paid.push({ ...event, seat, before: purses[seat] ?? 0 });
        purses[seat] = (purses[seat] ?? 0) + event.coins;
        now.says.coins.push(sentence);
        break;
      }
      case 'returned':
        Object.assign(token(starOf(event.source)), { seat: event.seat ?? 0, token: event.card });
        break;
      case 'scored':
        now.place = Number(event.source.split('.')[1] ?? 0);
        found.push(now);
        open = null;
        break;
      default:
    }
  }
  return found;
}

/** Its tokens as a sheet shows them: all turned up. */
export const seen = ({ tokens }: Scoring): SternenhimmelSeenChart['tokens'] =>
  Object.fromEntries(tokens.map((one) => [one.star, { seat: one.seat, token: one.token as '1', face_down: false }]));

/** What a double star makes of it: “×2 = 6”. */
export const times = ({ token, worth }: ScoredToken): string => `×${(worth ?? 0) / (Number(token) || 1)} = ${worth ?? 0}`;

/** Why somebody gets what they get, in a few words. Whoever pays the others keeps less than the prize. */
export const why = ({ reason, coins, compensation }: SternenhimmelPaid): Message =>
  compensation ? { id: 'sternenhimmel-table-first-pays', args: { first: coins + compensation, paid: compensation } } : { id: 'sternenhimmel-table-reason', args: { reason } };

/** What the payment comes to in one word, for the sentence about it. */
export type Payout = 'alone' | 'none' | 'prizes' | 'tied_first' | 'tied_second';
export function payout({ paid }: Scoring): Payout {
  const reasons = new Set(paid.map(({ reason }) => reason));
  for (const one of ['tied_first', 'tied_second', 'alone'] as const) if (reasons.has(one)) return one;
  return reasons.has('first') ? 'prizes' : 'none';
}

/** Places, best first; who is equal in total and tokens shares one, and who has no token left has none. */
export function placed(scoring: Scoring): (Scoring['paid'][number] & { place: number | null })[] {
  const all = ranked(scoring);
  return all.map((one) => ({ ...one, place: one.tokens ? all.findIndex((other) => other.total === one.total && other.tokens === one.tokens) + 1 : null }));
}

/** Best first: coins decide nothing here, the totals and then the tokens left do. */
export const ranked = (scoring: Scoring): Scoring['paid'] =>
  [...scoring.paid].sort((a, b) => b.total - a.total || b.tokens - a.tokens || b.coins - a.coins);
