/** What the server says of its games, in the order of lists. */

import type { ServerGameInfo } from '$types';
import { person } from './person.svelte';
import { words } from './words.svelte';

export const infoOf = (name: string): ServerGameInfo | undefined => person.info?.games.find((game) => game.name === name);

/** What people call a game; its name, while the server has not said. */
export const titleOf = (name: string): string => infoOf(name)?.titles[words.language] ?? name;
