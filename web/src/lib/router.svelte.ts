/** Which page is on show. Works under any base path; links are plain links. */

import addresses from '../../../src/asterism/server/http/addresses.json';
import { BASE, DEVICE } from './base';

type OfRoom = 'room' | 'screen';
type OfGame = 'replay' | 'review' | 'lesson' | 'bench';

/** The server reads the same list of addresses: a page that is not in it is nowhere. */
export type Route =
  | { page: Exclude<keyof typeof addresses, OfRoom | OfGame> | 'nowhere' }
  | { page: OfRoom; room: string }
  | { page: OfGame; game: string };

export function parse(path: string): Route {
  const inside = path.startsWith(BASE) ? path.slice(BASE.length) : path.replace(/^\//, '');
  const [first = '', second = '', ...more] = inside.replace(/\/$/, '').split('/');
  for (const [page, address] of more.length > 0 ? [] : Object.entries(addresses)) {
    const [head, field] = address.split('/');
    if (first !== head || (field === undefined) !== (second === '')) continue;
    const named = field === undefined ? {} : { [field.slice(1, -1)]: decodeURIComponent(second) };
    return { page, ...named } as Route;
  }
  return { page: 'nowhere' };
}

// Without a server there is one address only. What comes after the # is the page's own affair.
const INSIDE = '#/';
const HOME = BASE + (DEVICE?.page ?? '');

/** The address of a page: `href('r/abc')`. */
export const href = (path: string): string => HOME + (DEVICE ? INSIDE : '') + path;

/** Where one is, below the base path: `r/abc?seat=1`. */
const here = (): string => (DEVICE ? location.hash.slice(INSIDE.length) : location.pathname + location.search);

/** What the address asks for, after its question mark. */
export const query = (): URLSearchParams => new URLSearchParams(here().split('?')[1] ?? '');

const pathOf = (place: string): string => place.split(/[?#]/)[0] ?? '';

class Router {
  route = $state<Route>(parse(typeof location === 'undefined' ? '/' : pathOf(here())));

  constructor() {
    if (typeof window === 'undefined') return;
    addEventListener('popstate', () => this.follow());
    addEventListener('click', (click) => this.onClick(click));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', href(path));
    this.follow();
    scrollTo(0, 0);
  }

  private follow(): void {
    this.route = parse(pathOf(here()));
  }

  /** A plain click on a link to one of our pages needs no reload. */
  private onClick(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.relList.contains('external')) return;
    if (DEVICE) {
      if (link.pathname !== HOME || !link.hash.startsWith(INSIDE)) return;
      click.preventDefault();
      this.go(link.hash.slice(INSIDE.length));
      return;
    }
    const inside = link.pathname.slice(BASE.length);
    if (!link.pathname.startsWith(BASE) || inside.startsWith('api/') || link.getAttribute('href')?.startsWith('#')) return;
    click.preventDefault();
    this.go(inside + link.search + link.hash);
  }
}

export const router = new Router();
