// What sets a card apart from the others of its family. The printed cards are listed; those of packs are drawn by
// chance from their code and name, so that each has a shape of its own and always the same.
import type { BlobShip } from './blob';
import type { Bot, Mech, Needle } from './cult';
import type { EmpireShip, EmpireStation } from './empire';
import type { FederationShip, FederationStation } from './federation';
import { range, type Chance } from './svg';

export type CultShip = Bot | Mech | Needle;

export const FEDERATION_SHIPS: Readonly<Record<string, FederationShip>> = {
  'federation-shuttle': { wide: 1.25 },
  cutter: { guns: 1, wide: 0.85 },
  'embassy-yacht': { ring: true, wide: 0.8 },
  freighter: { cargo: 4, wide: 0.85 },
  'trade-escort': { cargo: 2, guns: 2, pods: 2 },
  flagship: { guns: 2, pods: 2, wide: 1.1 },
  'command-ship': { ring: true, guns: 2, pods: 2, wide: 1.1 },
};
export const FEDERATION_STATIONS: Readonly<Record<string, FederationStation>> = {
  'trading-post': {},
  'defense-center': { rings: [[34, 11, 0]], petals: 6, tall: 0.8 },
  'port-of-call': { rings: [], arms: 6 },
  'central-office': { rings: [[30, 9, -22], [46, 14, 0], [32, 10, 24]], tall: 1.05 },
};
export const EMPIRE_SHIPS: Readonly<Record<string, EmpireShip>> = {
  'imperial-fighter': { sweep: 1.3, tower: false },
  corvette: { sweep: -0.5, tower: false },
  'imperial-frigate': { prongs: true },
  'survey-ship': { sweep: 0.3, wings: 2 },
  battlecruiser: { wings: 2, prongs: true },
  dreadnaught: { wings: 3, sweep: 0.9 },
};
export const EMPIRE_STATIONS: Readonly<Record<string, EmpireStation>> = {
  'space-station': {},
  'recycling-station': { n: 3, belt: true },
  'royal-redoubt': { n: 8, reach: 4 },
  'fleet-hq': { n: 6, belt: true, reach: 18 },
};
export const BLOB_SHIPS: Readonly<Record<string, BlobShip>> = {
  'blob-fighter': { arms: 3, horn: 2, nuclei: 1 },
  'battle-pod': { arms: 4, horn: 3, nuclei: 1, stretch: 1 },
  'trade-pod': { arms: 3, nuclei: 4, lobes: 4, stretch: 1.1, frill: true },
  ram: { arms: 4, horn: 1, nuclei: 1, stretch: 1.35 },
  'blob-destroyer': { arms: 6, horn: 4 },
  'battle-blob': { arms: 7, horn: 3, nuclei: 3, frill: true },
  'blob-carrier': { nuclei: 6, lobes: 5, stretch: 1, frill: true },
  mothership: { arms: 9, nuclei: 5, lobes: 5, stretch: 0.85, frill: true },
};
export const CULT_SHIPS: Readonly<Record<string, CultShip>> = {
  'trade-bot': { body: 'hex', tool: 'box' },
  'missile-bot': { body: 'oct', tool: 'missile' },
  'supply-bot': { body: 'box', tool: 'claw' },
  'patrol-mech': { mech: 'gun', pale: true },
  'battle-mech': { mech: 'blade' },
  'missile-mech': { mech: 'rack' },
  'stealth-needle': { needle: 1 },
};

export const anyFederationShip = (r: Chance): FederationShip => ({
  wide: r.in(0.7, 1.35),
  pods: r.int(0, 2),
  guns: r.int(0, 2),
  cargo: r.yes(0.45) ? r.int(1, 4) : 0,
  ring: r.yes(0.35),
});
export const anyFederationStation = (r: Chance): FederationStation => ({
  rings: range(r.int(0, 3), (at) => [r.in(28, 50), r.in(8, 15), (at - 1) * 22] as const),
  petals: r.yes(0.5) ? r.int(4, 8) : 0,
  arms: r.yes(0.4) ? r.int(2, 6) : 0,
  tall: r.in(0.75, 1.08),
});
export const anyEmpireShip = (r: Chance): EmpireShip => ({
  wings: r.int(1, 3),
  sweep: r.in(-0.6, 1.4),
  tower: r.yes(0.6),
  prongs: r.yes(0.4),
});
export const anyEmpireStation = (r: Chance): EmpireStation => ({ n: r.int(3, 9), belt: r.yes(0.5), reach: r.in(2, 20) });
export const anyBlobShip = (r: Chance): BlobShip => ({
  arms: r.int(3, 9),
  horn: r.int(0, 4),
  nuclei: r.int(1, 6),
  stretch: r.in(0.85, 1.4),
  lobes: r.int(2, 6),
  frill: r.yes(0.4),
});

const WEAPONS = ['gun', 'blade', 'rack'] as const;
export function anyCultShip(r: Chance): CultShip {
  switch (r.int(0, 2)) {
    case 0:
      return { body: r.pick(['hex', 'oct', 'box']), tool: r.pick(['claw', 'missile', 'box']), reach: r.in(0.6, 1.5), mast: r.in(4, 22) };
    case 1:
      return { mech: r.pick(WEAPONS), other: r.pick(WEAPONS), pale: r.yes(0.5), bulk: r.in(0.8, 1.25) };
    default:
      return { needle: r.in(0.8, 2.4), span: r.in(0.7, 2.2), sweep: r.in(-0.6, 1.1), fins: r.int(1, 3), eyes: r.int(1, 3) };
  }
}

/** A base that is a world: by its code, as the printed ones; some of the others are, too. */
export const isWorld = (code: string, isPrinted: boolean, r: Chance): boolean => code.includes('world') || (!isPrinted && r.yes(0.3));

/** How large a thing of that cost is drawn; packs may ask for any price. */
export const sizeOf = (cost: number): number => Math.min(cost, 9);

