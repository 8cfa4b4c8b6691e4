/**
 * Saves the state in the browser: settings, solves, days, progress and each game in separate entries.
 * Changes are written at once, so that even the last move is saved.
 */

import { attempt } from "../core/attempt.ts";
import { here } from "../core/late.ts";
import { omit } from "../core/objects.ts";
import { knowsColours } from "../engine/setting-up.ts";
import { Aside, keysOf, type SetAside } from "./aside.ts";
import { mayHoldColours } from "./boards.ts";
import { exportTexts } from "./exported.ts";
import { united } from "./games.ts";
import { GAME_IDS } from "./ids.ts";
import { SAVES } from "./late-saves.ts";
import { unitedLearned } from "./lessons.ts";
import type { Lost, Read } from "./saved.ts";
import * as saved from "./saved.ts";
import { unitedLogs } from "./solves.ts";
import { FIRST_BOARDS, type Id, initialState, type Kept, newGame, type State } from "./state.ts";

export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export interface Recalled {
  state: State;
  /** What could not be read, in a sentence, or "". */
  problem: string;
  isFirst: boolean;
}

const readers = () => here(SAVES.module);

/** Whether what is loaded can read an entry: not every module can check boards of colours. */
const isReadable = (text: string) =>
  SAVES.module !== null && (knowsColours() || !mayHoldColours(text));

const SETTINGS = "forward-check";
const GAME = "forward-check/game/";
const SOLVES = "forward-check/solves";
const DAYS = "forward-check/days";
const LEARNED = "forward-check/learned";
/** The entries besides settings and games. */
const PARTS: Part[] = [
  {
    key: SOLVES,
    name: "solves",
    save: saved.saveLog,
    read: (text, lost) => readers().readLog(text, lost),
    merge: (state, log) => ({ ...state, ...unitedLogs(state, { ...state, ...log }) }),
  },
  {
    key: DAYS,
    name: "days",
    save: saved.saveDays,
    read: (text, lost) => ({ days: readers().readDays(text, lost) }),
    merge: (state, { days }) => ({ ...state, days: { ...state.days, ...days } }),
  },
  {
    key: LEARNED,
    name: "learned",
    save: saved.saveLearned,
    read: (text, lost) => ({ learned: readers().readLearned(text, lost) }),
    merge: (state, { learned = [] }) => ({
      ...state,
      learned: unitedLearned(state.learned, learned),
    }),
  },
];

interface Part {
  key: string;
  /** The part of the state that changes with the entry. */
  name: "solves" | "days" | "learned";
  save: (state: State) => string;
  read: (text: string, lost: Lost) => Partial<State>;
  /** Adds what another window saved. */
  merge: (state: State, theirs: Partial<State>) => State;
}
const FULL =
  "The browser’s storage is full, so your moves can’t be saved. Save your puzzles to a file, or free some space.";
const DENIED =
  "The browser won’t let this page save anything. Your moves will be lost when you close it.";

export class Keeper {
  #open;
  #aside;
  /** The text of each entry as last read or written. */
  #texts: Map<string, string> = new Map();
  /** The state as last saved. */
  #kept: State | null = null;
  trouble = "";
  /** Whether this page must not save anything more. */
  #forgotten = false;

  /** @param open throws if the browser denies storage */
  constructor(open: () => StorageLike) {
    this.#open = open;
    this.#aside = new Aside(open);
  }

  /** Whether nothing was saved before. */
  get isEmpty() {
    return keysOf(this.#open, SETTINGS).length === 0;
  }

  /** Whether boards of colours may have been saved. */
  get mayHoldColours() {
    return this.#entries().some((key) => mayHoldColours(this.#textOf(key) ?? ""));
  }

  recall(): Recalled {
    const settings = this.#readSettings("settings");
    let state: State = { ...initialState(), ...(settings && omit(settings, "places", "games")) };
    for (const { key, read } of PARTS) state = { ...state, ...this.#read(key, read) };
    let games = this.#readGames();
    for (const kept of settings?.games ?? []) games = united(games, kept).games;
    state = placed(state, games, settings);
    for (const kept of this.#aside.takeBack((text) => readers().readGame(text)))
      state = withGame(state, kept);
    const isFirst = !settings && Object.keys(games).length === 0 && this.#aside.taken === 0;
    return { state, problem: this.#aside.says(), isFirst };
  }

  #readSettings(name?: string) {
    return this.#read(SETTINGS, (text, lost) => readers().readSettings(text, lost), name);
  }

  #readGames(): Record<Id, Kept> {
    const keys = keysOf(this.#open, GAME);
    const games = keys.map((key) => this.#readGame(key.slice(GAME.length)));
    return Object.fromEntries(games.filter((kept) => kept !== null).map((kept) => [kept.id, kept]));
  }

  #readGame(id: Id) {
    return this.#read(GAME + id, (text, lost) => readers().readGame(text, id, lost));
  }

  /**
   * Reads an entry; null if there is none, or if nothing can be read yet. An unreadable entry and unusable
   * parts are set aside.
   * @param name under which they are set aside
   */
  #read<T>(
    key: string,
    reader: (text: string, lost: Lost) => T,
    name: string = key.replace("forward-check/", ""),
  ): T | null {
    const text = this.#textOf(key);
    if (text === null || !isReadable(text)) return null;
    try {
      const read = reader(text, (parts) => this.#aside.putPart(key, name, parts, text));
      this.#texts.set(key, text);
      return read;
    } catch (error) {
      if (!(error instanceof saved.SaveError)) throw error;
      this.#aside.put(key, name, text, error.why);
      return null;
    }
  }

  #textOf(key: string) {
    return attempt(() => this.#open().getItem(key));
  }

  /**
   * Saves what has changed, merged with what other windows have saved.
   * @returns also the problem: once, in a sentence
   */
  keep(state: State): { state: State; problem: string } {
    if (this.#forgotten || this.#mustWait()) return { state, problem: "" };
    const now = this.#withParts(this.#withGames(state));
    const isKept = this.#writeAll(now);
    this.#kept = isKept ? now : this.#kept;
    return { state: now, problem: this.#complain(isKept) };
  }

  /** Whether another window has saved what can't be read yet. */
  #mustWait() {
    return this.#entries().some(
      (key) => this.#isElsewhere(key) && !isReadable(this.#textOf(key) ?? ""),
    );
  }

  /** Adds games continued in another window. */
  #withGames(state: State) {
    let now = state;
    // A game dropped here may have been begun there.
    const changed = this.#changed(state).map(({ id }) => id);
    for (const id of [...this.#gone(state), ...changed]) {
      if (this.#isElsewhere(GAME + id)) now = this.#withOther(id, now);
    }
    return now;
  }

  /** Adds what other windows have saved of the parts that changed here. */
  #withParts(state: State) {
    let now = state;
    for (const { key, name, read, merge } of PARTS) {
      if (state[name] === this.#kept?.[name] || !this.#isElsewhere(key)) continue;
      const other = this.#read(key, read);
      if (other) now = merge(now, other);
    }
    return now;
  }

  /** Whether another window wrote an entry since this one looked. */
  #isElsewhere(key: string) {
    return this.#textOf(key) !== (this.#texts.get(key) ?? null);
  }

  #changed({ play: { games } }: State) {
    const before = this.#kept?.play.games ?? {};
    return Object.values(games).filter((kept) => kept !== before[kept.id]);
  }

  #gone({ play: { games } }: State) {
    return Object.keys(this.#kept?.play.games ?? {}).filter((id) => !games[id]);
  }

  /** The settings come last because they refer to the games. Returns whether all was written. */
  #writeAll(state: State): boolean {
    for (const id of this.#gone(state)) this.#remove(GAME + id);
    const games = this.#changed(state);
    return (
      games.every((kept) => this.#write(GAME + kept.id, saved.saveGame(kept))) &&
      PARTS.every((part) => this.#writePart(part, state)) &&
      this.#write(SETTINGS, saved.saveSettings(state))
    );
  }

  /** An empty part is not written for the first time. */
  #writePart({ key, save }: Part, state: State) {
    const text = save(state);
    const isNothing = !this.#texts.has(key) && text === save(initialState());
    return isNothing || this.#write(key, text);
  }

  #write(key: string, text: string) {
    if (this.#texts.get(key) === text) return true;
    if (this.#aside.isStuck(key)) return false;
    try {
      this.#open().setItem(key, text);
      this.#texts.set(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Removes an entry, unless another window changed it. */
  #remove(key: string) {
    if (!this.#isElsewhere(key)) this.#drop(key);
    this.#texts.delete(key);
  }

  #drop(key: string) {
    attempt(() => this.#open().removeItem(key));
  }

  /** The problem, once until it is solved. */
  #complain(isKept: boolean) {
    const before = this.trouble;
    const isThere = attempt(() => this.#open().length) !== null;
    this.trouble = isKept ? "" : isThere ? FULL : DENIED;
    return before ? "" : this.trouble;
  }

  /** Merges what another window has written. */
  received({ key, newValue }: { key: string | null; newValue: string | null }, state: State) {
    if (key === null) {
      this.#texts.clear();
      return state;
    }
    if (newValue === null || newValue === this.#texts.get(key)) return state;
    if (key.startsWith(GAME)) return this.#withOther(key.slice(GAME.length), state);
    if (key === SETTINGS) return { ...state, ...preferences(this.#readSettings()) };
    const part = PARTS.find((part) => part.key === key);
    const read = part && this.#read(key, part.read);
    return part && read ? part.merge(state, read) : state;
  }

  /** Merges what other windows wrote while this page was suspended. */
  wake(state: State) {
    return this.#entries().reduce(
      (now, key) => this.received({ key, newValue: this.#textOf(key) }, now),
      state,
    );
  }

  /** Adds a game as another window saved it. */
  #withOther(id: Id, state: State) {
    const other = this.#readGame(id);
    const mine = state.play.games[id];
    return other && (!mine || isLater(other, mine)) ? withGame(state, other) : state;
  }

  /** Copies a game whose moves could not all be replayed, before the player continues it. */
  setAside(kept: Kept) {
    this.#aside.put("", `game/${kept.id}`, saved.saveGame(kept), "moves");
  }

  get aside(): SetAside[] {
    return this.#aside.list();
  }

  #entries() {
    return [SETTINGS, ...PARTS.map(({ key }) => key), ...keysOf(this.#open, GAME)];
  }

  /** Starts over at the next visit: moves everything into one file. */
  forget() {
    this.#forgotten = true;
    const entries = this.#entries().map((key) => [key, this.#textOf(key)] as const);
    const there = entries.flatMap(([key, text]) => (text === null ? [] : [[key, text] as const]));
    if (there.length === 0) return;
    const [settings = null, log = null, days = null, learned = null, ...games] = entries.map(
      ([, text]) => text,
    );
    const all = { settings, games: games.filter((text) => text !== null), log, days, learned };
    // Makes room for the file.
    for (const [key] of there) this.#drop(key);
    if (this.#aside.put("", "everything", exportTexts(all), "over")) return;
    for (const [key, text] of there) attempt(() => this.#open().setItem(key, text));
  }
}

/** The settings that windows share. */
const preferences = (settings: Read | null): Partial<State> =>
  settings ? omit(settings, "compare", ...saved.PLACE) : {};

const withGame = (state: State, kept: Kept): State => ({
  ...state,
  play: { ...state.play, games: { ...state.play.games, [kept.id]: kept } },
});

/** Whether a game was continued after the other, or played for longer. */
const isLater = (one: Kept, other: Kept) =>
  one.changed > other.changed || (one.changed === other.changed && one.seconds > other.seconds);

/** Puts games in place; an empty board replaces one that is gone. */
function placed(state: State, games: Record<Id, Kept>, settings: Read | null): State {
  const { seen, back, on } = settings?.places ?? state.play;
  const of = (id: Id) => (Object.hasOwn(games, id) ? games[id]!.game : null);
  const play = { games, seen: { ...seen }, back: { ...back }, on: { ...on } };
  for (const game of GAME_IDS) {
    const empty = newGame(game, FIRST_BOARDS[game]);
    const there = (ids: Id[]) => ids.filter((id) => of(id) === game);
    if (of(seen[game]) !== game) {
      play.games = { [empty.id]: empty, ...play.games };
      play.seen[game] = empty.id;
    }
    [play.back[game], play.on[game]] = [there(back[game]), there(on[game])];
  }
  return { ...state, play };
}

/** Saves and reads nothing, and never fails. */
const NOTHING: StorageLike = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};
export const forgetfulKeeper = () => new Keeper(() => NOTHING);

/** Opened lazily: an embed does not touch the browser's storage. */
let inBrowser: Keeper | null = null;

export function browserKeeper() {
  inBrowser ??= new Keeper(() => localStorage);
  return inBrowser;
}

export const forget = () => browserKeeper().forget();
