/** "Your turn" where it is seen although the page is not: as a notification, if that is allowed. */

import { titleOf } from './games';
import { BASE, api } from './base';
import { person } from './person.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

// The worker finds its sentences here (public/worker.js).
const WORDS = 'asterism words';

export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Ask the browser; whether it lets us. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return false;
  await prepareNotices();
  return true;
}

/** Notices are no longer wanted on this device. */
export async function forbidNotifications(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(BASE);
  const subscribed = await worker?.pushManager?.getSubscription();
  if (!subscribed) return;
  await fetch(api(`/me/push?endpoint=${encodeURIComponent(subscribed.endpoint)}`), { method: 'DELETE' });
  await subscribed.unsubscribe();
}

/** The worker that shows notices while the page is closed, with its sentences in this language. */
export async function prepareNotices(): Promise<void> {
  if (!settings.notifications && Notification.permission !== 'granted') return;
  if (!('serviceWorker' in navigator)) return;
  await keepWords();
  const worker = await navigator.serviceWorker.register(`${BASE}worker.js`, { scope: BASE });
  const key = person.info?.push;
  if (!key || !person.me || !worker.pushManager) return;
  try {
    const known = await worker.pushManager.getSubscription();
    const subscribed = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = subscribed.toJSON();
    await fetch(api('/me/push'), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    });
  } catch {
    // No push service can be reached: notices come as long as a page is open.
  }
}

async function keepWords(): Promise<void> {
  const games = (person.info?.games ?? []).map(({ name }) => [name, yourTurn(name)]);
  const words = { turn: t('page-your-turn'), ...Object.fromEntries(games) };
  await (await caches.open(WORDS)).put('words', new Response(JSON.stringify(words)));
}

/** The sentence for a game, as notices have it. */
export const yourTurn = (rules: string): string =>
  t('page-your-turn-in', { game: titleOf(rules) });

/** Show it, while the page is open but not looked at. A phone's browser shows it by the worker only. */
export async function notify(text: string, room: string): Promise<void> {
  if (!settings.notifications || !canNotify() || !document.hidden) return;
  if (Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration(BASE);
  if (worker) await worker.showNotification('Asterism', { body: text, tag: room, data: room });
}
