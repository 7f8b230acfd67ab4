/** The line to a room: what was not answered is sent again, and what is final is not tried again. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { network } from '$lib/network.svelte';
import { RoomSocket, type Frame } from '$lib/socket.svelte';
import { Line } from './line';

const last = (): Line => Line.last;

describe('the line to a room', () => {
  let heard: Frame[] = [];
  let socket: RoomSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    Line.lines = [];
    heard = [];
    socket = new RoomSocket('room', () => ({ game: 'g', since: 7 }), (frame) => heard.push(frame));
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes on where the last connection stopped', () => {
    expect(last().url).toMatch(/\/api\/rooms\/room\/socket\?game=g&since=7$/);
  });

  it('answers a command with its own answer', async () => {
    last().welcome();
    const answer = socket.send({ type: 'ping' });
    const { ref } = JSON.parse(last().sent[0] ?? '') as { ref: string };
    last().tell({ type: 'pong', ref });
    expect(await answer).toEqual({ type: 'pong', ref });
  });

  it('tells a refusal as an error with its reason and clause', async () => {
    last().welcome();
    const answer = socket.send({ type: 'ping' });
    const { ref } = JSON.parse(last().sent[0] ?? '') as { ref: string };
    last().tell({ type: 'refused', ref, code: 'illegal', clause: 'ST-4.3', reason: 'No.', message: {} });
    await expect(answer).rejects.toMatchObject({ message: 'No.', clause: 'ST-4.3', code: 'illegal' });
  });

  it('comes back after a restart, and sends again what was not answered, once more with the same ref', async () => {
    last().welcome();
    const answer = socket.send({ type: 'ping' });
    const before = last();
    before.end(1012);
    expect(socket.state).toBe('waiting');
    expect(network.connected).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(last()).not.toBe(before);
    last().welcome();
    expect(network.connected).toBe(true);
    expect(last().sent).toEqual(before.sent);
    last().tell({ type: 'pong', ref: (JSON.parse(last().sent[0] ?? '') as { ref: string }).ref });
    await answer;
  });

  it('waits longer every time, but never very long', async () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      last().end(1006);
      waits.push((network.nextTry ?? 0) - Date.now());
      await vi.advanceTimersByTimeAsync(12_000);
    }
    expect(waits[5]).toBeGreaterThan(waits[0] ?? 0);
    expect(Math.max(...waits)).toBeLessThan(11_000);
  });

  it.each([4003, 4404])('does not come back when it was sent away (%i)', async (code) => {
    last().welcome();
    const answer = socket.send({ type: 'ping' });
    const refused = expect(answer).rejects.toThrow();
    last().end(code);
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(Line.lines).toHaveLength(1);
    expect(socket.code).toBe(code);
  });

  it('notices a line that is dead without a word', async () => {
    last().welcome();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(Line.lines.length).toBeGreaterThan(1);
  });
});
