/** Texts by their keys, in the browser's own database. What `write` has resolved is on disk. */

export interface Texts {
  /** They outlive the page. */
  readonly lasts: boolean;
  read(key: string): Promise<string | undefined>;
  /** All texts whose keys begin so, as a JSON object. */
  find(prefix: string): Promise<string>;
  /** All of it, or nothing: false if something is not as expected any more. */
  write(changes: string, expected: string): Promise<boolean>;
}

const NAME = 'asterism';
const TEXTS = 'texts';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });

/** A browser that stores nothing lets one play all the same; what it stored before is left alone. */
export async function openTexts(): Promise<Texts> {
  try {
    return await TextStore.open();
  } catch (problem) {
    // Whoever played on beside what is stored would miss their games.
    if (isNewer(problem)) throw problem;
    return new Unstored();
  }
}

/** What is stored is of a newer version than this page. */
export const isNewer = (problem: unknown): boolean => problem instanceof DOMException && problem.name === 'VersionError';

type Known = Record<string, string | null>;

/** Until the page is closed. */
class Unstored implements Texts {
  readonly lasts = false;
  private readonly texts = new Map<string, string>();

  async read(key: string): Promise<string | undefined> {
    return this.texts.get(key);
  }

  async find(prefix: string): Promise<string> {
    return JSON.stringify(Object.fromEntries([...this.texts].filter(([key]) => key.startsWith(prefix))));
  }

  async write(changes: string, expected: string): Promise<boolean> {
    const known = Object.entries(JSON.parse(expected) as Known);
    if (known.some(([key, text]) => (this.texts.get(key) ?? null) !== text)) return false;
    for (const [key, text] of Object.entries(JSON.parse(changes) as Known)) {
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
    }
    return true;
  }
}

class TextStore implements Texts {
  readonly lasts = true;

  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<TextStore> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    return new TextStore(await done(opening));
  }

  async read(key: string): Promise<string | undefined> {
    return (await done(this.database.transaction(TEXTS).objectStore(TEXTS).get(key))) as string | undefined;
  }

  async find(prefix: string): Promise<string> {
    const texts = this.database.transaction(TEXTS).objectStore(TEXTS);
    const range = prefix ? IDBKeyRange.bound(prefix, `${prefix}\uffff`) : null;
    const [keys, values] = await Promise.all([done(texts.getAllKeys(range)), done(texts.getAll(range))]);
    return JSON.stringify(Object.fromEntries(keys.map((key, index) => [String(key), values[index]])));
  }

  write(changes: string, expected: string): Promise<boolean> {
    const wanted = Object.entries(JSON.parse(changes) as Known);
    const known = Object.entries(JSON.parse(expected) as Known);
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(TEXTS, 'readwrite', { durability: 'strict' });
      const texts = transaction.objectStore(TEXTS);
      let agrees = true;
      let left = known.length;
      const change = () => {
        for (const [key, text] of wanted) {
          if (text === null) texts.delete(key);
          else texts.put(text, key);
        }
      };
      if (!left) change();
      for (const [key, text] of known) {
        const reading = texts.get(key);
        reading.onsuccess = () => {
          agrees &&= ((reading.result as string | undefined) ?? null) === text;
          left -= 1;
          if (!left && agrees) change();
        };
      }
      transaction.oncomplete = () => resolve(agrees);
      transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
    });
  }
}
