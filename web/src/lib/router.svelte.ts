/** Which page is on show. Works under any base path; links are plain links. */

import { BASE } from './base';

export type Route =
  | { page: 'start' | 'lobby' | 'games' | 'settings' | 'about' | 'recover' | 'pad' | 'daily' | 'nowhere' }
  | { page: 'room' | 'screen'; room: string }
  | { page: 'replay' | 'review' | 'lesson'; game: string };

export function parse(path: string): Route {
  const inside = path.startsWith(BASE) ? path.slice(BASE.length) : path.replace(/^\//, '');
  const [first = '', second = '', ...more] = inside.replace(/\/$/, '').split('/');
  if (more.length > 0) return { page: 'nowhere' };
  if (first === 'r' && second) return { page: 'room', room: decodeURIComponent(second) };
  if (first === 't' && second) return { page: 'screen', room: decodeURIComponent(second) };
  if (first === 'g' && second) return { page: 'replay', game: decodeURIComponent(second) };
  if (first === 'learn' && second) return { page: 'lesson', game: decodeURIComponent(second) };
  if (first === 'review' && second) return { page: 'review', game: decodeURIComponent(second) };
  if (second) return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'start' };
    case 'lobby':
    case 'games':
    case 'settings':
    case 'about':
    case 'recover':
    case 'pad':
    case 'daily':
      return { page: first };
    default:
      return { page: 'nowhere' };
  }
}

/** The address of a page: `href('r/abc')`. */
export const href = (path: string): string => BASE + path;

class Router {
  route = $state<Route>(parse(typeof location === 'undefined' ? '/' : location.pathname));

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
    this.route = parse(location.pathname);
  }

  /** A plain click on a link to one of our pages needs no reload. */
  private onClick(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const inside = link.pathname.slice(BASE.length);
    if (!link.pathname.startsWith(BASE) || inside.startsWith('api/') || link.getAttribute('href')?.startsWith('#')) return;
    click.preventDefault();
    this.go(inside + link.search + link.hash);
  }
}

export const router = new Router();
