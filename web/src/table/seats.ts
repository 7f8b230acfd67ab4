/** Who sits where, as the table shows it. */

import type { ServerRoomView, ServerTablePlayer } from '$types';
import { t } from '$lib/words.svelte';
import type { Seat } from './contract';

/** Bots have names of their own, so that sentences read well. */
const BOT_NAMES = ['Lyra', 'Vega', 'Tycho', 'Caroline', 'Kepler', 'Hypatia', 'Mizar', 'Nova', 'Rigel', 'Deneb'];

export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] ?? 'Lyra';

export function seatsOf(
  players: readonly ServerTablePlayer[],
  room: ServerRoomView | null,
  you: number | null,
  deciding: readonly number[],
): Seat[] {
  return players.map((player, number) => ({
    number,
    name: player.kind === 'bot' ? botName(number) : player.name || t('engine-player', { number: number + 1 }),
    kind: player.kind,
    level: player.level,
    sign: number % 6,
    colour: `var(--seat-${number % 6})`,
    isYou: number === you,
    deciding: deciding.includes(number),
    present: player.kind === 'bot' || (room?.seats[number]?.present ?? true),
  }));
}
