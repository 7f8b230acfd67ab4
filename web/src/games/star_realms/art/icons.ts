// Signs of the factions and icons of the effects. Every icon is a 24-unit square with a shape of its own.
import type { Effect, Faction, Gains } from '../card_data';
import { poly, polar, range, type Point } from './svg';

const CENTRE: Point = [12, 12];
const PAPER = '#f3efe4';

const box = (body: string, kind: string): string => `<svg class="ic ${kind}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${body}</svg>`;
/** A number in the middle; `two` is how much smaller two digits are, to stay inside the rim. */
const figure = (n: number, fill: string, size = 13.8, two = 0.92): string => {
  const height = size * (n > 999 ? 0.5 : n > 99 ? 0.62 : n > 9 ? two : 1);
  return `<text x="12" y="${(12 + height * 0.355).toFixed(1)}" text-anchor="middle" font-size="${height.toFixed(1)}" font-weight="750" fill="${fill}" letter-spacing="-.4">${n}</text>`;
};
const burst = (n: number, outer: number, inner: number): string =>
  poly(range(n * 2, (i) => polar(i % 2 ? inner : outer, (i * Math.PI) / n - Math.PI / 2, CENTRE))) + 'Z';

/* Faction signs: a compass star with long rays, a trefoil cell, a spearhead, a hexagonal nut with an eye,
   a broken ring. Told apart by outline alone, at 11 px and in grey. */
const hexagon = (r: number): string => poly(range(6, (i) => polar(r, (i * Math.PI) / 3 - Math.PI / 2, CENTRE))) + 'Z';
const SIGNS: Readonly<Record<Faction, string>> = {
  trade_federation:
    '<path fill="currentColor" d="M12 0 13.9 8.2 19.4 4.6 15.8 10.1 24 12 15.8 13.9 19.4 19.4 13.9 15.8 12 24 10.1 15.8 4.6 19.4 8.2 13.9 0 12 8.2 10.1 4.6 4.6 10.1 8.200Z"/>',
  blob: '<path fill="currentColor" fill-rule="evenodd" d="M12 1.600c3.4 0 5.6 2.6 5.2 5.7-.2 1.5.5 2.3 1.8 2.9 2.9 1.3 4.2 4.3 2.9 7.2-1.4 3-4.9 3.9-7.6 2.1-1.5-1-3.1-1-4.6 0-2.7 1.8-6.2.9-7.6-2.1-1.3-2.9 0-5.9 2.9-7.2 1.3-.6 2-1.4 1.8-2.900C6.4 4.2 8.6 1.6 12 1.600ZM12 9.600a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.800Z"/>',
  star_empire:
    '<path fill="currentColor" d="M12 .8 15.2 10 23 7.6 18.6 17.2 14.6 15.6 12 23.2 9.4 15.6 5.4 17.2 1 7.6 8.8 10Z"/>',
  machine_cult: `<path fill="currentColor" fill-rule="evenodd" d="${hexagon(11.6)}${hexagon(7.2)}"/><rect x="9" y="9" width="6" height="6" fill="currentColor"/>`,
  unaligned: '<circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="9 2"/>',
};
export const sign = (faction: Faction): string => box(SIGNS[faction], `sign ${faction}`);

/* The three currencies: coin, reticle, sun. Without a number: the bare sign. */
export const trade = (n?: number): string =>
  box(
    '<circle cx="12" cy="12" r="11" fill="var(--trade)"/><circle cx="12" cy="12" r="8.9" fill="none" stroke="#7a5414" stroke-opacity=".55" stroke-width=".7"/>' +
      (n === undefined
        ? '<path d="M12 6.5 13.3 10.7 17.5 12 13.3 13.3 12 17.5 10.7 13.3 6.5 12 10.7 10.700Z" fill="#5d3c06"/>'
        : figure(n, '#3c2703')),
    'trade',
  );
export const combat = (n?: number): string =>
  box(
    '<circle cx="12" cy="12" r="8.8" fill="#3a1218" stroke="var(--combat)" stroke-width="1.9"/>' +
      '<path d="M12 .4v4M12 19.600v4M.4 12h4M19.6 12h4" stroke="var(--combat)" stroke-width="2.2"/>' +
      (n === undefined ? '<circle cx="12" cy="12" r="2.2" fill="var(--combat)"/>' : figure(n, '#ffe6df', 13.8, 0.76)),
    'combat',
  );
export const authority = (n?: number): string =>
  box(
    `<path d="${burst(12, 12, 9.2)}" fill="var(--authority)"/><circle cx="12" cy="12" r="7.9" fill="#12284a"/>` +
      (n === undefined ? '<circle cx="12" cy="12" r="3" fill="var(--authority)"/>' : figure(n, '#eaf6ff', 12.8, 0.82)),
    'authority',
  );
export const defense = (n: number, outpost: boolean): string =>
  outpost
    ? box(`<path d="M12 .8 22 4v8.200c0 5.4-4.2 9-10 11.200C6.2 21.2 2 17.6 2 12.200V4Z" fill="${PAPER}"/>${figure(n, '#10162c', 13.5, 0.9)}`, 'defense')
    : box(`<circle cx="12" cy="12" r="10.6" fill="#0b1124" stroke="${PAPER}" stroke-width="1.5" stroke-dasharray="3.2 1.3"/>${figure(n, PAPER)}`, 'defense');

/* The verbs. */
const tag = (n: number): string =>
  n === 1
    ? ''
    : `<circle cx="18.4" cy="17.6" r="6" fill="${PAPER}"/><text x="18.4" y="21.5" text-anchor="middle" font-size="11" font-weight="800" fill="#10162c">${n}</text>`;
const leaf = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="10.5" height="14.5" rx="1.8" fill="#1c274c" stroke="${PAPER}" stroke-width="1.5"/>`;
const stroked = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const BIN = 'M4 6.200h16M9.2 5.900V3.400h5.600v2.500M5.8 6.600l1.2 14.200h10l1.2-14.200M10 10.200v7M14 10.200v7';
const [MINT, ROSE] = ['var(--verb-good)', 'var(--verb-bad)'];

const draw = (n: number): string => box(leaf(3.5, 5.5) + stroked('M17.8 15.500V4.200m-3.6 3.6 3.6-3.9 3.6 3.9', MINT, 2.2) + tag(n), 'act');
export const discards = box(
  leaf(8.5, 3.5) + stroked('M4.6 6.500v11.600m-3.4-3.5 3.4 3.8 3.4-3.8', ROSE, 2.2) + stroked('m11.3 8.2 5 5m0-5-5 5', ROSE, 1.6),
  'act',
);
const cycle = (n: number): string =>
  box(
    `<rect x="8" y="6" width="8" height="11.5" rx="1.5" fill="#1c274c" stroke="${PAPER}" stroke-width="1.4"/>` +
      stroked('M3.6 15.500A9.6 9.6 0 0 1 16.5 3.400M20.6 8.500A9.6 9.6 0 0 1 7.5 20.7', MINT, 2) +
      `<path d="m13.6.4 4.6 2.9-4 3.600ZM10.4 23.600l-4.6-2.9 4-3.600Z" fill="${MINT}"/>${tag(n)}`,
    'act',
  );
export const bin = box(stroked(BIN, 'currentColor', 1.9), 'bin');
const scrapCard = (n: number): string => box(stroked(BIN, PAPER, 1.9) + tag(n), 'act');
const scrapRow = (n: number): string =>
  box(
    `<g transform="translate(0 -1) scale(.72)">${stroked(BIN, PAPER, 1.9)}</g><path d="M2.5 20.500h4.600M9.7 20.500h4.600M16.9 20.500h4.6" stroke="var(--trade)" stroke-width="2.6"/>${tag(n)}`,
    'act',
  );
export const destroy = box(
  `<path d="${burst(9, 12, 8.6)}" fill="#3a1218" stroke="var(--combat)" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M12.8 6.200a5.8 5.8 0 0 1 3.6 9.600l-3.5-2.3.8-2.6-2.5-1.600Z" fill="${PAPER}"/><path d="M10.2 6.500a5.8 5.8 0 0 0 4.6 10.900L11 14.700l.8-2.7-3.3-1.500Z" fill="${PAPER}"/>`,
  'act',
);
export const toTop = box(
  stroked('M3 20.500h14M4.5 17h11M6 13.500h8', PAPER, 1.8) + `<path d="M10 1.5 14 10H6Z" fill="${MINT}"/>` + stroked('M20.5 19V8.500m-2.6 2.8 2.6-3 2.6 3', MINT, 1.7),
  'act',
);
const price = (text: string): string =>
  `<circle cx="17" cy="16.6" r="6.8" fill="var(--trade)"/><text x="17" y="${text.length > 2 ? 19.6 : 20.6}" text-anchor="middle" font-size="${text.length > 2 ? 8 : 11}" font-weight="800" fill="#3c2703">${text}</text>`;
const freeShip = (text = '0'): string => box(`<path d="M9 2 15 18 9 15 3 18Z" fill="${PAPER}"/>${price(text)}`, 'act');
const copyShip = box(
  `<path d="M8 3 13.5 19 8 16 2.5 19Z" fill="none" stroke="${PAPER}" stroke-width="1.5" stroke-linejoin="round" stroke-dasharray="2.4 1.5"/><path d="M16 4 21.5 20 16 17 10.5 20Z" fill="${PAPER}"/>`,
  'act',
);

/* What only cards of packs do. */
const dropCard = (n: number): string => box(leaf(3.5, 3.5) + stroked('M17.8 6.500v11.600m-3.4-3.5 3.4 3.8 3.4-3.8', ROSE, 2.2) + tag(n), 'act');
const freeCard = (text: string): string => box(leaf(2.5, 3) + price(text), 'act');
export const returnBase = box(
  `<circle cx="14" cy="12" r="8" fill="none" stroke="${PAPER}" stroke-width="1.8" stroke-dasharray="3.2 1.3"/>` + stroked('M14 12H2.500m4-4-4 4 4 4', MINT, 2.2),
  'act',
);
const copyBase = box(
  `<circle cx="9" cy="11" r="7.5" fill="none" stroke="${PAPER}" stroke-width="1.5" stroke-dasharray="2.4 1.5"/><circle cx="15" cy="13" r="7.5" fill="#1c274c" stroke="${PAPER}" stroke-width="1.6"/>`,
  'act',
);
const more = box('<circle cx="5" cy="12" r="2.2" fill="currentColor"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/><circle cx="19" cy="12" r="2.2" fill="currentColor"/>', 'ui');

/* Of the table. */
export const ui = {
  hand: box(stroked('M9 5h10v14H9ZM6 7v12M3.5 9v8', 'currentColor', 1.7), 'ui'),
  deck: box(stroked('M5 8h11v13H5ZM8 5h11v13', 'currentColor', 1.7), 'ui'),
  heap: box(stroked('M6 5h11v14H6ZM9 9l5 6M14 9l-5 6', 'currentColor', 1.7), 'ui'),
  crown: box('<path d="M3 18.5 1.8 7.5 7.4 11.3 12 4.5 16.6 11.3 22.2 7.5 21 18.500Z" fill="currentColor"/>', 'ui'),
  anchor: box(stroked('M12 7.500V21M8 11h8M4 14c.5 4.5 3.8 7 8 7s7.5-2.5 8-7M12 3a2.2 2.2 0 1 0 0 4.400A2.2 2.2 0 0 0 12 3Z', 'currentColor', 1.7), 'ui'),
  lock: box(stroked('M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3', 'currentColor', 1.7), 'ui'),
  /** An outpost and a base, as the shield and the ring on their cards, without a number. */
  outpost: box(`<path d="M12 .8 22 4v8.200c0 5.4-4.2 9-10 11.200C6.2 21.2 2 17.6 2 12.200V4Z" fill="currentColor"/>`, 'ui'),
  base: box('<circle cx="12" cy="12" r="9.8" fill="none" stroke="currentColor" stroke-width="2.2" stroke-dasharray="4.2 2"/>', 'ui'),
  gift: box(stroked('M4 12h14m-5-5 5 5-5 5M21 5v14', 'currentColor', 1.7), 'ui'),
  dawn: box('<path d="M5 17a7 7 0 0 1 14 0ZM1 17h22v2H1ZM11 3h2v5h-2ZM3.5 7.500l1.4-1.4 3 3-1.4 1.400ZM20.5 7.500l-1.4-1.4-3 3 1.4 1.400Z" fill="currentColor"/>', 'ui'),
  dusk: box('<path d="M15 3a9.5 9.5 0 1 0 6 13.500A8 8 0 0 1 15 3Z" fill="currentColor"/>', 'ui'),
  zoom: box(stroked('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.500M10.5 8v5M8 10.500h5', 'currentColor', 1.7), 'ui'),
};
/** Use marks: a lit star, a tick, an open ring. */
export const mark = {
  ready: box('<path d="M12 0 14.8 9.2 24 12 14.8 14.8 12 24 9.2 14.8 0 12 9.2 9.200Z" fill="currentColor"/>', 'mark'),
  used: box(stroked('M4 13 10 19 21 6', 'currentColor', 3.2), 'mark'),
  waiting: box('<circle cx="12" cy="12" r="7.2" fill="none" stroke="currentColor" stroke-width="3"/>', 'mark'),
};

/** What a sign between two icons, and a letter of a word between them, takes of an icon's width. */
const [OPERATOR, LETTER] = [0.25, 0.25];
const op = (text: string): string => `<i class="op">${text}</i>`;

/** What stands together: an icon, or several with a sign between them. */
interface Sign {
  svg: string;
  /** In icons. */
  wide: number;
}
const one = (svg: string): Sign => ({ svg, wide: 1 });
const joined = (...parts: string[]): string => `<span class="joined">${parts.join('')}</span>`;
/** First these, then those, with a sign between them. */
const linked = (first: readonly string[], between: string, then: readonly string[]): Sign => ({
  svg: joined(...first, op(between), ...then),
  wide: first.length + then.length + OPERATOR,
});
const listed = (gain: Gains): string[] => [
  ...(gain.authority ? [authority(gain.authority)] : []),
  ...(gain.trade ? [trade(gain.trade)] : []),
  ...(gain.combat ? [combat(gain.combat)] : []),
];
/** Something done to cards, and what each of them gives. */
const eachGives = (deed: string, each: Gains | undefined): Sign => (each ? linked([deed], '›', listed(each)) : one(deed));

function condition(effect: Effect & { op: 'if' }): Sign {
  const parts = (): string[] => {
    if (effect.bases) return [defense(effect.bases, false)];
    if (effect.played) return [sign(effect.faction ?? 'unaligned'), op(`×${effect.played}`)];
    return effect.authority_at_most ? [op('≤'), authority(effect.authority_at_most)] : [authority(effect.authority_at_least)];
  };
  const shown = parts();
  return { svg: joined(...shown, op(':')), wide: 1 + OPERATOR * shown.length };
}

function signsOf(effect: Effect, or: string): Sign[] {
  switch (effect.op) {
    case 'gain':
      return listed(effect).map(one);
    case 'gain_per':
      return [linked([...listed(effect), ...(effect.draw ? [draw(effect.draw)] : [])], '×', [effect.per === 'base' ? ui.base : sign(effect.per)])];
    case 'draw':
      return [one(draw(effect.count))];
    case 'draw_then_discard':
      return [linked([draw(effect.count)], '›', [dropCard(effect.discard)])];
    case 'draw_if_bases':
      return [linked([defense(effect.bases, false)], ':', [draw(effect.count)])];
    case 'draw_per_blob':
      return [linked([draw(1)], '×', [sign('blob')])];
    case 'discard_then_draw':
      return [one(cycle(effect.most))];
    case 'opponent_discards':
      return [one(discards)];
    case 'scrap_own': {
      const done = eachGives(scrapCard(effect.most), effect.each);
      return effect.then_draw ? [{ svg: joined(done.svg, op('›'), draw(effect.most)), wide: done.wide + 1 + OPERATOR }] : [done];
    }
    case 'scrap_row':
      return [eachGives(scrapRow(effect.most ?? 1), effect.each)];
    case 'destroy':
      return [one(destroy)];
    case 'return_base':
      return [one(returnBase)];
    case 'next_on_top':
      return [one(toTop)];
    case 'acquire_on_top':
      return [one(freeShip()), one(toTop)];
    case 'acquire': {
      const card = effect.ships ? freeShip(`≤${effect.cost}`) : freeCard(`≤${effect.cost}`);
      return [linked([card], '›', [effect.to === 'deck' ? toTop : effect.to === 'hand' ? ui.hand : ui.heap])];
    }
    case 'copy':
      return [one(copyShip)];
    case 'copy_base':
      return [one(copyBase)];
    case 'either': {
      const between: Sign = { svg: `<i class="or">${or}</i>`, wide: LETTER * or.length };
      return effect.options.flatMap((option, at) => [...(at ? [between] : []), ...signsIn(option, or)]);
    }
    case 'if':
      return [condition(effect), ...signsIn(effect.then, or), ...(effect.else ? [{ svg: op('/'), wide: OPERATOR }, ...signsIn(effect.else, or)] : [])];
  }
}
const signsIn = (effects: readonly Effect[], or: string): Sign[] => effects.flatMap((effect) => signsOf(effect, or));

/** All that is shown of an ability where there is room for so many icons; what is cut off is told by three dots. */
function shown(effects: readonly Effect[], or: string, most: number): Sign[] {
  const all = signsIn(effects, or);
  let left = most;
  const within = all.findIndex(({ wide }) => (left -= wide) < 0);
  return within < 0 ? all : [...all.slice(0, Math.max(1, within - 1)), one(more)];
}

/** The icons of one ability; `or` is the word between two options, in the reader's language. */
export function icons(effects: readonly Effect[], or: string, most = Infinity): string {
  return shown(effects, or, most).map(({ svg }) => svg).join('');
}

/** How much room they take, in icons; the word between two options counts by its letters. */
export function width(effects: readonly Effect[], or: string, most = Infinity): number {
  return shown(effects, or, most).reduce((sum, { wide }) => sum + wide, 0);
}

/** The icons of an ability that always holds. */
export const ALWAYS = {
  ally_of_all: sign('trade_federation') + sign('blob') + sign('star_empire') + sign('machine_cult'),
  pay_per_ship: joined(box(`<path d="M12 2 19 21 12 17 5 21Z" fill="${PAPER}"/>`, 'act'), op('›'), combat(1)),
};

/** As `width` tells it of the others. */
export const ALWAYS_WIDTH = { ally_of_all: 4, pay_per_ship: 2 + OPERATOR } as const;
