/** What a person can set on this device; remembered by the browser, told to nobody. */

import { keep, recall } from './kept';

export type Theme = 'dark' | 'light' | 'contrast';
export type Speed = 'slow' | 'normal' | 'fast' | 'off';

const SPEEDS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

class Settings {
  theme = $state<Theme>(recall('theme', 'dark'));
  speed = $state<Speed>(recall('speed', 'normal'));
  sounds = $state<boolean>(recall('sounds', true));
  notifications = $state<boolean>(recall('notifications', false));
  /** Ask before a turn is ended with things unused, and the like. */
  confirmations = $state<boolean>(recall('confirmations', true));
  /** Moves as a list of buttons instead of the drawn table. */
  plain = $state<boolean>(recall('plain', false));
  /** The system asks for less motion. */
  still = $state(prefersStill());

  /** How long a movement takes, as a factor; 0: none at all. */
  get pace(): number {
    return this.still ? 0 : SPEEDS[this.speed];
  }

  /** How many seconds bots take before their move is shown. */
  get botPace(): number {
    return { slow: 1.2, normal: 0.6, fast: 0.25, off: 0 }[this.speed];
  }

  /** Set something, and remember it. */
  set<Name extends 'theme' | 'speed' | 'sounds' | 'notifications' | 'confirmations' | 'plain'>(
    name: Name,
    value: this[Name],
  ): void {
    this[name] = value;
    keep(name, value);
    if (name === 'theme') this.show();
  }

  /** The theme on the document: the tokens do the rest. */
  show(): void {
    document.documentElement.dataset.theme = this.theme;
  }
}

function prefersStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const settings = new Settings();

if (typeof matchMedia === 'function') {
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener?.('change', (change) => {
    settings.still = change.matches;
  });
}
