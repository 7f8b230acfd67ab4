/** Where the page lives: a server may keep it under a path of its own. */

// The built script lies in `assets/` beside index.html.
const script: string = import.meta.url;
export const BASE: string = script.includes('/assets/') ? new URL('..', script).pathname : '/';

/** What a page that plays on the device knows of itself. */
export interface Device {
  /** Where our sources lie, and what a server would say of itself. */
  folder: string;
  /** The version of all its files together. */
  version: string;
  /** Its own name below the base path: empty, or another than the server's page. */
  page: string;
}

function device(): Device | null {
  const told = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="asterism-device"]');
  return told && { folder: BASE + told.content, version: told.dataset.version ?? '', page: told.dataset.page ?? '' };
}

/** Null: this page talks to a server. */
export const DEVICE: Device | null = device();

export const api = (path: string): string => `${BASE}api${path}`;

export function socketAddress(path: string): string {
  const address = new URL(api(path), location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
