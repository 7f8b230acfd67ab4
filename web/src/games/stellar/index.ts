import { asTable, asSheet, type GameModule } from '$table/contract';
import { ending } from './ending';
import { hand } from './hand';
import Enlarged from './Enlarged.svelte';
import Sheet from './Sheet.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';

const stellar: GameModule = {
  name: 'stellar',
  Table: asTable(Table),
  Sheet: asSheet(Sheet),
  ending,
  Status: asTable(Status),
  Enlarged,
  hand,
  panel: 'drawer',
  workshop: () => import('./workshop/bench'),
};

export default stellar;
