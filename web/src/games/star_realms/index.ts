import type { StarRealmsView } from '$types';
import { asSheet, asTable, type GameModule } from '$table/contract';
import { t } from '$lib/words.svelte';
import { openBox } from './box.svelte';
import { hand } from './hand';
import Enlarged from './Enlarged.svelte';
import Sheet from './Sheet.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';

const game: GameModule = {
  name: 'star_realms',
  Table: asTable(Table),
  open: openBox,
  skin: 'sr',
  Sheet: asSheet(Sheet),
  Status: asTable(Status),
  Enlarged,
  hand,
  favour: (name, partner) => t(`realms-ask-${name.split(' ')[0]}`, { name: partner }),
  shares: (options) => String(options.format).startsWith('hydra'),
  panel: 'docked',
  workshop: () => import('./workshop/bench'),
  onTurn: (view) => {
    const { turn } = view as StarRealmsView;
    return turn.seat === undefined ? [] : [turn.seat, ...(turn.partners ?? []).map((partner) => partner.seat)];
  },
  sides: (players, options) => {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    if (options.format === 'raid') return seats.map((seat) => (seat === (options.boss ?? 0) ? 0 : 1));
    const teams = ['hydra2', 'hydra3', 'emperor'].includes(String(options.format));
    return teams ? seats.map((seat) => Math.floor((seat * 2) / players)) : null;
  },
};

export default game;
