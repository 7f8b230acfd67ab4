/** What lies on the workbench: a pack to look at, or a draft that is changed and checked while it is written. */

import type { Json, ServerGameBox, ServerPackChecked, ServerPackView } from '$types';
import { Refusal, server } from '$lib/http';
import { packOf } from '$lib/packs';
import { person } from '$lib/person.svelte';
import { at, begun, changed, placeOf, put, redone, undone, type History, type Path } from './draft';
import { drafts } from './drafts.svelte';
import { Format } from './format';

const PAUSE = 350;
/** After too many checks: as long as the server needs to allow more. */
const LATER = 3000;

export class Bench {
  box = $state.raw<ServerGameBox | null>(null);
  format = $state.raw<Format | null>(null);
  /** The pack as it was when it was right last. */
  view = $state.raw<ServerPackView | null>(null);
  checked = $state.raw<ServerPackChecked | null>(null);
  /** What is typed has not been looked at yet. */
  waiting = $state(false);
  draft = $state<string | null>(null);
  private history = $state.raw<History>(begun({}));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    /** A pack is right: its pieces can be drawn. */
    private readonly seen: (view: ServerPackView) => void,
  ) {}

  get pack(): Json {
    return this.draft === null ? (this.view?.pack ?? {}) : this.history.present;
  }
  get canUndo(): boolean {
    return this.draft !== null && this.history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.draft !== null && this.history.future.length > 0;
  }
  /** The pieces that differ from the rulebook, by their names. */
  get differing(): ReadonlySet<string> {
    return new Set(this.view?.changed.map(({ piece }) => piece));
  }

  /** A draft of this browser, a pack of a link, or the rulebook's box. */
  async open(draft: string | null, fingerprint: string | null): Promise<void> {
    this.box = await server.box(this.game);
    this.format = new Format(this.box.format);
    const kept = draft === null ? undefined : drafts.find(draft);
    const shown = fingerprint !== null && kept === undefined ? await packOf(fingerprint) : this.box.rulebook;
    this.show(shown);
    if (kept === undefined) return;
    this.draft = kept.id;
    this.history = begun(kept.pack);
    await this.check();
  }

  private show(view: ServerPackView): void {
    this.view = view;
    this.seen(view);
  }

  /** A draft of what is looked at, with a name of its own. */
  copy(name: string): string {
    const { inferred: _, ...pack } = this.pack;
    const draft = drafts.begin(this.game, { ...pack, name });
    this.draft = draft.id;
    this.history = begun(draft.pack);
    void this.check();
    return draft.id;
  }

  value(path: Path): unknown {
    return at(this.pack, path);
  }

  /** `own`: a change that is taken back by itself; otherwise what is typed into a field is one. */
  set(path: Path, value: unknown, own = false): void {
    this.become(changed(this.history, put(this.history.present, path, value), own ? '' : placeOf(path)));
  }

  /** Something is being moved: one change, however many steps it takes. */
  slide(path: Path, value: unknown, deed: string): void {
    this.become(changed(this.history, put(this.history.present, path, value), deed));
  }

  undo(): void {
    this.become(undone(this.history));
  }
  redo(): void {
    this.become(redone(this.history));
  }

  private become(history: History): void {
    if (this.draft === null || history === this.history) return;
    this.history = history;
    drafts.save(this.draft, history.present);
    this.later(PAUSE);
  }

  private later(pause: number): void {
    this.waiting = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), pause);
  }

  async check(): Promise<void> {
    this.waiting = true;
    this.asked += 1;
    const number = this.asked;
    try {
      await person.arrive();
      const found = await server.check(JSON.stringify(this.history.present));
      if (number !== this.asked) return;
      this.checked = found;
      this.waiting = false;
      if (found.pack) this.show(found.pack);
    } catch (problem) {
      if (number !== this.asked) return;
      if (!(problem instanceof Refusal) || problem.code === 'limit') this.later(LATER);
      else this.waiting = false;
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
