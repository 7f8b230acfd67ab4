/**
 * What a browser wakes up for when it is somebody's turn and the page is closed: it shows the notice
 * and, when that is clicked, the table. The page leaves the sentences here in its language.
 */

const WORDS = 'asterism words';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const news = event.data ? event.data.json() : {};
  if (news.kind === 'turn') event.waitUntil(show(news));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show({ room, rules }) {
  const kept = await (await caches.open(WORDS)).match('words');
  const words = kept ? await kept.json() : {};
  await self.registration.showNotification('Asterism', {
    body: words[rules] || words.turn || '',
    tag: room,
    icon: 'icon-192.png',
    data: room,
  });
}

async function open(room) {
  const address = new URL(`r/${room}`, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.startsWith(address));
  if (there) await there.focus();
  else await self.clients.openWindow(address);
}
