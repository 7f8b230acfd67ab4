/** Who I am here, and what this server offers. */

import type { ServerMe, ServerServerInfo } from '$types';
import { Refusal, server } from './http';
import { recall, keep } from './kept';
import { words } from './words.svelte';

class Person {
  me = $state<ServerMe | null>(null);
  info = $state<ServerServerInfo | null>(null);
  /** The club's password is missing. */
  locked = $state(false);
  /** The name to offer, until the server knows one. */
  wished = $state(recall('name', ''));

  async load(): Promise<void> {
    this.info = await server.info();
    try {
      this.me = await server.me();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.me = null; // known, and not let in
    }
    this.locked = this.info.password && !this.me;
  }

  /** Be somebody: whoever plays without a name gets one. */
  async arrive(name = '', password = ''): Promise<ServerMe> {
    if (this.me) return this.me;
    const called = name.trim() || this.wished.trim() || words.say({ id: 'page-guest' });
    this.me = await server.arrive(called, words.language, password);
    this.locked = false;
    keep('name', this.me.name);
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await server.change({ name });
    this.wished = this.me.name;
    keep('name', this.me.name);
  }

  /** Speak another language, here and in what the server refuses. */
  async speak(language: ServerMe['language']): Promise<void> {
    await words.speak(language);
    if (this.me) this.me = await server.change({ language });
  }
}

export const person = new Person();
