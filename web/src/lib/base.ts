/** Where the page lives: a server may keep it under a path of its own. */

// The built script lies in `assets/` beside index.html.
const script: string = import.meta.url;
export const BASE: string = script.includes('/assets/') ? new URL('..', script).pathname : '/';

/** The page was written for a plain file host: there is no server, the device does it all. */
export const IS_DEVICE: boolean =
  typeof document !== 'undefined' && document.querySelector('meta[name="asterism-host"]')?.getAttribute('content') === 'device';

export const api = (path: string): string => `${BASE}api${path}`;

export function socketAddress(path: string): string {
  const address = new URL(api(path), location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
