/**
 * What a browser wakes up for without the page: it answers from the files that the page keeps here
 * (src/offline/keeper.ts), and shows notices when it is somebody's turn.
 */

const SCOPE = self.registration.scope;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The files of the page. Each version has a cache of its own, and one more says which is used by
// whoever comes next. Other pages may live on the same host, so the names contain our path.

const KEPT = `asterism ${new URL(SCOPE).pathname}`;
const CURRENT = new URL('current', SCOPE).href;
// A server that takes longer is as good as away.
const PATIENCE = 10_000;
const AWAY = [502, 503, 504];

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  const { pathname, search, href } = new URL(request.url);
  const path = pathname.slice(new URL(SCOPE).pathname.length);
  if (path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request, path));
  // With a question mark, somebody wants it fresh.
  else if (!search) event.respondWith(kept(href).then((found) => found ?? fetch(request)));
});

/** The version for whoever comes next; nothing: no version is kept as a whole. */
async function current() {
  if (!(await caches.has(KEPT))) return null;
  const found = await (await caches.open(KEPT)).match(CURRENT);
  return found ? found.json() : null;
}

/**
 * A kept file. Files that differ between versions differ in their names, too, apart from the first
 * page: so a page of an older version finds all that belongs to it, and nothing else.
 */
async function kept(address) {
  const now = await current();
  if (!now) return undefined;
  const first = `${KEPT} ${now.version}`;
  const others = (await caches.keys()).filter((name) => name.startsWith(`${KEPT} `) && name !== first);
  for (const name of [first, ...others]) {
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return undefined;
}

/** A page. `start` is the one that plays on the device; all others are the server's. */
async function page(request, path) {
  const now = await current();
  if (!now) return fetch(request);
  const start = new URL(now.start, SCOPE).href;
  const isAlone = now.start === 'index.html';
  if (path === now.start || (isAlone && path === '')) return (await kept(start)) ?? fetch(request);
  if (isAlone) return fetch(request);
  const answer = await Promise.race([fetch(request), after(PATIENCE)]).catch(() => null);
  return answer && !AWAY.includes(answer.status) ? answer : Response.redirect(start);
}

const after = (time) => new Promise((done) => setTimeout(done, time, null));

// Notices. The page leaves the sentences here in its language.

const WORDS = 'asterism words';

self.addEventListener('push', (event) => {
  const news = event.data ? event.data.json() : {};
  if (news.kind === 'turn') event.waitUntil(show(news));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show({ room, rules }) {
  const found = await (await caches.open(WORDS)).match('words');
  const words = found ? await found.json() : {};
  await self.registration.showNotification('Asterism', {
    body: words[rules] || words.turn || '',
    tag: room,
    icon: 'icon-192.png',
    data: room,
  });
}

async function open(room) {
  const address = new URL(`r/${room}`, SCOPE).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.startsWith(address));
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}
