/** Files that people keep, and what is read from them. */

/** Let the browser save a text as a file. */
export function save(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A game as text; `seat`: which of them was mine. */
export interface Saved {
  record: string;
  seat: number | null;
}

/** The games in a file: one record, or those that a device hands to a server. */
export function games(text: string): Saved[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return [{ record: text, seat: null }];
  }
  const records = (found as { records?: unknown } | null)?.records;
  if (!Array.isArray(records)) return [{ record: text, seat: null }];
  return records.flatMap((one: Partial<Saved> | null) =>
    typeof one?.record === 'string' ? { record: one.record, seat: typeof one.seat === 'number' ? one.seat : null } : [],
  );
}
