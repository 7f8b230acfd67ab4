/** What the start page and the waiting room let people choose before a game. */

import type { Json, ServerGameInfo, ServerNewRoom, ServerOptionInfo, ServerPresetInfo } from '$types';
import { keep, recall } from './kept';
import { botsFor, defaultBot } from './bots';
import { person } from './person.svelte';
import { settings } from './settings.svelte';

const PACK = 'pack';

/** The values of an option that go with so many players. */
export function fitting(option: ServerOptionInfo, players: number): unknown[] {
  return option.values.filter((_, index) => option.fits[index]?.includes(players) ?? true);
}

/** The options that mean anything beside what was chosen. */
export function applying(options: readonly ServerOptionInfo[], chosen: Json): ServerOptionInfo[] {
  const value = (name: string) => (name in chosen ? chosen[name] : options.find((option) => option.name === name)?.default);
  return options.filter(({ needs }) => !needs || needs.values.includes(value(needs.option)));
}

/** What the address of the start page may say, as `asterism play` writes it. */
export interface Asked {
  players?: number;
  bots?: string[];
  options?: Json;
  pack?: string | null;
}

/** `players=3&bots=greedy,random&options={...}&pack=FINGERPRINT`; what cannot be read is left out. */
export function askedIn(query: URLSearchParams): Asked {
  const asked: Asked = { pack: query.get('pack') };
  if (query.has('players')) asked.players = Number(query.get('players'));
  const bots = query.get('bots');
  if (bots) asked.bots = bots.split(',');
  try {
    const options: unknown = JSON.parse(query.get('options') ?? 'null');
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) asked.options = options as Json;
  } catch {
    // Not JSON: somebody wrote it by hand.
  }
  return asked;
}

/** The option about the sets of a pack. */
export function setsIn(options: readonly ServerOptionInfo[]): ServerOptionInfo | undefined {
  return options.find(({ kind }) => kind === 'sets');
}

/** What was chosen, but for the sets: those of another pack are others. */
export function withoutSets(chosen: Json, options: readonly ServerOptionInfo[]): Json {
  const name = setsIn(options)?.name;
  return Object.fromEntries(Object.entries(chosen).filter(([one]) => one !== name));
}

/** A game as somebody sets it up; remembered for the next time. */
export class Setup {
  players: number;
  bots = $state<string[]>([]);
  options = $state<Json>({});

  /** `asked`: what a link asks for. */
  constructor(
    readonly game: ServerGameInfo,
    asked: Asked = {},
  ) {
    const kept = recall<{ players?: number; bots?: string[]; options?: Json }>(`setup ${game.name}`, {});
    const least = game.players[0] ?? 2;
    this.players = $state([asked.players, kept.players].find((one) => one !== undefined && game.players.includes(one)) ?? least);
    const all = person.info?.bots ?? [];
    this.bots = Array.from({ length: Math.max(...game.players) }, (_, seat) => {
      const wish = asked.bots?.[(seat + asked.bots.length - 1) % asked.bots.length] ?? kept.bots?.[seat];
      return wish && all.includes(wish) ? wish : defaultBot(botsFor(game.name, all));
    });
    const names = new Set(game.options.map((option) => option.name));
    const isSame = !asked.pack || asked.pack === kept.options?.[PACK];
    const usual = isSame ? kept.options : withoutSets(kept.options ?? {}, game.options);
    const options = { ...(asked.options ?? usual), ...(asked.pack ? { [PACK]: asked.pack } : {}) };
    this.options = Object.fromEntries(Object.entries(options).filter(([name]) => names.has(name)));
  }

  /** So many play; what does not go with that is as usual again. */
  seat(players: number): void {
    this.players = players;
    for (const option of this.game.options) {
      if (!fitting(option, players).includes(this.value(option)) && option.kind === 'choice') this.choose(option, option.default);
    }
  }

  value(option: ServerOptionInfo): unknown {
    return option.name in this.options ? this.options[option.name] : option.default;
  }

  get applying(): ServerOptionInfo[] {
    return applying(this.game.options, this.options);
  }

  choose(option: ServerOptionInfo, value: unknown): void {
    const { [option.name]: _, ...others } = option.name === PACK ? withoutSets(this.options, this.game.options) : this.options;
    const isDefault = JSON.stringify(value) === JSON.stringify(option.default);
    this.options = isDefault ? others : { ...others, [option.name]: value };
  }

  /** Whether all options of a preset are chosen. */
  follows({ options }: ServerPresetInfo): boolean {
    return this.game.options.every((option) => !(option.name in options) || this.value(option) === options[option.name]);
  }

  /** Choose them all, or what is usual. */
  follow({ options }: ServerPresetInfo, wanted: boolean): void {
    for (const option of this.game.options) {
      if (option.name in options) this.choose(option, wanted ? options[option.name] : option.default);
    }
  }

  /** Me and bots. */
  againstBots(): ServerNewRoom {
    this.remember();
    const others = this.bots.slice(1, this.players).map((level) => ({ kind: 'bot' as const, level }));
    return { ...this.wish(), seats: [{ kind: 'open' }, ...others] };
  }

  /** All seats open to people. */
  withFriends(listed: boolean): ServerNewRoom {
    this.remember();
    return { ...this.wish(), listed };
  }

  /** All seats open to phones; this page is the screen that everybody looks at. */
  onScreen(listed: boolean): ServerNewRoom {
    return { ...this.withFriends(listed), screen: true };
  }

  /** People at this device, one for each name; bots on the other seats. */
  onOneDevice(names: readonly string[]): ServerNewRoom {
    this.remember();
    const seats = names.map((name, seat) => (name ? { kind: 'open' as const } : { kind: 'bot' as const, level: this.bots[seat] ?? 'greedy' }));
    return { ...this.wish(), seats, hot_seat: true };
  }

  private wish(): ServerNewRoom {
    const options = Object.fromEntries(this.applying.filter(({ name }) => name in this.options).map(({ name }) => [name, this.options[name]]));
    return { game: this.game.name, players: this.players, options, pace: settings.botPace };
  }

  private remember(): void {
    keep(`setup ${this.game.name}`, { players: this.players, bots: this.bots, options: this.options });
  }
}
