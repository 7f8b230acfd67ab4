import type { Json, StarRealmsView } from '$types';
import { asSheet, asTable, type GameModule } from '$table/contract';
import { hand } from './hand';
import Enlarged from './Enlarged.svelte';
import Sheet from './Sheet.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';

const PLAYERS: Readonly<Record<string, readonly number[]>> = {
  duel: [2],
  deathmatch: [3, 4, 5, 6],
  hunter: [3, 4, 5, 6],
  raid: [3, 4, 5, 6],
  hydra2: [4],
  hydra3: [6],
  emperor: [6],
};

const game: GameModule = {
  name: 'star_realms',
  Table: asTable(Table),
  skin: 'sr',
  Sheet: asSheet(Sheet),
  Status: asTable(Status),
  Enlarged,
  hand,
  panel: 'docked',
  onTurn: (view) => {
    const { turn } = view as StarRealmsView;
    return turn.seat === undefined ? [] : [turn.seat, ...(turn.partners ?? []).map((partner) => partner.seat)];
  },
  options: ['format', 'start_player', 'discard_timing', 'team_hands'],
  sides: (players, options) => {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    if (options.format === 'raid') return seats.map((seat) => (seat === (options.boss ?? 0) ? 0 : 1));
    const teams = ['hydra2', 'hydra3', 'emperor'].includes(String(options.format));
    return teams ? seats.map((seat) => Math.floor((seat * 2) / players)) : null;
  },
  players: (options: Json, all) => PLAYERS[String(options.format)] ?? all,
};

export default game;
