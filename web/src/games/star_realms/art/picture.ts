// A card's picture, 200 x 150: an atlas plate with its subject. Made once, kept as an address.
import { cardOf } from '../box.svelte';
import { factionsOf, type CardData } from '../card_data';
import { CARDS } from '../cards';
import { blobShip, blobWheel, blobWorld, hive } from './blob';
import { bot, cultStation, cultWorld, mech, needle } from './cult';
import { empireShip, empireStation, empireWorld } from './empire';
import { federationShip, federationStation, federationWorld } from './federation';
import {
  anyBlobShip, anyCultShip, anyEmpireShip, anyEmpireStation, anyFederationShip, anyFederationStation, isWorld, sizeOf,
  BLOB_SHIPS, CULT_SHIPS, EMPIRE_SHIPS, EMPIRE_STATIONS, FEDERATION_SHIPS, FEDERATION_STATIONS,
} from './models';
import { INK, chance, circle, f, line, polar, range, type Chance } from './svg';
import { explorer, haven, scout, vessel, viper } from './unaligned';

interface Subject {
  art: string;
  turn: number;
  scale: number;
}

/** As it is printed, or what chance makes of it. */
const modelOf = <Model>(printed: Readonly<Record<string, Model>>, seed: string, r: Chance, any: (r: Chance) => Model): Model =>
  printed[seed] ?? any(r);

function ship(seed: string, card: CardData, r: Chance): Subject {
  const size = sizeOf(card.cost);
  const scale = 1.52 - Math.min(size, 8) * 0.035;
  switch (card.faction) {
    case 'trade_federation': {
      const model = modelOf(FEDERATION_SHIPS, seed, r, anyFederationShip);
      return { art: federationShip(r, size, model), turn: r.in(48, 62), scale };
    }
    case 'star_empire':
      return { art: empireShip(size, modelOf(EMPIRE_SHIPS, seed, r, anyEmpireShip)), turn: r.in(44, 60), scale };
    case 'blob': {
      const model = modelOf(BLOB_SHIPS, seed, r, anyBlobShip);
      return { art: blobShip(r, size, model), turn: r.in(38, 60), scale };
    }
    case 'machine_cult': {
      const model = modelOf(CULT_SHIPS, seed, r, anyCultShip);
      if ('needle' in model) return { art: needle(model), turn: 62, scale };
      const upright = 'mech' in model;
      return { art: upright ? mech(size, model) : bot(size, model), turn: upright ? 0 : r.in(-9, 9), scale: 1.06 };
    }
    case 'unaligned':
      if (seed === 'explorer') return { art: explorer(), turn: 52, scale: 1.24 };
      if (seed === 'viper') return { art: viper(), turn: 52, scale: 1.45 };
      return seed === 'scout' ? { art: scout(), turn: 52, scale: 1.45 } : { art: vessel(r, size), turn: r.in(40, 60), scale };
  }
}

function base(seed: string, card: CardData, r: Chance): Subject {
  const isPrinted = seed in CARDS;
  const world = isWorld(seed, isPrinted, r);
  const art = (): string => {
    switch (card.faction) {
      case 'trade_federation':
        return world ? federationWorld(r) : federationStation(r, modelOf(FEDERATION_STATIONS, seed, r, anyFederationStation));
      case 'star_empire':
        return world ? empireWorld(r) : empireStation(r, modelOf(EMPIRE_STATIONS, seed, r, anyEmpireStation));
      case 'blob':
        return world ? blobWorld(r) : (isPrinted ? seed === 'the-hive' : r.yes(0.5)) ? hive(r) : blobWheel(r);
      case 'machine_cult':
        return world ? cultWorld(r, isPrinted ? seed === 'brain-world' : r.yes(0.5)) : cultStation(r, card.cost);
      case 'unaligned':
        return haven(r, sizeOf(card.cost));
    }
  };
  return { art: art(), turn: 0, scale: 1.1 };
}

/**
 * What its shape comes from: of a printed card the code, of any other its code and its English name. A card with a
 * printed card's code that is of another kind is another card.
 */
function seedOf(id: string, card: CardData): string {
  const printed = CARDS[id];
  if (printed?.faction === card.faction && printed.kind === card.kind) return id;
  const name = card.name?.args.card;
  return `${id} ${typeof name === 'object' && 'id' in name ? String(name.args.en) : ''}`;
}

/** What a card shows, before it is laid on its sky. */
export function subjectOf(id: string, card: CardData): Subject {
  const seed = seedOf(id, card);
  return card.kind === 'ship' ? ship(seed, card, chance(seed)) : base(seed, card, chance(seed));
}

const sky = (r: Chance, count: number): string =>
  range(count, () => {
    const q = r.next();
    const size = q < 0.75 ? 0.45 : q < 0.95 ? 0.8 : 1.2;
    return circle(r.in(0, 200), r.in(0, 150), size, `fill="#f5ecd6" opacity="${f(r.in(0.3, 1))}"`);
  }).join('');

/** The whole plate as SVG; `low`: for a place more than twice as wide as high, the subject whole in more sky. */
export function plate(id: string, low = false): string {
  const card = cardOf(id);
  if (!card) return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150"/>';
  const [k, r] = [INK[card.faction], chance(`${id}/sky`)];
  // Of two factions: the hull of the one in the sky of both.
  const far = INK[factionsOf(card)[1] ?? card.faction];
  const glow = r.in(0.25, 0.75);
  const { art, turn, scale } = subjectOf(id, card);
  const centre = [r.in(-40, 240), r.in(190, 260)] as const;
  const rings = range(5, (i) => circle(centre[0], centre[1], 70 + i * 44, `fill="none" stroke="${far.light}" stroke-width=".5" opacity=".2"`));
  const hours = range(9, (i) => {
    const a = -Math.PI + i * 0.39 + 0.1;
    return line(polar(60, a, centre), polar(330, a, centre), `stroke="${k.light}" stroke-width=".4" opacity=".16"`);
  });
  const [left, wide, size] = low ? [-62, 324, 0.96] : [0, 200, 1];
  const stops = [[0, k.deep], [0.55, far.sky], [1, far === k ? '#070b18' : far.deep]] as const;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${wide} 150" preserveAspectRatio="xMidYMid slice">` +
    `<radialGradient id="sky" cx="${f(glow)}" cy=".35" r=".85">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</radialGradient>` +
    `<rect x="${left}" width="${wide}" height="150" fill="url(#sky)"/>${rings.join('')}${hours.join('')}${sky(r, 46)}` +
    `<g transform="translate(100 ${turn === 0 && card.kind === 'ship' ? 70 : 76}) rotate(${f(turn)}) scale(${(scale * size).toFixed(2)})">${art}</g></svg>`
  );
}

const made = new Map<string, string>();

/** An address for `<img>`: the browser draws it once and moves it cheaply; ids stay inside. */
export function picture(id: string, low = false): string {
  const card = cardOf(id);
  // A card of the same code in another box may look otherwise.
  const name = card ? [seedOf(id, card), ...factionsOf(card), card.kind, card.cost, low].join(' ') : '';
  const known = made.get(name);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(plate(id, low))}`;
  made.set(name, address);
  return address;
}
