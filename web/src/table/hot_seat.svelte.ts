/** One device is passed around: between two people a cover hides what neither may see of the other. */

import type { Room } from './room.svelte';

export class HotSeat {
  /** The seat whose person holds the device and has said so. */
  opened = $state<number | null>(null);

  constructor(private readonly room: Room) {}

  private get mine(): readonly number[] {
    return this.room.room?.hot_seat ? this.room.mine : [];
  }

  /** Whoever should hold the device now. */
  get next(): number | null {
    const { newest } = this.room;
    const deciding = (newest?.deciding ?? []).filter((seat) => this.mine.includes(seat));
    if (this.opened !== null && (deciding.length === 0 || deciding.includes(this.opened))) return this.opened;
    return deciding[0] ?? this.mine[0] ?? null;
  }

  get covered(): boolean {
    const { newest, shown, room } = this.room;
    if (this.mine.length < 2 || room?.phase !== 'playing' || !newest || newest.status !== 'playing') return false;
    // Cards that are on their way land first.
    return this.opened === null || (this.next !== this.opened && shown?.number === newest.number);
  }

  get name(): string {
    return this.room.room?.seats[this.next ?? 0]?.name ?? '';
  }

  uncover(): void {
    const seat = this.next;
    if (seat === null) return;
    this.opened = seat;
    this.room.take(seat);
  }
}
