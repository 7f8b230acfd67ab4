/** The games in the order of their plates: ours as the atlas numbers them, installed ones after them. */
import type { ServerGameInfo } from '$types';

const ORDER = ['stellar', 'sternenhimmel', 'star_realms'];
const place = ({ name }: ServerGameInfo): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

export const asPlates = (games: readonly ServerGameInfo[]): ServerGameInfo[] => [...games].sort((one, other) => place(one) - place(other));
