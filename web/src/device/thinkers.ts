/**
 * The workers that think for bots, hints and reviews. One is kept warm. A second comes when there is
 * work for two, if the device can run two at once.
 */

import type { FromThinker, Question } from './messages';

/** Whoever waits for an answer hears how far it is. */
export type Heard = (done: number, total: number) => void;

interface Task extends Question {
  heard: Heard;
  done: number;
  total: number;
  resolve: (text: string) => void;
  reject: (problem: Error) => void;
}
interface Thinker {
  worker: Worker;
  task: Task | null;
}

export class Thinkers {
  private asked = 0;
  private queue: Task[] = [];
  private readonly thinkers: Thinker[] = [];

  /** `hire` starts a worker; `told` hears how far the bots are, from 0 to 1; null: they have answered. */
  constructor(
    private readonly hire: () => Worker,
    private readonly most: number,
    private readonly told: (part: number | null) => void,
  ) {
    this.more();
  }

  ask(kind: Question['kind'], question: string, heard: Heard): { id: number; answer: Promise<string> } {
    this.asked += 1;
    const id = this.asked;
    const answer = new Promise<string>((resolve, reject) => {
      this.queue.push({ id, kind, question, heard, done: 0, total: 1, resolve, reject });
    });
    this.share();
    return { id, answer };
  }

  /** Nobody waits for that answer any more. Python cannot be interrupted: its worker ends, and another warms up. */
  cancel(id: number): void {
    const cancelled = new Error('cancelled');
    this.queue.find((task) => task.id === id)?.reject(cancelled);
    this.queue = this.queue.filter((task) => task.id !== id);
    const thinker = this.thinkers.find(({ task }) => task?.id === id);
    if (thinker) {
      thinker.worker.terminate();
      this.thinkers.splice(this.thinkers.indexOf(thinker), 1);
      thinker.task?.reject(cancelled);
      if (!this.thinkers.length) this.more();
    }
    this.share();
    this.tell();
  }

  private more(): Thinker {
    const thinker: Thinker = { worker: this.hire(), task: null };
    thinker.worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.hear(thinker, data);
    thinker.worker.onerror = (event) => this.lose(thinker, event.message);
    this.thinkers.push(thinker);
    return thinker;
  }

  /** Bots before analyses, and of those one at a time: a long review keeps nobody from playing. */
  private next(): Task | undefined {
    const isBusy = this.thinkers.some(({ task }) => task?.kind === 'analyse');
    const task = this.queue.find(({ kind }) => kind !== 'analyse') ?? (isBusy ? undefined : this.queue[0]);
    this.queue = this.queue.filter((one) => one !== task);
    return task;
  }

  private share(): void {
    for (;;) {
      const free = this.thinkers.find((one) => !one.task);
      if (!free && this.thinkers.length >= this.most) return;
      const task = this.next();
      if (!task) return;
      const thinker = free ?? this.more();
      thinker.task = task;
      thinker.worker.postMessage({ id: task.id, kind: task.kind, question: task.question } satisfies Question);
    }
  }

  private hear(thinker: Thinker, data: FromThinker): void {
    const task = thinker.task;
    if (task?.id !== data.id) return;
    if (data.kind === 'progress') {
      [task.done, task.total] = [data.done, data.total];
      task.heard(data.done, data.total);
    } else {
      thinker.task = null;
      if (data.kind === 'answer') task.resolve(data.text);
      else task.reject(new Error(data.problem));
      this.share();
    }
    if (task.kind === 'grow') this.tell();
  }

  /** A worker that could not even be loaded. */
  private lose(thinker: Thinker, problem: string): void {
    this.thinkers.splice(this.thinkers.indexOf(thinker), 1);
    thinker.worker.terminate();
    thinker.task?.reject(new Error(problem));
    this.share();
  }

  private tell(): void {
    const growing = [...this.queue, ...this.thinkers.flatMap(({ task }) => task ?? [])].filter(({ kind }) => kind === 'grow');
    const parts = growing.map((task) => task.done / task.total);
    this.told(parts.length ? parts.reduce((sum, part) => sum + part, 0) / parts.length : null);
  }
}
