/** What a screen reader is told without being asked: two live regions, polite and urgent. */

const KEPT = 80;

class Live {
  polite = $state<readonly { key: number; text: string }[]>([]);
  urgent = $state('');
  private next = 0;
  private hushed = false;

  /** Add sentences to what is being read; those of the last turns stay, older ones were read. */
  tell(...texts: string[]): void {
    if (this.hushed) return;
    const fresh = texts.filter(Boolean).map((text) => ({ key: this.next++, text }));
    if (fresh.length) this.polite = [...this.polite, ...fresh].slice(-Math.max(KEPT, fresh.length));
  }

  /** The device goes to somebody else, who must not hear what was said, nor what is said meanwhile. */
  hush(hushed: boolean): void {
    this.hushed = hushed;
    this.polite = [];
    this.urgent = '';
  }

  /** Interrupt: something was refused, the connection is lost. */
  warn(text: string): void {
    this.urgent = '';
    queueMicrotask(() => (this.urgent = text));
  }
}

export const live = new Live();
