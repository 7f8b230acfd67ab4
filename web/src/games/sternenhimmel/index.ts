import { asSheet, asTable, type GameModule } from '$table/contract';
import { hand } from './hand';
import Sheet from './Sheet.svelte';
import Status from './Status.svelte';
import Table from './Table.svelte';

const sternenhimmel: GameModule = {
  name: 'sternenhimmel',
  Table: asTable(Table),
  Sheet: asSheet(Sheet),
  Status: asTable(Status),
  hand,
  panel: 'drawer',
  workshop: () => import('./workshop/bench'),
  memoryAid: true,
};

export default sternenhimmel;
