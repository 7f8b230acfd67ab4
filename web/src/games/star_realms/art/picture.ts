// A card's picture, 200 x 150: an atlas plate with its subject. Made once, kept as an address.
import type { CardData } from '../card_data';
import { cardOf } from '../box.svelte';
import { blobShip, blobWheel, blobWorld, hive, type BlobShip } from './blob';
import { bot, cultStation, cultWorld, mech, needle, type Bot, type Mech } from './cult';
import { empireShip, empireStation, empireWorld, type EmpireShip, type EmpireStation } from './empire';
import { federationShip, federationStation, federationWorld, type FederationShip, type FederationStation } from './federation';
import { INK, chance, circle, f, line, polar, range, type Chance } from './svg';
import { explorer, scout, viper } from './unaligned';

// What sets a card apart from the others of its family; the seed does the rest.
const FEDERATION_SHIPS: Record<string, FederationShip> = {
  'federation-shuttle': { wide: 1.25 },
  cutter: { guns: 1, wide: 0.85 },
  'embassy-yacht': { ring: true, wide: 0.8 },
  freighter: { cargo: 4, wide: 0.85 },
  'trade-escort': { cargo: 2, guns: 2, pods: 2 },
  flagship: { guns: 2, pods: 2, wide: 1.1 },
  'command-ship': { ring: true, guns: 2, pods: 2, wide: 1.1 },
};
const FEDERATION_STATIONS: Record<string, FederationStation> = {
  'defense-center': { rings: [[34, 11, 0]], petals: 6, tall: 0.8 },
  'port-of-call': { rings: [], arms: 6 },
  'central-office': { rings: [[30, 9, -22], [46, 14, 0], [32, 10, 24]], tall: 1.05 },
};
const EMPIRE_SHIPS: Record<string, EmpireShip> = {
  'imperial-fighter': { sweep: 1.3, tower: false },
  corvette: { sweep: -0.5, tower: false },
  'imperial-frigate': { prongs: true },
  'survey-ship': { sweep: 0.3, wings: 2 },
  battlecruiser: { wings: 2, prongs: true },
  dreadnaught: { wings: 3, sweep: 0.9 },
};
const EMPIRE_STATIONS: Record<string, EmpireStation> = {
  'recycling-station': { n: 3, belt: true },
  'royal-redoubt': { n: 8, reach: 4 },
  'fleet-hq': { n: 6, belt: true, reach: 18 },
};
const BLOB_SHIPS: Record<string, BlobShip> = {
  'blob-fighter': { arms: 3, horn: 2, nuclei: 1 },
  'battle-pod': { arms: 4, horn: 3, nuclei: 1, stretch: 1 },
  'trade-pod': { arms: 3, nuclei: 4, lobes: 4, stretch: 1.1, frill: true },
  ram: { arms: 4, horn: 1, nuclei: 1, stretch: 1.35 },
  'blob-destroyer': { arms: 6, horn: 4 },
  'battle-blob': { arms: 7, horn: 3, nuclei: 3, frill: true },
  'blob-carrier': { nuclei: 6, lobes: 5, stretch: 1, frill: true },
  mothership: { arms: 9, nuclei: 5, lobes: 5, stretch: 0.85, frill: true },
};
const CULT_SHIPS: Record<string, Bot | Mech> = {
  'trade-bot': { body: 'hex', tool: 'box' },
  'missile-bot': { body: 'oct', tool: 'missile' },
  'supply-bot': { body: 'box', tool: 'claw' },
  'patrol-mech': { mech: 'gun', pale: true },
  'battle-mech': { mech: 'blade' },
  'missile-mech': { mech: 'rack' },
};

interface Subject {
  art: string;
  turn: number;
  scale: number;
}

function ship(id: string, card: CardData, r: Chance): Subject {
  const plain = 1.52 - Math.min(card.cost, 8) * 0.035;
  switch (card.faction) {
    case 'trade_federation':
      return { art: federationShip(r, card.cost, FEDERATION_SHIPS[id] ?? {}), turn: r.in(48, 62), scale: plain };
    case 'star_empire':
      return { art: empireShip(card.cost, EMPIRE_SHIPS[id] ?? {}), turn: r.in(44, 60), scale: plain };
    case 'blob':
      return { art: blobShip(r, card.cost, BLOB_SHIPS[id] ?? {}), turn: r.in(38, 60), scale: plain };
    case 'machine_cult': {
      const model = CULT_SHIPS[id];
      if (!model) return { art: needle(), turn: 62, scale: plain };
      const upright = 'mech' in model;
      return { art: upright ? mech(card.cost, model) : bot(card.cost, model), turn: upright ? 0 : r.in(-9, 9), scale: 1.06 };
    }
    case 'unaligned':
      if (id === 'explorer') return { art: explorer(), turn: 52, scale: 1.24 };
      return { art: id === 'viper' ? viper() : scout(), turn: 52, scale: 1.45 };
  }
}

function base(id: string, card: CardData, r: Chance): Subject {
  const world = id.includes('world');
  const art = (): string => {
    switch (card.faction) {
      case 'trade_federation':
        return world ? federationWorld(r) : federationStation(r, FEDERATION_STATIONS[id] ?? {});
      case 'star_empire':
        return world ? empireWorld(r) : empireStation(r, EMPIRE_STATIONS[id] ?? {});
      case 'blob':
        return world ? blobWorld(r) : id === 'the-hive' ? hive(r) : blobWheel(r);
      default:
        return world ? cultWorld(r, id === 'brain-world') : cultStation(r, card.cost);
    }
  };
  return { art: art(), turn: 0, scale: 1.1 };
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
  const glow = r.in(0.25, 0.75);
  const { art, turn, scale } = card.kind === 'ship' ? ship(id, card, chance(id)) : base(id, card, chance(id));
  const centre = [r.in(-40, 240), r.in(190, 260)] as const;
  const rings = range(5, (i) => circle(centre[0], centre[1], 70 + i * 44, `fill="none" stroke="${k.light}" stroke-width=".5" opacity=".2"`));
  const hours = range(9, (i) => {
    const a = -Math.PI + i * 0.39 + 0.1;
    return line(polar(60, a, centre), polar(330, a, centre), `stroke="${k.light}" stroke-width=".4" opacity=".16"`);
  });
  const [left, wide, size] = low ? [-62, 324, 0.96] : [0, 200, 1];
  const stops = [[0, k.deep], [0.55, k.sky], [1, '#070b18']] as const;
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
  // A card of the same name in another box may look otherwise.
  const name = [id, card?.faction, card?.kind, card?.cost, low].join(' ');
  const known = made.get(name);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(plate(id, low))}`;
  made.set(name, address);
  return address;
}
