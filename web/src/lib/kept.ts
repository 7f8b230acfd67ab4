/** What this browser remembers. Storage may be forbidden: then nothing is remembered. */

const PREFIX = 'asterism ';

export function recall<Value>(name: string, fallback: Value): Value {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? fallback : (JSON.parse(text) as Value);
  } catch {
    return fallback;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A private window: the setting holds until it is closed.
  }
}

/** Everything, as it stands. */
export function everything(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(PREFIX))) as Record<string, string>;
  } catch {
    return {};
  }
}

/** What another browser remembered, and this one does not. */
export function add(settings: Record<string, string>): void {
  try {
    for (const [name, text] of Object.entries(settings)) {
      if (name.startsWith(PREFIX) && localStorage.getItem(name) === null) localStorage.setItem(name, text);
    }
  } catch {
    // It is full, or forbidden.
  }
}
