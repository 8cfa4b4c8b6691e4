/**
 * Keeps the state in the browser between visits: the settings in one entry, every game in one of
 * its own, the solves in another. Only what has changed is written, at once, so that the very last
 * move outlives the page.
 */

import { Aside, type SetAside } from "./aside.ts";
import { united } from "./games.ts";
import { unitedLearned } from "./lessons.ts";
import type { Lost, Read } from "./saved.ts";
import * as saved from "./saved.ts";
import { unitedLogs } from "./solves.ts";
import { EMPTY, type Id, initialState, type Kept, newGame, type State } from "./state.ts";
import { exportTexts } from "./transfer.ts";

/** What the browser's storage is asked for. */
export type Store = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

export interface Recalled {
  /** As it was kept, or a new one. */
  state: State;
  /** What could not be read, in a sentence, or "". */
  problem: string;
  /** Whether nothing was kept. */
  isFirst: boolean;
}

const SETTINGS = "forward-check";
const GAME = "forward-check/game/";
const SOLVES = "forward-check/solves";
const DAYS = "forward-check/days";
const LEARNED = "forward-check/learned";

const FULL =
  "The browser’s storage is full, so what you do now can’t be kept: export your puzzles, or free some space.";
const DENIED =
  "The browser doesn’t let this page keep anything: what you do is gone once you close it.";

export class Keeper {
  #store;
  #aside;
  /** What was read or written last, entry by entry. */
  #texts: Map<string, string> = new Map();
  /** What was kept last of everything, to see what has changed. */
  #kept: State | null = null;
  /** Why nothing can be kept, in a sentence, or "". */
  trouble = "";
  /** Whether nothing that this page still does may be kept. */
  #forgotten = false;

  /** @param open the browser's storage; throws where there is none */
  constructor(open: () => Store) {
    this.#store = attempt(open);
    this.#aside = new Aside(this.#store);
  }

  // ---- reading ----------------------------------------------------------------------------

  recall(): Recalled {
    const [settings, problem] = this.#readSettings();
    const log = this.#read(SOLVES, saved.readLog);
    const days = this.#read(DAYS, saved.readDays) ?? {};
    const learned = this.#read(LEARNED, saved.readLearned) ?? [];
    let games = this.#readGames();
    for (const kept of settings?.games ?? []) games = united(games, kept).games;
    let state = placed(
      { ...initialState(), ...own(settings), ...log, days, learned },
      games,
      settings,
    );
    for (const kept of this.#aside.takeBack(saved.readGame)) state = withGame(state, kept);
    const isFirst = !settings && Object.keys(games).length === 0 && this.#aside.taken === 0;
    return { state, problem: problem || this.#aside.says(), isFirst };
  }

  #readSettings(): [Read | null, string] {
    const read = this.#read(SETTINGS, saved.readSettings, "settings");
    return [read, this.#aside.says()];
  }

  #readGames(): Record<Id, Kept> {
    const games = this.#keys(GAME).map((key) => {
      return this.#read(key, (text) => saved.readGame(text, key.slice(GAME.length)));
    });
    return Object.fromEntries(games.filter((kept) => kept !== null).map((kept) => [kept.id, kept]));
  }

  /**
   * What an entry holds; null if there is none, or none that can be read: that is set aside, and so
   * are the parts that cannot be used.
   * @param name what it is called when it is set aside
   */
  #read<T>(
    key: string,
    reader: (text: string, lost: Lost) => T,
    name: string = key.replace("forward-check/", ""),
  ): T | null {
    const text = this.#textOf(key);
    if (text === null) return null;
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
    return attempt(() => this.#store?.getItem(key)) ?? null;
  }

  /** The names of the entries that begin so. */
  #keys(start: string) {
    const count = attempt(() => this.#store?.length) ?? 0;
    const keys = Array.from({ length: count }, (_, index) =>
      attempt(() => this.#store?.key(index)),
    );
    return keys.filter((key) => typeof key === "string").filter((key) => key.startsWith(start));
  }

  // ---- writing ----------------------------------------------------------------------------

  /**
   * Keeps what has changed. Where another window has played a game on since, its game is taken.
   * @returns and what is wrong, in a sentence, once
   */
  keep(state: State): { state: State; problem: string } {
    if (this.#forgotten) return { state, problem: "" };
    const now = this.#withLearned(this.#withLog(this.#withOthers(state)));
    const isKept = this.#writeAll(now);
    this.#kept = isKept ? now : this.#kept;
    return { state: now, problem: this.#complain(isKept) };
  }

  /** The state with those games that another window has played on. */
  #withOthers(state: State) {
    let now = state;
    // A game that was let go of here may have been begun there.
    for (const id of this.#gone(state)) {
      const other = this.#others(GAME + id, (text) => saved.readGame(text, id));
      if (other) now = withGame(now, other);
    }
    for (const kept of this.#changed(state)) {
      const other = this.#others(GAME + kept.id, (text) => saved.readGame(text, kept.id));
      if (other && isLater(other, kept)) now = withGame(now, other);
    }
    return now;
  }

  /** The state with what another window has solved. */
  #withLog(state: State) {
    if (state.solves === this.#kept?.solves) return state;
    const other = this.#others(SOLVES, saved.readLog);
    return other ? { ...state, ...unitedLogs(state, other) } : state;
  }

  /** The state with what was learned in another window. */
  #withLearned(state: State) {
    if (state.learned === this.#kept?.learned) return state;
    const other = this.#others(LEARNED, saved.readLearned);
    return other ? { ...state, learned: unitedLearned(state.learned, other) } : state;
  }

  /** What another window has written to an entry since this one looked; null if nothing. */
  #others<T>(key: string, reader: (text: string, lost: Lost) => T) {
    const text = this.#textOf(key);
    return text === null || text === this.#texts.get(key) ? null : this.#read(key, reader);
  }

  /** The games that are not as they were kept. */
  #changed({ play: { games } }: State) {
    const before = this.#kept?.play.games ?? {};
    return Object.values(games).filter((kept) => kept !== before[kept.id]);
  }

  /** The games that were kept and are there no longer. */
  #gone({ play: { games } }: State) {
    return Object.keys(this.#kept?.play.games ?? {}).filter((id) => !games[id]);
  }

  /**
   * Writes what has changed, the settings last: they name the games.
   * @returns whether that worked
   */
  #writeAll(state: State): boolean {
    for (const id of this.#gone(state)) this.#remove(GAME + id);
    const games = this.#changed(state);
    return (
      games.every((kept) => this.#write(GAME + kept.id, saved.saveGame(kept))) &&
      this.#writePart(SOLVES, saved.saveLog, state) &&
      this.#writePart(DAYS, saved.saveDays, state) &&
      this.#writePart(LEARNED, saved.saveLearned, state) &&
      this.#write(SETTINGS, saved.saveSettings(state))
    );
  }

  /** Writes a part of the state, if it was written before or there is something in it. */
  #writePart(key: string, save: (state: State) => string, state: State) {
    const text = save(state);
    const isNothing = !this.#texts.has(key) && text === save(initialState());
    return isNothing || this.#write(key, text);
  }

  #write(key: string, text: string) {
    if (this.#texts.get(key) === text) return true;
    if (!this.#store || this.#aside.isStuck(key)) return false;
    try {
      this.#store.setItem(key, text);
      this.#texts.set(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Removes an entry, unless it is no longer the one that this window read or wrote. */
  #remove(key: string) {
    const text = this.#textOf(key);
    if (text !== null && text === this.#texts.get(key)) this.#drop(key);
    this.#texts.delete(key);
  }

  #drop(key: string) {
    attempt(() => this.#store?.removeItem(key));
  }

  /** What is wrong, said once until it is well again. */
  #complain(isKept: boolean) {
    const before = this.trouble;
    const isThere = attempt(() => this.#store?.length) !== null && this.#store !== null;
    this.trouble = isKept ? "" : isThere ? FULL : DENIED;
    return before ? "" : this.trouble;
  }

  // ---- other windows, and what is set aside -----------------------------------------------

  /** The state with what another window of this page has written. */
  received({ key, newValue }: { key: string | null; newValue: string | null }, state: State) {
    if (key === null) this.#texts.clear();
    if (key === null || newValue === null || newValue === this.#texts.get(key)) return state;
    if (key.startsWith(GAME)) return this.#receivedGame(key, state);
    if (key === SETTINGS) return { ...state, ...preferences(this.#read(key, saved.readSettings)) };
    if (key === DAYS)
      return { ...state, days: { ...state.days, ...this.#read(key, saved.readDays) } };
    if (key === LEARNED) {
      const learned = this.#read(key, saved.readLearned) ?? [];
      return { ...state, learned: unitedLearned(state.learned, learned) };
    }
    const log = key === SOLVES ? this.#read(key, saved.readLog) : null;
    return log ? { ...state, ...unitedLogs(state, log) } : state;
  }

  /**
   * The state with all that other windows have written while this one slept, and did not hear of it.
   */
  wake(state: State) {
    return this.#entries().reduce(
      (now, key) => this.received({ key, newValue: this.#textOf(key) }, now),
      state,
    );
  }

  #receivedGame(key: string, state: State) {
    const id = key.slice(GAME.length);
    const other = this.#read(key, (text) => saved.readGame(text, id));
    const mine = state.play.games[id];
    return other && (!mine || isLater(other, mine)) ? withGame(state, other) : state;
  }

  /** Sets a game aside whose moves could not all be played again, before it is played on. */
  setAside(kept: Kept) {
    this.#aside.put("", `game/${kept.id}`, saved.saveGame(kept), "moves");
  }

  /** Everything that was set aside. */
  get aside(): SetAside[] {
    return this.#aside.list();
  }

  /** The names of all entries, but for those that were set aside. */
  #entries() {
    return [SETTINGS, SOLVES, DAYS, LEARNED, ...this.#keys(GAME)];
  }

  /** Begins from nothing at the next visit: all that is kept is set aside, as one file. */
  forget() {
    this.#forgotten = true;
    const entries = this.#entries().map((key) => [key, this.#textOf(key)] as const);
    const there = entries.filter(([, text]) => text !== null);
    if (there.length === 0) return;
    const [settings = null, log = null, days = null, learned = null, ...games] = entries.map(
      ([, text]) => text,
    );
    const all = { settings, games: games.filter((text) => text !== null), log, days, learned };
    // There has to be room for the file.
    for (const [key] of there) this.#drop(key);
    if (this.#aside.put("", "everything", exportTexts(all), "over")) return;
    for (const [key, text] of there) attempt(() => this.#store?.setItem(key, text ?? ""));
  }
}

/** What there is to say of settings besides the games. */
function own(settings: Read | null) {
  if (!settings) return {};
  const { places: _, games: __, ...rest } = settings;
  return rest;
}

/** The settings that two windows share: not where one is, nor what it watches. */
function preferences(settings: Read | null): Partial<State> {
  if (!settings) return {};
  const { game: _, mode: __, lesson: ___, watch: ____, compare: _____, ...rest } = settings;
  const { places: ______, games: _______, ...shared } = rest;
  return shared;
}

const withGame = (state: State, kept: Kept): State => ({
  ...state,
  play: { ...state.play, games: { ...state.play.games, [kept.id]: kept } },
});

/** Whether a game was played on after the other, or for longer after the same move. */
const isLater = (one: Kept, other: Kept) =>
  one.changed > other.changed || (one.changed === other.changed && one.seconds > other.seconds);

/** The state with these games; where the one that was seen is gone, an empty board is. */
function placed(state: State, games: Record<Id, Kept>, settings: Read | null): State {
  const { seen, back, on } = settings?.places ?? state.play;
  const of = (id: Id) => (Object.hasOwn(games, id) ? games[id]!.game : null);
  const play = { games, seen: { ...seen }, back: { ...back }, on: { ...on } };
  for (const game of ["queens", "knights"] as const) {
    const empty = newGame(game, EMPTY);
    const there = (ids: Id[]) => ids.filter((id) => of(id) === game);
    if (of(seen[game]) !== game) {
      play.games = { [empty.id]: empty, ...play.games };
      play.seen[game] = empty.id;
    }
    [play.back[game], play.on[game]] = [there(back[game]), there(on[game])];
  }
  return { ...state, play };
}

function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Keeps nothing and recalls nothing, without complaint. */
export const forgetfulKeeper = () =>
  new Keeper(() => ({
    ...{ length: 0, key: () => null, getItem: () => null },
    ...{ setItem: () => {}, removeItem: () => {} },
  }));

/** Made when it is first asked for: an embed does not touch the browser's storage. */
let inBrowser: Keeper | null = null;

/** Keeps the state in this browser. */
export function browserKeeper() {
  inBrowser ??= new Keeper(() => localStorage);
  return inBrowser;
}

/** Begins from nothing at the next visit. */
export const forget = () => browserKeeper().forget();
