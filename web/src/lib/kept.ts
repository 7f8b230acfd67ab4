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
