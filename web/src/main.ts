import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';
import { words } from '$lib/words.svelte';

// The colours of the games are known before any of them is opened.
import.meta.glob('./games/*/tokens.css', { eager: true });

/** A browser that cannot run it was told so before (public/old.js). */
if (!document.documentElement.dataset.missing) {
  settings.show();
  document.documentElement.lang = words.language;
  await words.load();
  const target = document.getElementById('page');
  if (target) mount(App, { target });
}
