// Made from docs/schema.json by `npm run types`; edits are lost.

/** Any JSON object. */
export type Json = { [key: string]: unknown };

/** A sentence before it is in any language: an id of the Fluent files and its arguments. */
export type Message = {
  id: string;
  args: { [key: string]: unknown };
};

/** What can be set before a game begins. */
export type Option = {
  name: string;
  kind: string;
  values: Array<unknown>;
  default: unknown;
  message: string;
};

/** How a game ended. */
export type Outcome = {
  scores: Array<number>;
  winners: Array<number>;
  reason: "score" | "shared" | "resignation" | "defeat" | "turn_limit" | "stuck";
};

/** The generator of a sample or a playout. */
export type QuickChance = {
  quick: number;
};

/** The generator of a played game: its seed, and how often it was asked to shuffle or pick. */
export type SeededChance = {
  seed: number;
  shuffles: number;
};

/** End a game in which nobody has moved yet. */
export type ServerAbort = {
  type: "abort";
  ref?: string;
  game: string;
  seat?: number | null;
};

/** A command was carried out and is on disk. `number`: the newest log entry. */
export type ServerAccepted = {
  type: "accepted";
  ref: string;
  number?: number | null;
  token?: string | null;
  ask?: string | null;
};

/** What to do with a person; fields left out stay as they are. */
export type ServerAdminPerson = {
  banned?: boolean | null;
  muted?: boolean | null;
  kick?: boolean;
};

/** A room in the admin's list. */
export type ServerAdminRoom = {
  id: string;
  code: string;
  phase: string;
  game: string;
  people: Array<string>;
  touched: number;
};

export type ServerAdminRooms = {
  rooms: Array<ServerAdminRoom>;
};

/** A line for everybody; empty: remove it. */
export type ServerAnnouncement = {
  text?: string;
};

/** Agree or disagree to a request. */
export type ServerAnswer = {
  type: "answer";
  ref?: string;
  ask: string;
  yes: boolean;
};

export type ServerAnswered = ServerAccepted | ServerPreviewed | ServerPong;

/** A request that needs everybody's consent. */
export type ServerAsk = {
  id: string;
  kind: "replace" | "undo";
  by: string;
  seat: number;
  ply: number | null;
  level: string | null;
  number: number;
  yes: Array<string>;
};

/**
 * Ask a partner for one of the table's `favours`. A bot grants it at once, a person gets a
 * notice.
 */
export type ServerAskFor = {
  type: "ask";
  ref?: string;
  game: string;
  seat?: number | null;
  favour: string;
};

/**
 * Continue an open game from one of its plies, on one of its seats, against bots, as a new
 * game. Ply 0: the same deal again. `bots`: the levels of the other seats in order; if there
 * are fewer, the last is used for the rest.
 */
export type ServerBranch = {
  ply?: number;
  seat?: number;
  bots?: Array<string> | null;
  pace?: number;
};

/** The games that can be played here. */
export type ServerCatalogue = {
  games: Array<ServerGameInfo>;
};

/** Host: change the room's settings; fields left out stay as they are. */
export type ServerChange = {
  type: "change";
  ref?: string;
  players?: number | null;
  options?: Json | null;
  clock?: ServerClockRule | null;
  at_zero?: "bot" | "lose" | null;
  stand_in?: string | null;
  pace?: number | null;
  listed?: boolean | null;
  rated?: boolean | null;
  pair?: boolean | null;
  watchers?: boolean | null;
  memory_aid?: boolean | null;
  hints?: boolean | null;
};

/** Say something to the room. */
export type ServerChat = {
  type: "chat";
  ref?: string;
  text: string;
};

/** A chat line. */
export type ServerChatLine = {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
};

/** How much time a room gives. */
export type ServerClockRule = {
  kind?: "days" | "fischer" | "move" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
};

export type ServerCommand = ServerMove | ServerUndo | ServerResign | ServerPreview | ServerReplace | ServerReturn | ServerAskFor | ServerAbort | ServerSit | ServerStand | ServerSetSeat | ServerChange | ServerReady | ServerStart | ServerRematch | ServerGoOn | ServerLeave | ServerKick | ServerAnswer | ServerChat | ServerReact | ServerMute | ServerPing;

/** The deals of a day, the same for everybody on this server. */
export type ServerDaily = {
  day: string;
  today: string;
  ends: number;
  deals: Array<ServerDailyDeal>;
};

/**
 * A game's deal of the day. You see the results of others once your own game or the day is
 * over.
 */
export type ServerDailyDeal = {
  rules: string;
  players: number;
  level: string;
  commitment: string;
  room: string | null;
  game: string | null;
  status: string | null;
  played: number;
  results: Array<ServerDailyResult>;
};

/** A person's result in a deal of the day. */
export type ServerDailyResult = {
  name: string;
  you: boolean;
  game: string;
  score: number;
  won: boolean;
  ended: number;
};

/** Play the deal of the day. `pace`: seconds before a bot's move is shown. */
export type ServerDailyWish = {
  pace?: number;
};

/**
 * Something that you have signed in on. `name`: its browser and system, as far as it says.
 * `current`: the one that asks.
 */
export type ServerDevice = {
  id: string;
  name: string;
  since: number;
  current: boolean;
};

/** Everything that you have signed in on, newest first. */
export type ServerDevices = {
  devices: Array<ServerDevice>;
};

/** Done. */
export type ServerDone = {
  done?: boolean;
};

/** Everything the server stores about a person. */
export type ServerExport = {
  person: Json;
  rooms: Array<Json>;
  games: Array<Json>;
  chat: Array<Json>;
  ratings: Array<ServerRating>;
  devices: Array<Json>;
  subscriptions: Array<Json>;
};

/** A favour between partners: `seat` is the other partner, `move` the move that grants it. */
export type ServerFavour = {
  seat: number;
  name: string;
  move: string;
};

/** The room of a code. */
export type ServerFound = {
  room: string;
};

/** The box of a game's rulebook, and the format of its packs as JSON Schema. */
export type ServerGameBox = {
  rulebook: ServerPackView;
  format: Json;
};

/** All events that a seat saw of a game, and who played it. */
export type ServerGameEvents = {
  game: string;
  seat: number | null;
  players: Array<ServerTablePlayer>;
  events: Array<ServerTableEvent>;
};

/** A game that can be played here. */
export type ServerGameInfo = {
  name: string;
  titles: { [key: string]: string };
  players: Array<number>;
  rules: number;
  options: Array<ServerOptionInfo>;
  presets: Array<ServerPresetInfo>;
  bots: Array<string>;
  lesson: number;
  inferred: Array<string>;
};

/** A finished game as one seat could know it: start + deal + own + others + luck = result. */
export type ServerGameReview = {
  accuracy: number | null;
  budget: ServerReviewBudget;
  deal: number;
  decisions: Array<ServerReviewedDecision>;
  game: string;
  luck: number;
  others: number;
  own: number;
  players: number;
  plies: number;
  result: number;
  seat: number;
  start: number;
  steps: Array<ServerReviewStep>;
  turning_points: Array<ServerTurningPoint>;
};

/** A game in a list. */
export type ServerGameSummary = {
  id: string;
  room: string;
  rules: string;
  status: string;
  open: boolean;
  players: Array<ServerPlayer>;
  seats: Array<number>;
  yours: boolean;
  outcome: Json | null;
  origin: ServerOrigin | null;
  created: number;
  ended: number | null;
};

/** Continue a stopped game from its last position, as a new game with the same seats. */
export type ServerGoOn = {
  type: "go-on";
  ref?: string;
};

/** The best moves at log entry `number`, best first. Not ready: ask again. */
export type ServerHinted = {
  ready: boolean;
  number: number;
  moves: Array<ServerHintedMove>;
};

/**
 * A move worth making, the chance to win with it, its standard error, whether it is about as
 * good as the best, and what speaks for it.
 */
export type ServerHintedMove = {
  equal: boolean;
  error: number;
  move: string;
  reason: ServerSpoken;
  says: ServerSpoken;
  value: number;
};

/** Host: remove a person from the room; only before a game. */
export type ServerKick = {
  type: "kick";
  ref?: string;
  person: string;
};

/** Leave the room; resigns a running game. */
export type ServerLeave = {
  type: "leave";
  ref?: string;
};

/**
 * A guided first game at one of its steps. `says` explains; its attribute `task` says what to
 * do, `other` answers a legal move that the step does not accept.
 */
export type ServerLesson = {
  number: number;
  steps: number;
  chapter: number;
  says: ServerSay | null;
  points: Array<string>;
  gold: boolean;
  clauses: Array<string>;
  reads: boolean;
  wanted: Array<string>;
  began: number;
  table: ServerTable;
};

/**
 * What a learner has done so far: the text of a move for each decision, "" for a
 * step to read.
 */
export type ServerLessonDone = {
  done: Array<string>;
};

/** What would a move do there? */
export type ServerLessonPreview = {
  done: Array<string>;
  move: string;
};

/** What a move would do. */
export type ServerLessonPreviewed = {
  move: string;
  preview: Json;
};

/** The id of the game that an uploaded record became. */
export type ServerLoaded = {
  game: string;
};

/** The listed rooms, newest first. */
export type ServerLobby = {
  rooms: Array<ServerRoomView>;
};

/** Who you are. */
export type ServerMe = {
  id: string;
  name: string;
  language: "de" | "en" | "fr";
};

/** A new name or language. */
export type ServerMeChange = {
  name?: string | null;
  language?: "de" | "en" | "fr" | null;
  password?: string | null;
};

/** Play a move (its text or its JSON). `number`: the newest log number the client has seen. */
export type ServerMove = {
  type: "move";
  ref?: string;
  game: string;
  seat?: number | null;
  number: number;
  move: string | Json;
};

/** A legal move: its text, its JSON, and a short label for a button. */
export type ServerMoveOption = {
  text: string;
  move: Json;
  says: ServerSay;
};

/** Hide a person's chat and reactions, or show them again. */
export type ServerMute = {
  type: "mute";
  ref?: string;
  person: string;
  mute?: boolean;
};

/** Your games, those that wait for you first, your statistics and ratings. */
export type ServerMyGames = {
  games: Array<ServerGameSummary>;
  played: number;
  won: number;
  statistics: Array<ServerStatistic>;
  ratings: Array<ServerRating>;
};

/** A new guest. `password`: the club's, if the server requires one. */
export type ServerNewPerson = {
  name: string;
  language?: "de" | "en" | "fr";
  password?: string;
};

/** The settings of a new room. Its opener takes the first open seat. */
export type ServerNewRoom = {
  game: string;
  players?: number | null;
  options?: Json;
  seats?: Array<ServerSeatWish> | null;
  clock?: ServerClockRule;
  at_zero?: "bot" | "lose";
  stand_in?: string;
  pace?: number;
  listed?: boolean;
  rated?: boolean;
  pair?: boolean;
  hot_seat?: boolean;
  screen?: boolean;
  watchers?: boolean;
  memory_aid?: boolean;
  hints?: boolean;
};

/** A notice for a person: your turn, a partner's favour, an announcement, or a restart. */
export type ServerNotice = {
  type: "notice";
  kind: "announcement" | "closed" | "favour" | "restart" | "turn";
  room?: string | null;
  game?: string | null;
  text?: string | null;
  favour?: ServerFavour | null;
};

/** An option of a game. */
export type ServerOptionInfo = {
  name: string;
  kind: string;
  values: Array<unknown>;
  default: unknown;
  message: string;
  fits: Array<Array<number>>;
  first: boolean;
  needs: ServerOptionNeeds | null;
};

/** The required values of another option. */
export type ServerOptionNeeds = {
  option: string;
  values: Array<unknown>;
};

/** Why this game began as it did. */
export type ServerOrigin = {
  kind: "again" | "daily" | "record" | "try" | "went-on" | "what-if";
  game?: string | null;
  ply?: number;
  day?: string | null;
  seeded?: boolean;
};

/**
 * A fact in which a pack differs from the rulebook: the `field` of a `piece` of the box, ""
 * for the piece itself or the whole box. Null: there is none, or it does not fit a line.
 */
export type ServerPackChange = {
  piece: string;
  field: string;
  was: string | number | null;
  now: string | number | null;
};

/**
 * A pack while it is being written. `toml`: as a file, only what differs from the rulebook if
 * that is shorter. Null: there is a `problem`.
 */
export type ServerPackChecked = {
  pack: ServerPackView | null;
  remarks: Array<ServerPackRemark>;
  problem: ServerPackProblem | null;
  toml: string | null;
};

/** A pack in short. `changes`: the facts in which it differs from the rulebook. */
export type ServerPackInfo = {
  fingerprint: string;
  game: string;
  name: string | { [key: string]: string };
  author: string | null;
  version: string | null;
  about: string | { [key: string]: string } | null;
  changes: number;
};

/** A pack in short; `GET /api/packs/{fingerprint}` has the rest. */
export type ServerPackName = {
  fingerprint: string;
  name: string | { [key: string]: string };
};

/**
 * Why a pack is refused, and at which field. `says`: the reason in the reader's language; null:
 * only as in `reason`, in English.
 */
export type ServerPackProblem = {
  place: string;
  reason: string;
  says: ServerSay | null;
};

/**
 * Something to know about a pack. `place`: the field it is about, such as `cards[3].ally`; ""
 * for all of it.
 */
export type ServerPackRemark = {
  place: string;
  warning: boolean;
  says: ServerSay;
};

/** The packs that the host offers. */
export type ServerPackShelf = {
  packs: Array<ServerPackInfo>;
};

/** A pack in full, or its fingerprint, and the `piece` that should be at hand. */
export type ServerPackTry = {
  game: string;
  pack: Json | string;
  piece?: string;
  level?: string;
  pace?: number;
};

/**
 * A pack in full. `inferred`: clauses of the rules that it only infers. `pieces`: what a table
 * shows of its pieces, by their codes, where that is more than the pack says.
 */
export type ServerPackView = {
  fingerprint: string;
  game: string;
  name: string | { [key: string]: string };
  author: string | null;
  version: string | null;
  about: string | { [key: string]: string } | null;
  changes: number;
  changed: Array<ServerPackChange>;
  inferred: Array<string>;
  pack: Json;
  pieces: Json;
};

/**
 * A game at an earlier ply: a seat's view or, once it is over, the whole position; and the
 * seats that could decide.
 */
export type ServerPastPosition = {
  game: string;
  ply: number;
  plies: number;
  seat: number | null;
  open: boolean;
  deciding: Array<number>;
  view: Json;
};

/** Is anybody there? */
export type ServerPing = {
  type: "ping";
  ref?: string;
};

/** Who played a seat. */
export type ServerPlayer = {
  kind: string;
  name: string;
  level: string | null;
  person: string | null;
};

/** The answer to a ping. */
export type ServerPong = {
  type: "pong";
  ref: string;
};

/** A position, or the part of it that can be scored: see docs/positions.md. */
export type ServerPosition = {
  players?: unknown;
};

/** Somebody came or went. */
export type ServerPresence = {
  type: "presence";
  person: string;
  name: string;
  present: boolean;
};

/** Options that belong together. The attribute `source` of the message says who plays so. */
export type ServerPresetInfo = {
  message: string;
  options: Json;
};

/** What would a move do, as far as everybody can foresee? */
export type ServerPreview = {
  type: "preview";
  ref?: string;
  game: string;
  seat?: number | null;
  move: string | Json;
};

/** What a move would do. */
export type ServerPreviewed = {
  type: "previewed";
  ref: string;
  move: string;
  preview: Json;
};

/** A browser's public key and secret, as base64url. */
export type ServerPushKeys = {
  p256dh: string;
  auth: string;
};

/** A person's rating in a game, and its deviation. */
export type ServerRating = {
  game: string;
  format: string;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
};

/** React with a sign. */
export type ServerReact = {
  type: "react";
  ref?: string;
  sign: "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
};

/** Somebody reacted. */
export type ServerReacted = {
  type: "reacted";
  person: string;
  name: string;
  sign: "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
};

/** Ready to play, or no longer, with random bytes for the shuffle as hex. */
export type ServerReady = {
  type: "ready";
  ref?: string;
  ready?: boolean;
  bytes?: string;
};

/** A record with everything its text has. `seed` is null while it is secret. */
export type ServerRecordJson = {
  game: string;
  rules: number;
  players: number;
  options: Json;
  seed: string | null;
  position: Json | null;
  headers: { [key: string]: string };
  entries: Array<ServerRecordedEntry>;
  outcome: Json | null;
};

/**
 * One entry of a record: who decided what, and the results of chance. For an undo, `ply` is
 * where it returned to, and `beyond` says that it crossed a barrier.
 */
export type ServerRecordedEntry = {
  kind: string;
  seat: number;
  move: string;
  outcomes: Array<string>;
  ply: number;
  beyond: boolean;
};

/** The token of such a link. */
export type ServerRecover = {
  token: string;
};

/** A link that signs you in on another device, once, within an hour. */
export type ServerRecovery = {
  token: string;
  link: string;
};

/** A command was not carried out; nothing has changed. */
export type ServerRefused = {
  type: "refused";
  ref: string;
  code: string;
  clause: string | null;
  message: ServerSay;
  reason: string;
};

/** Play again in the same room, or the same deal with rotated seats. */
export type ServerRematch = {
  type: "rematch";
  ref?: string;
  seats?: "rotated" | "same";
  deal?: "new" | "same";
};

/** Ask that a bot play for the absent person in `seat`. */
export type ServerReplace = {
  type: "replace";
  ref?: string;
  game: string;
  seat?: number | null;
  level?: string;
};

/** Resign. */
export type ServerResign = {
  type: "resign";
  ref?: string;
  game: string;
  seat?: number | null;
};

/** Take your seat back from the bot that stood in for you. */
export type ServerReturn = {
  type: "return";
  ref?: string;
  game: string;
  seat?: number | null;
};

/**
 * What it takes to get the same review again. `iterations` null: about as many as the level
 * expert spends on a decision.
 */
export type ServerReviewBudget = {
  deals: number;
  iterations: number | null;
  seed: number;
};

/**
 * Decisions of one seat in a row, up to ply `ply`: the chance to win after them, and what of
 * the change they made and what chance did.
 */
export type ServerReviewStep = {
  decision: number;
  first: number;
  luck: number;
  ply: number;
  seat: number;
  value: number;
};

/** A review, or its progress: ask again. */
export type ServerReviewed = {
  done: number;
  total: number;
  review: ServerGameReview | null;
};

/**
 * A decision of the seat that is reviewed, made at ply `ply`: what it played, the best move
 * found, the chance to win with each, what was given away, and what speaks for the best. Giving
 * up is one, too: `move` is `resign`, and `best`, to play on, has no text.
 */
export type ServerReviewedDecision = {
  best: string;
  best_says: ServerSpoken;
  best_value: number;
  loss: number;
  move: string;
  ply: number;
  reason: ServerSpoken | null;
  says: ServerSpoken;
  value: number;
};

/** The room has changed. */
export type ServerRoomFrame = {
  type: "room";
  room: ServerRoomView;
};

/** A room, as everybody in it sees it. A pack in its `options` is its fingerprint. */
export type ServerRoomView = {
  id: string;
  code: string;
  link: string;
  version: number;
  phase: "closed" | "open" | "over" | "playing";
  host: string | null;
  game: string;
  players: number;
  options: Json;
  pack: ServerPackName | null;
  seats: Array<ServerSeatView>;
  clock: ServerClockRule;
  at_zero: "bot" | "lose";
  stand_in: string;
  pace: number;
  listed: boolean;
  rated: boolean;
  pair: boolean;
  hot_seat: boolean;
  watchers: boolean;
  memory_aid: boolean;
  screen: string | null;
  origin: ServerOrigin | null;
  hints: boolean;
  commitment: string;
  playing: string | null;
  games: Array<string>;
  asks: Array<ServerAsk>;
  watching: number;
};

/** A new chat line. */
export type ServerSaid = {
  type: "said";
  line: ServerChatLine;
};

/** A sentence in no language yet: a Fluent id and its arguments. */
export type ServerSay = {
  id: string;
  args: Json;
};

/** A score sheet, and the lines that explain it. */
export type ServerScoreSheet = {
  game: string;
  sheet: Json;
  lines: Array<ServerSay>;
};

/** A seat, as everybody in the room sees it. */
export type ServerSeatView = {
  kind: "bot" | "open" | "person" | "remote";
  person: string | null;
  name: string | null;
  level: string | null;
  ready: boolean;
  present: boolean;
  replaced: string | null;
};

/**
 * What a seat should be: open to people, or a bot of some level. (A remote bot gets its token
 * by `set-seat`.)
 */
export type ServerSeatWish = {
  kind?: "bot" | "open";
  level?: string | null;
};

/** What this server offers. */
export type ServerServerInfo = {
  name: string;
  version: string;
  protocol: number;
  games: Array<ServerGameInfo>;
  bots: Array<string>;
  languages: Array<string>;
  password: boolean;
  announcement: string | null;
  texts: Array<string>;
  push: string | null;
};

/** Host: make a seat open, a bot or a remote bot. The answer has the remote bot's token. */
export type ServerSetSeat = {
  type: "set-seat";
  ref?: string;
  seat: number;
  kind: "bot" | "open" | "remote";
  level?: string | null;
};

/** Take an open seat. `name`: who sits there, if one device is passed around. */
export type ServerSit = {
  type: "sit";
  ref?: string;
  seat: number;
  name?: string | null;
};

/** A sentence before it is in any language: an id of the Fluent files and its arguments. */
export type ServerSpoken = {
  args: Json;
  id: string;
};

/** Leave a seat but stay in the room. */
export type ServerStand = {
  type: "stand";
  ref?: string;
  seat: number;
};

/** Start the game; the sender becomes ready, too. */
export type ServerStart = {
  type: "start";
  ref?: string;
  bytes?: string;
};

/** The results of all your games of one format. `best`: your highest score. */
export type ServerStatistic = {
  game: string;
  format: string;
  played: number;
  won: number;
  best: number;
};

/** The result of the browser's `PushSubscription.toJSON()`. */
export type ServerSubscription = {
  endpoint: string;
  keys: ServerPushKeys;
};

/** The game as one seat knows it, and the events after log entry `since`. */
export type ServerTable = {
  type: "table";
  room: string;
  game: string;
  rules: string;
  number: number;
  ply: number;
  seat: number | null;
  view: Json;
  pack: string | null;
  deciding: Array<number>;
  legal: Array<ServerMoveOption>;
  wishes: { [key: string]: string };
  favours: { [key: string]: ServerFavour };
  prompt: ServerSay | null;
  hints: boolean;
  undo: number | null;
  undo_further: "ask" | "free" | null;
  clocks: Array<number> | null;
  at: number;
  now: number;
  players: Array<ServerTablePlayer>;
  commitment: string;
  status: "aborted" | "over" | "playing" | "stopped";
  stopped: ServerSay | null;
  outcome: Json | null;
  since: number;
  events: Array<ServerTableEvent>;
};

/**
 * An event as the viewer saw it (`number`: its log entry), and the sentence for it. `ply`: how
 * many decisions stood then; `at/{ply}` shows that position.
 */
export type ServerTableEvent = {
  event: Json;
  says: ServerSay | null;
  ply: number;
};

/** Who plays a seat of a game. */
export type ServerTablePlayer = {
  kind: "bot" | "open" | "person" | "remote";
  name: string | null;
  person: string | null;
  level: string | null;
};

export type ServerTidied = {
  closed: number;
};

/** Close rooms without activity for this many days. */
export type ServerTidy = {
  days: number;
};

/** A step that changed much, and what mostly did it. */
export type ServerTurningPoint = {
  cause: "luck" | "others" | "own" | "resignation";
  change: number;
  first: number;
  ply: number;
  seat: number;
};

/** Take back to ply `to` (default: before your latest decision). */
export type ServerUndo = {
  type: "undo";
  ref?: string;
  game: string;
  seat?: number | null;
  number: number;
  to?: number | null;
};

/** The first frame of every connection. */
export type ServerWelcome = {
  type: "welcome";
  protocol: number;
  you: ServerYou;
  room: ServerRoomView;
  chat: Array<ServerChatLine>;
};

/** Who you are. */
export type ServerYou = {
  person: string;
  name: string;
  seats: Array<number>;
};

/** A card was acquired for so much trade. */
export type StarRealmsAcquired = {
  number: number;
  seat: number | null;
  type: "acquired";
  card: string;
  source: string;
  target: string;
  paid: number;
};

/** All open questions; the last one is to be answered now. */
export type StarRealmsAsked = {
  number: number;
  seat: number | null;
  type: "asked";
  questions: Array<StarRealmsQuestion>;
};

export type StarRealmsAttack = {
  type: "attack";
  seat: number;
  amount: number;
};

export type StarRealmsAttackBase = {
  type: "attack_base";
  seat: number;
  card: string;
  amount: number;
  copy?: number;
};

export type StarRealmsAttacked = {
  number: number;
  seat: number | null;
  type: "attacked";
  victim: number;
  amount: number;
};

export type StarRealmsAttackedBase = {
  number: number;
  seat: number | null;
  type: "attacked_base";
  victim: number;
  base: string;
  copy: number;
  amount: number;
};

export type StarRealmsCardInPlay = {
  card: string;
  used?: Array<"primary" | "ally" | "double_ally">;
  as?: string;
  damage?: number;
};

export type StarRealmsCardMove = {
  type: "play" | "acquire";
  card: string;
};

/** A card went from one place to another, for everybody to see. */
export type StarRealmsCardMoved = {
  number: number;
  seat: number | null;
  type: "refilled" | "played" | "scrapped" | "discarded" | "put_on_top" | "given" | "drafted" | "cleared";
  card: string;
  source: string;
  target: string;
};

/**
 * The discard pile became the deck, or cards of a defeated player left the game; null for
 * whoever could not see them.
 */
export type StarRealmsCardsMoved = {
  number: number;
  seat: number | null;
  type: "reshuffled" | "left" | "left_unseen";
  cards: Array<string> | null;
  source: string;
  target: string;
};

/** The answer to the open question. */
export type StarRealmsChoose = {
  type: "choose";
  option?: string;
  card?: string;
  zone?: string;
  seat?: number;
  copy?: number;
  decline?: true;
};

export type StarRealmsChose = {
  number: number;
  seat: number | null;
  type: "chose";
  option: string;
};

export type StarRealmsCopied = {
  number: number;
  seat: number | null;
  type: "copied";
  card: string;
  as: string;
};

/**
 * A base was destroyed, or returned to its owner's hand. `copy`: which of several different
 * ones of that name; 0: all equal.
 */
export type StarRealmsDestroyed = {
  number: number;
  seat: number | null;
  type: "destroyed" | "returned";
  card: string;
  source: string;
  target: string;
  copy: number;
};

/** A card was drawn; null for whoever cannot see that hand. */
export type StarRealmsDrew = {
  number: number;
  seat: number | null;
  type: "drew";
  card: string | null;
  source: string;
  target: string;
};

export type StarRealmsEnd = {
  type: "end";
};

export type StarRealmsEvent = StarRealmsCardMoved | StarRealmsDrew | StarRealmsAcquired | StarRealmsDestroyed | StarRealmsCardsMoved | StarRealmsUsed | StarRealmsGained | StarRealmsAsked | StarRealmsChose | StarRealmsCopied | StarRealmsRepeated | StarRealmsMustDiscard | StarRealmsAttacked | StarRealmsAttackedBase | StarRealmsLent | StarRealmsTurnBegan | StarRealmsSaid | TakenBack;

export type StarRealmsGained = {
  number: number;
  seat: number | null;
  type: "gained";
  trade: number;
  combat: number;
  authority: number;
};

export type StarRealmsGive = {
  type: "give";
  card: string;
  seat: number;
};

export type StarRealmsLend = {
  type: "lend";
  resource: "trade" | "combat";
  seat: number;
};

export type StarRealmsLent = {
  number: number;
  seat: number | null;
  type: "lent";
  resource: "trade" | "combat";
  partner: number;
  amount: number;
};

export type StarRealmsMember = {
  trade?: number;
  combat?: number;
  played?: Array<string>;
  blobs?: number;
  tops?: number;
  ended?: boolean;
  factions?: { [key: string]: number };
  uses?: number;
  seat: number;
};

export type StarRealmsMove = StarRealmsCardMove | StarRealmsUseMove | StarRealmsAttackBase | StarRealmsAttack | StarRealmsLend | StarRealmsGive | StarRealmsChoose | StarRealmsEnd;

export type StarRealmsMustDiscard = {
  number: number;
  seat: number | null;
  type: "must_discard";
  victim: number;
};

/** What was set before the game; the rest is as by default. */
export type StarRealmsOptions = {
  format?: "auto" | "duel" | "deathmatch" | "hunter" | "hydra2" | "hydra3" | "emperor" | "raid";
  start_player?: number | "random";
  boss?: number;
  boxes?: number | "auto";
  discard_timing?: "now" | "next_turn";
  needle_counts_as_blob?: boolean;
  team_hands?: "auto" | "open" | "hidden";
  turn_limit?: number | "none";
  pack?: string | { [key: string]: unknown };
  sets?: "default" | Array<string>;
};

/**
 * A realm. `on_top`: how many cards on top of the deck were put there openly; `debt`: cards to
 * discard when the next turn begins; `left`: a member of a Hydra has left its team.
 */
export type StarRealmsPlayer = {
  authority?: number;
  hand?: Array<string>;
  deck?: Array<string>;
  on_top?: number;
  discard?: Array<string>;
  ships?: Array<string | StarRealmsCardInPlay>;
  bases?: Array<string | StarRealmsCardInPlay>;
  debt?: number;
  left?: boolean;
};

/**
 * A whole position. `rules`: the version it is played by, if it is not the newest; `left_out`:
 * the cards that a reduced trade deck has not; `away`: those of defeated players; `known`: by
 * seat, what everybody knows to be in the hand.
 */
export type StarRealmsPosition = {
  players: Array<StarRealmsPlayer>;
  game?: "star_realms";
  rules?: number;
  options?: StarRealmsOptions;
  trade_row?: Array<string | null>;
  trade_deck?: Array<string>;
  left_out?: Array<string>;
  explorers?: number;
  scrap_heap?: Array<string>;
  away?: Array<string>;
  turn?: StarRealmsTurn;
  known?: Array<Array<string>> | null;
  outcome?: Outcome | null;
  chance?: SeededChance | QuickChance;
};

/** What a move would change: authority by seat, and one's own pools. */
export type StarRealmsPreview = {
  scores: Array<number>;
  trade: number;
  combat: number;
};

/**
 * Something that has to be decided, or (`leave`, `rest`) that happens when all after it in the
 * list is decided. `part`: which of the choices of a card, or which part of its text. `pick` and
 * `first`: which pick of a draft, from 0, and who begins after it.
 */
export type StarRealmsQuestion = {
  type: "option" | "scrap" | "discard" | "scrap_row" | "destroy" | "take_ship" | "on_top" | "copy_ship" | "copy_base" | "target" | "gift" | "leave" | "rest" | "draft";
  seat: number;
  card?: string;
  ability?: "primary" | "ally" | "double_ally" | "scrap";
  part?: number;
  at?: number;
  discard_too?: boolean;
  must?: boolean;
  left?: number;
  done?: number;
  then_draw?: boolean;
  receiver?: number;
  each?: { [key: string]: number };
  to?: "hand" | "discard";
  cost?: number;
  ships?: boolean;
  pick?: number;
  first?: number;
};

/** The primary ability of a base happened again. */
export type StarRealmsRepeated = {
  number: number;
  seat: number | null;
  type: "repeated";
  card: string;
};

/** Something happened in which no card moves. */
export type StarRealmsSaid = {
  number: number;
  seat: number | null;
  type: "starts" | "declined" | "next_on_top" | "repaired" | "defeated" | "ended" | "gave_up";
};

/**
 * A realm as a seat sees it. `hand` is null if it is hidden; `known`: cards that are in it for
 * sure; `on_top`: what openly lies on top of the deck; `unseen`: what the rest of the deck holds,
 * together with the hand if that is hidden.
 */
export type StarRealmsSeenPlayer = {
  authority: number;
  hand: Array<string> | null;
  held: number;
  known: Array<string>;
  deck: number;
  on_top: Array<string>;
  unseen: Array<string>;
  discard: Array<string>;
  ships: Array<string | StarRealmsCardInPlay>;
  bases: Array<string | StarRealmsCardInPlay>;
  debt: number;
  left?: boolean;
};

/** Authority by seat, and who has won (nobody yet: empty). */
export type StarRealmsSheet = {
  totals: Array<number>;
  winners: Array<number>;
  finished: boolean;
};

/** The running turn, as of its seat; the other members of a Hydra are `partners`. */
export type StarRealmsTurn = {
  trade?: number;
  combat?: number;
  played?: Array<string>;
  blobs?: number;
  tops?: number;
  ended?: boolean;
  factions?: { [key: string]: number };
  uses?: number;
  seat?: number;
  number?: number;
  partners?: Array<StarRealmsMember>;
  questions?: Array<StarRealmsQuestion>;
};

/** A turn begins. `number` is the log's, as in all events; `turn` counts the turns. */
export type StarRealmsTurnBegan = {
  number: number;
  seat: number;
  type: "turn";
  turn: number;
};

export type StarRealmsUseMove = {
  type: "base" | "ally" | "double" | "scrap";
  card: string;
  copy?: number;
};

export type StarRealmsUsed = {
  number: number;
  seat: number | null;
  type: "used";
  card: string;
  ability: "primary" | "ally" | "double_ally" | "scrap";
  copy: number;
};

/**
 * What one seat knows (null: a spectator). `seats`: who may decide; `trade_deck`: what may lie
 * there, in the order of the cards' list; `left_out`: so many of these do not.
 */
export type StarRealmsView = {
  game: "star_realms";
  seat: number | null;
  rules?: number;
  options: StarRealmsOptions;
  seats: Array<number>;
  players: Array<StarRealmsSeenPlayer>;
  trade_row: Array<string | null>;
  trade_deck: Array<string>;
  left_out?: number;
  explorers: number;
  scrap_heap: Array<string>;
  away: Array<string>;
  turn: StarRealmsTurn;
  outcome: Outcome | null;
};

/** A card went from one place to another, for everybody to see. */
export type StellarCardMoved = {
  number: number;
  seat: number | null;
  type: "starter_shown" | "revealed" | "discarded" | "taken" | "noted" | "followed" | "last_shown" | "last_discarded";
  card: string;
  source: string;
  target: string;
};

/** A card went from one place to another; null for whoever could not see it. */
export type StellarCardMovedUnseen = {
  number: number;
  seat: number | null;
  type: "starter_dealt" | "dealt" | "picked" | "drawn";
  card: string | null;
  source: string;
  target: string;
};

/** A starter or a last card was chosen in secret; null for the other player. */
export type StellarChosen = {
  number: number;
  seat: number | null;
  type: "starter_chosen" | "last_chosen";
  card: string | null;
};

/** The game is over. */
export type StellarEnded = {
  number: number;
  seat: number | null;
  type: "ended";
  scores: Array<number>;
  winners: Array<number>;
};

export type StellarEvent = StellarCardMoved | StellarCardMovedUnseen | StellarPlaced | StellarShuffled | StellarChosen | StellarSaid | StellarEnded | TakenBack;

/** Where the card of step 3 will come from: a slot of the row and its card, or 0, the deck. */
export type StellarFollows = {
  slot: number;
  card: string | null;
};

/** How the three parts of one's own score would change. */
export type StellarGains = {
  types: number;
  sections: number;
  diversity: number;
};

/**
 * A hand as others know it. `needs[i]`: how many of a card the places from number i on and the
 * hand hold together, at least; the last one is about the hand alone.
 */
export type StellarHiddenHand = {
  places: Array<StellarHiddenPlace>;
  needs: Array<{ [key: string]: number }>;
};

/**
 * A face-down card from the hand: its slot, and what step 3 says that it may be (null: nothing
 * was said).
 */
export type StellarHiddenPlace = {
  place: number;
  fits: Array<string> | null;
};

/**
 * Where face-down cards came from. `from_row`: the slots whose card lay open before;
 * `from_deck`: slots, each with the number of the deck (0: the first); `decks`: of each deck that
 * was made from the discard pile, what has not come to light.
 */
export type StellarKnown = {
  hands: Array<StellarHiddenHand>;
  from_row: Array<Array<number>>;
  from_deck: Array<{ [key: string]: number }>;
  decks: Array<Array<string>>;
};

export type StellarLast = {
  type: "last";
  card: string;
};

export type StellarMove = StellarStart | StellarRenewOrKeep | StellarTake | StellarPlay | StellarPlace | StellarLast;

/** What was set before the game; the rest is as by default. */
export type StellarOptions = {
  stars?: Array<number>;
  pack?: string | { [key: string]: unknown };
  start_player?: number | "random";
  face_down_selects?: "printed" | "three";
};

export type StellarPlace = {
  type: "place";
  slot: number;
  face_down: boolean;
};

/** What a place in the telescope would change, and what then follows in step 3. */
export type StellarPlacePreview = {
  slot: number;
  face_down: boolean;
  scores: Array<number>;
  gains: StellarGains;
  follows: StellarFollows | null;
};

/** A card was placed on the telescope; null for whoever could not see it. */
export type StellarPlaced = {
  number: number;
  seat: number | null;
  type: "placed";
  card: string | null;
  source: string;
  target: string;
  face_down: boolean;
};

export type StellarPlacing = {
  card: string;
  from?: "hand" | "row" | "deck";
};

export type StellarPlay = {
  type: "play";
  card: string;
  area: "telescope" | "notebook";
};

/** One side of a position. The telescope has its cards by slot, `~` before those face down. */
export type StellarPlayer = {
  telescope?: { [key: string]: string };
  notebook?: Array<string>;
  hand?: Array<string>;
  chosen?: string | null;
};

/**
 * What one player scores; `won`: the sections that are worth ten points, `missing`: the types
 * that do not lie face up.
 */
export type StellarPlayerSheet = {
  types: StellarTypes;
  type_points: number;
  sections: StellarSections;
  won: Array<"top" | "middle" | "bottom">;
  section_points: number;
  diversity: number;
  missing: Array<"P" | "M" | "A" | "C" | "B">;
  total: number;
};

/** A whole position; docs/positions.md says what may be left out. */
export type StellarPosition = {
  players: Array<StellarPlayer>;
  game?: "stellar";
  options?: StellarOptions;
  first?: number;
  turn?: number;
  step?: "starters" | "renew" | "take" | "play" | "follow" | "last";
  row?: Array<string | null>;
  deck?: Array<string>;
  discard?: Array<string>;
  placing?: StellarPlacing | null;
  satellite_taken?: boolean;
  known?: StellarKnown | null;
  outcome?: Outcome | null;
  chance?: SeededChance | QuickChance;
};

/**
 * What a move would change in both scores and in the parts of one's own, and what follows in
 * step 3 (null: nothing). `places`: where the card that goes to the telescope may be put.
 */
export type StellarPreview = {
  scores: Array<number>;
  gains: StellarGains;
  follows: StellarFollows | null;
  places: Array<StellarPlacePreview>;
};

export type StellarRenewOrKeep = {
  type: "renew" | "keep";
};

/** Something happened in which no card moves. */
export type StellarSaid = {
  number: number;
  seat: number | null;
  type: "start_player" | "renewed" | "kept" | "resigned";
};

/** The sums of the telescope's sections. */
export type StellarSections = {
  top: number;
  middle: number;
  bottom: number;
};

export type StellarSeenPlacing = {
  card: string | null;
  from: "hand" | "row" | "deck";
};

/**
 * One side as a seat sees it.
 * 
 * In the telescope `~` alone is a card that the seat cannot see; `candidates` has what may be
 * there, by slot. `hand` is null unless it is the seat's own; `known_in_hand` has the cards that
 * are in the hand for sure. `decided`: a secret choice was made; `chosen`: which, if it is the
 * seat's own.
 */
export type StellarSeenPlayer = {
  telescope: { [key: string]: string };
  notebook: Array<string>;
  hand: Array<string> | null;
  held: number;
  chosen: string | null;
  decided: boolean;
  known_in_hand: Array<string>;
  candidates: { [key: string]: Array<string> };
};

/**
 * The score sheet of both players. `winners`: who has the highest total; of a position whose
 * game is not `finished` (only told of positions), who leads.
 */
export type StellarSheet = {
  players: Array<StellarPlayerSheet>;
  winners: Array<number>;
  finished?: boolean;
};

/** The discard pile was shuffled into a new deck. */
export type StellarShuffled = {
  number: number;
  seat: number | null;
  type: "shuffled";
  cards: Array<string>;
  source: string;
  target: string;
};

export type StellarStart = {
  type: "start";
  telescope: string;
};

export type StellarTake = {
  type: "take";
  slot: number;
};

/**
 * A type of the score sheet: its stars, its run and the numbers in it, the satellites that join
 * its stack, and what its 6/0 counts (null: it has none). `repeated`: numbers that the stack has
 * more than once, which count once; only in the sheet of a position.
 */
export type StellarTypeLine = {
  stars: number;
  run: number;
  points: number;
  numbers: Array<number>;
  satellites: Array<number>;
  six: 0 | 6 | null;
  repeated?: Array<number>;
};

/** The five types by their letters. */
export type StellarTypes = {
  P: StellarTypeLine;
  M: StellarTypeLine;
  A: StellarTypeLine;
  C: StellarTypeLine;
  B: StellarTypeLine;
};

/**
 * What one seat knows (null: a spectator). `stars`: on the cards 1, 2, 3, 4, 5 and 6/0,
 * or by card where a pack makes them differ by type; `seats`: who may decide; `deck`: how many
 * cards are left; `unseen`: all cards that the seat does not see, wherever they are.
 */
export type StellarView = {
  game: "stellar";
  seat: number | null;
  options: StellarOptions;
  stars: Array<number> | { [key: string]: number };
  first: number;
  turn: number;
  step: "starters" | "renew" | "take" | "play" | "follow" | "last";
  seats: Array<number>;
  players: Array<StellarSeenPlayer>;
  row: Array<string | null>;
  deck: number;
  discard: Array<string>;
  placing: StellarSeenPlacing | null;
  satellite_taken: boolean;
  unseen: Array<string>;
  sheet: StellarSheet;
  known: StellarKnown;
  outcome: Outcome | null;
};

/** These black holes left together. */
export type SternenhimmelAnnihilated = {
  number: number;
  seat: number | null;
  type: "annihilated";
  board: string;
  stars: Array<string>;
};

/** A constellation; `lines` join two star ids each. */
export type SternenhimmelBoard = {
  id: string;
  name?: string;
  stars: Array<SternenhimmelStar>;
  lines: Array<Array<string>>;
  first: number;
  second: number;
};

/** A constellation came into play, or left. */
export type SternenhimmelBoardMoved = {
  number: number;
  seat: number | null;
  type: "uncovered" | "scored";
  card: string;
  source: string;
  target: string;
};

/** Boards, and ids of our own boards. */
export type SternenhimmelBoardSet = {
  boards: Array<SternenhimmelBoard | string>;
};

/** A constellation in play; tokens by star id. */
export type SternenhimmelChart = {
  board: string;
  tokens: { [key: string]: SternenhimmelLying };
};

export type SternenhimmelCompleted = {
  number: number;
  seat: number | null;
  type: "completed";
  board: string;
};

/** A constellation of a pack; `lines` join two star ids each. */
export type SternenhimmelConstellation = {
  id: string;
  name?: string | { [key: string]: string };
  stars: Array<SternenhimmelPackStar>;
  lines: Array<Array<string>>;
  first: number;
  second: number;
};

/** Star ids in the board's order; totals of seats with tokens left, coins of every seat. */
export type SternenhimmelConstellationSheet = {
  removed: Array<string>;
  totals: { [key: string]: number };
  coins: { [key: string]: number };
};

/** The token on `star` is worth more than it shows. */
export type SternenhimmelDoubled = {
  number: number;
  seat: number | null;
  type: "doubled";
  star: string;
  token: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double";
  worth: number;
};

export type SternenhimmelEnded = {
  number: number;
  seat: number | null;
  type: "ended";
  scores: Array<number>;
  winners: Array<number>;
};

export type SternenhimmelEvent = SternenhimmelBoardMoved | SternenhimmelTokenPut | SternenhimmelTokenMoved | SternenhimmelPlayerNamed | SternenhimmelCompleted | SternenhimmelAnnihilated | SternenhimmelSwallowed | SternenhimmelDoubled | SternenhimmelPaid | SternenhimmelStuck | SternenhimmelEnded | TakenBack;

/**
 * What all but its owner know of a face-down token: it is none of those that were seen outside
 * the hand while it lay here. Of double stars both may have been, or one.
 */
export type SternenhimmelFaceDown = {
  star: string;
  seen: Array<"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double">;
};

/** Coins by seat (-1: resigned), and who has won, or before the game is `finished` the most. */
export type SternenhimmelGameSheet = {
  scores: Array<number>;
  winners: Array<number>;
  finished: boolean;
};

/** A token on a star. */
export type SternenhimmelLying = {
  seat: number;
  token: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double";
};

export type SternenhimmelMove = SternenhimmelPut;

/** What `start` was given; what is absent has its default. */
export type SternenhimmelOptions = {
  compensation?: "bank" | "winner";
  doubles?: "multiply" | "add";
  start_player?: number | "random";
  boards?: "zodiac" | SternenhimmelBoardSet;
  pack?: "rulebook" | SternenhimmelPack;
};

/**
 * What a game is played with, in full. `in_play`: how many constellations lie open, by the
 * number of players.
 */
export type SternenhimmelPack = {
  format: 1;
  game: "sternenhimmel";
  name: string | { [key: string]: string };
  author?: string;
  version?: string;
  about?: string | { [key: string]: string };
  inferred?: Array<string>;
  tokens: SternenhimmelTokens;
  in_play: { [key: string]: number };
  constellations: Array<SternenhimmelConstellation>;
};

/** A star of a pack; `x` (to the right) and `y` (up) tell where it is drawn. */
export type SternenhimmelPackStar = {
  id: string;
  size: "small" | "large";
  name?: string | { [key: string]: string };
  x?: number;
  y?: number;
};

/**
 * What a player got for a constellation: total, tokens left, coins and why. `compensation` is
 * what the first has paid to others out of the first prize; `coins` are without it.
 */
export type SternenhimmelPaid = {
  number: number;
  seat: number | null;
  type: "paid";
  board: string;
  total: number;
  tokens: number;
  coins: number;
  reason: "first" | "second" | "alone" | "tokens" | "tied_first" | "tied_second" | "nothing";
  compensation: number;
};

export type SternenhimmelPlayer = {
  coins: number;
  hand: Array<"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double">;
};

/** Who begins, who was skipped for want of tokens, who resigned. */
export type SternenhimmelPlayerNamed = {
  number: number;
  seat: number | null;
  type: "start_player" | "skipped" | "resigned";
};

/**
 * A whole position; the pile is top first, a place in the sky without a board is null.
 * `known`: the face-down tokens of each seat, the oldest first.
 */
export type SternenhimmelPosition = {
  game: "sternenhimmel";
  options: SternenhimmelOptions;
  players: Array<SternenhimmelPlayer>;
  sky: Array<SternenhimmelChart | null>;
  pile: Array<string>;
  seat: number | null;
  resigned: Array<number>;
  known: Array<Array<SternenhimmelFaceDown>> | null;
  outcome: Outcome | null;
  chance?: SeededChance | QuickChance;
};

/**
 * Whether the token will lie face down, whether the constellation is full then, and the coins
 * that everybody gets for it, if that is certain: it may depend on tokens that the viewer does
 * not know.
 */
export type SternenhimmelPreview = {
  scores: Array<number>;
  certain: boolean;
  face_down: boolean;
  completes: boolean;
};

export type SternenhimmelPut = {
  type: "put";
  token: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double";
  board: string;
  star: string;
};

export type SternenhimmelSeenChart = {
  board: string;
  tokens: { [key: string]: SternenhimmelSeenLying };
};

/** `can_be`: all that the token can be, as far as others can tell. */
export type SternenhimmelSeenFaceDown = {
  star: string;
  seen: Array<"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double">;
  can_be: Array<"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double">;
};

/** A token on a star; null: it lies face down and is somebody else's. */
export type SternenhimmelSeenLying = {
  seat: number;
  token: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double" | null;
  face_down: boolean;
};

/**
 * `hand`: the viewer's own, else null. `unseen`: what is in the hand or face down; `may_hold`:
 * what of it can be in the hand.
 */
export type SternenhimmelSeenPlayer = {
  coins: number;
  held: number;
  hand: Array<"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double"> | null;
  may_hold: Array<"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double">;
  unseen: Array<"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double">;
  face_down: Array<SternenhimmelSeenFaceDown>;
  resigned: boolean;
};

export type SternenhimmelSheet = SternenhimmelConstellationSheet | SternenhimmelGameSheet;

/**
 * A star of a board; `x` (to the right) and `y` (up) tell where it is drawn. Those of our own
 * boards also have catalogue numbers.
 */
export type SternenhimmelStar = {
  id: string;
  size: "small" | "large";
  name?: string;
  x?: number;
  y?: number;
};

/** Nobody can put a token any more, and no constellation is full: the game ends. */
export type SternenhimmelStuck = {
  number: number;
  seat: number | null;
  type: "stuck";
};

/** The black hole on `star` took what lay on `stars`. */
export type SternenhimmelSwallowed = {
  number: number;
  seat: number | null;
  type: "swallowed";
  star: string;
  stars: Array<string>;
};

/** A token was turned up where it lies, or went back to its owner's hand. */
export type SternenhimmelTokenMoved = {
  number: number;
  seat: number | null;
  type: "turned_up" | "returned";
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double";
  source: string;
  target: string;
};

/** A token was put on a star; `card` is null for whoever could not see it. */
export type SternenhimmelTokenPut = {
  number: number;
  seat: number | null;
  type: "put";
  card: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "hole" | "double" | null;
  source: string;
  target: string;
  face_down: boolean;
};

/** The tokens of each player: the values, and how many black holes and double stars. */
export type SternenhimmelTokens = {
  values: Array<number>;
  holes: number;
  doubles: number;
};

/** What one seat knows. `pile`: what is in it, in the order of the set; theirs is unknown. */
export type SternenhimmelView = {
  game: "sternenhimmel";
  seat: number | null;
  options: SternenhimmelOptions;
  players: Array<SternenhimmelSeenPlayer>;
  sky: Array<SternenhimmelSeenChart | null>;
  pile: Array<string>;
  seats: Array<number>;
  outcome: Outcome | null;
};

export type TakenBack = {
  number: number;
  type: "taken_back";
  seat: number;
  to: number;
  from: number;
};
