/**
 * Keeps the state in the browser between visits: the settings in one entry, every game in one of
 * its own, the solves in another. Only what has changed is written, at once, so that the very last
 * move outlives the page.
 */

import { Aside } from "./aside.js";
import { united } from "./games.js";
import { unitedLearned } from "./lessons.js";
import * as saved from "./saved.js";
import { unitedLogs } from "./solves.js";
import { EMPTY, initialState, newGame } from "./state.js";

/** @typedef {import("./aside.js").SetAside} SetAside */
/** @typedef {import("./saved.js").Read} Read */
/** @typedef {import("./state.js").GameId} GameId */
/** @typedef {import("./state.js").Id} Id */
/** @typedef {import("./state.js").Kept} Kept */
/** @typedef {import("./state.js").State} State */
/** What the browser's storage is asked for. @typedef {Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">} Store */
/**
 * @typedef {object} Recalled
 * @property {State} state as it was kept, or a new one
 * @property {string} problem what could not be read, in a sentence, or ""
 * @property {boolean} isFirst whether nothing was kept
 */

const SETTINGS = "forward-check";
const GAME = "forward-check/game/";
const SOLVES = "forward-check/solves";
const DAYS = "forward-check/days";
const LEARNED = "forward-check/learned";

const FULL =
  "The browser’s storage is full, so what you do now can’t be kept: export your puzzles, or free some space.";
const DENIED =
  "The browser doesn’t let this page keep anything: what you do is gone once you close it.";

/** What of the settings another window takes over: not where it is, nor what it watches. */
const OWN = ["game", "mode", "lesson", "watch", "compare", "places", "games"];

export class Keeper {
  #store;
  #aside;
  /** What was read or written last, entry by entry. @type {Map<string, string>} */
  #texts = new Map();
  /** What was kept last of everything, to see what has changed. @type {State | null} */
  #kept = null;
  /** Why nothing can be kept, in a sentence, or "". */
  trouble = "";
  /** Whether nothing that this page still does may be kept. */
  #forgotten = false;

  /** @param {() => Store} open the browser's storage; throws where there is none */
  constructor(open) {
    this.#store = attempt(open);
    this.#aside = new Aside(this.#store);
  }

  // ---- reading ----------------------------------------------------------------------------

  /** @returns {Recalled} */
  recall() {
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

  /** @returns {[Read | null, string]} */
  #readSettings() {
    const read = this.#read(SETTINGS, saved.readSettings, "settings");
    return [read, this.#aside.says()];
  }

  /** @returns {Record<Id, Kept>} */
  #readGames() {
    const games = this.#keys(GAME).map((key) => {
      return this.#read(key, (text) => saved.readGame(text, key.slice(GAME.length)));
    });
    return Object.fromEntries(games.filter((kept) => kept !== null).map((kept) => [kept.id, kept]));
  }

  /**
   * What an entry holds; null if there is none, or none that can be read: that is set aside.
   * @template T
   * @param {string} key
   * @param {(text: string) => T} reader
   * @param {string} [name] what it is called when it is set aside
   * @returns {T | null}
   */
  #read(key, reader, name = key.replace("forward-check/", "")) {
    const text = attempt(() => this.#store?.getItem(key)) ?? null;
    if (text === null) return null;
    try {
      const read = reader(text);
      this.#texts.set(key, text);
      return read;
    } catch (error) {
      if (!(error instanceof saved.SaveError)) throw error;
      this.#aside.put(key, name, text, error.why);
      return null;
    }
  }

  /** The names of the entries that begin so. @param {string} start */
  #keys(start) {
    const count = attempt(() => this.#store?.length) ?? 0;
    const keys = Array.from({ length: count }, (_, index) =>
      attempt(() => this.#store?.key(index)),
    );
    return keys.filter((key) => typeof key === "string").filter((key) => key.startsWith(start));
  }

  // ---- writing ----------------------------------------------------------------------------

  /**
   * Keeps what has changed. Where another window has played a game on since, its game is taken.
   * @param {State} state
   * @returns {{state: State, problem: string}} and what is wrong, in a sentence, once
   */
  keep(state) {
    if (this.#forgotten) return { state, problem: "" };
    const now = this.#withLearned(this.#withLog(this.#withOthers(state)));
    const isKept = this.#writeAll(now);
    this.#kept = isKept ? now : this.#kept;
    return { state: now, problem: this.#complain(isKept) };
  }

  /** The state with those games that another window has played on. @param {State} state */
  #withOthers(state) {
    let now = state;
    for (const kept of this.#changed(state)) {
      const other = this.#others(GAME + kept.id, (text) => saved.readGame(text, kept.id));
      if (other && isLater(other, kept)) now = withGame(now, other);
    }
    return now;
  }

  /** The state with what another window has solved. @param {State} state */
  #withLog(state) {
    if (state.solves === this.#kept?.solves) return state;
    const other = this.#others(SOLVES, saved.readLog);
    return other ? { ...state, ...unitedLogs(state, other) } : state;
  }

  /** The state with what was learned in another window. @param {State} state */
  #withLearned(state) {
    if (state.learned === this.#kept?.learned) return state;
    const other = this.#others(LEARNED, saved.readLearned);
    return other ? { ...state, learned: unitedLearned(state.learned, other) } : state;
  }

  /**
   * What another window has written to an entry since this one looked; null if nothing.
   * @template T
   * @param {string} key
   * @param {(text: string) => T} reader
   */
  #others(key, reader) {
    const text = attempt(() => this.#store?.getItem(key)) ?? null;
    return text === null || text === this.#texts.get(key) ? null : this.#read(key, reader);
  }

  /** The games that are not as they were kept. @param {State} state */
  #changed({ play: { games } }) {
    const before = this.#kept?.play.games ?? {};
    return Object.values(games).filter((kept) => kept !== before[kept.id]);
  }

  /**
   * Writes what has changed, the settings last: they name the games.
   * @param {State} state
   * @returns {boolean} whether that worked
   */
  #writeAll(state) {
    const gone = Object.keys(this.#kept?.play.games ?? {}).filter((id) => !state.play.games[id]);
    for (const id of gone) this.#remove(GAME + id);
    const games = this.#changed(state);
    return (
      games.every((kept) => this.#write(GAME + kept.id, saved.saveGame(kept))) &&
      this.#writePart(SOLVES, saved.saveLog, state) &&
      this.#writePart(DAYS, saved.saveDays, state) &&
      this.#writePart(LEARNED, saved.saveLearned, state) &&
      this.#write(SETTINGS, saved.saveSettings(state))
    );
  }

  /**
   * Writes a part of the state, if it was written before or there is something in it.
   * @param {string} key
   * @param {(state: State) => string} save
   * @param {State} state
   */
  #writePart(key, save, state) {
    const text = save(state);
    const isNothing = !this.#texts.has(key) && text === save(initialState());
    return isNothing || this.#write(key, text);
  }

  /** @param {string} key @param {string} text */
  #write(key, text) {
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

  /** @param {string} key */
  #remove(key) {
    attempt(() => this.#store?.removeItem(key));
    this.#texts.delete(key);
  }

  /** What is wrong, said once until it is well again. @param {boolean} isKept */
  #complain(isKept) {
    const before = this.trouble;
    const isThere = attempt(() => this.#store?.length) !== null && this.#store !== null;
    this.trouble = isKept ? "" : isThere ? FULL : DENIED;
    return before ? "" : this.trouble;
  }

  // ---- other windows, and what is set aside -----------------------------------------------

  /**
   * The state with what another window of this page has written.
   * @param {{key: string | null, newValue: string | null}} event
   * @param {State} state
   */
  heard({ key, newValue }, state) {
    if (key === null) this.#texts.clear();
    if (key === null || newValue === null || newValue === this.#texts.get(key)) return state;
    if (key.startsWith(GAME)) return this.#heardGame(key, state);
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

  /** @param {string} key @param {State} state */
  #heardGame(key, state) {
    const id = key.slice(GAME.length);
    const other = this.#read(key, (text) => saved.readGame(text, id));
    const mine = state.play.games[id];
    return other && (!mine || isLater(other, mine)) ? withGame(state, other) : state;
  }

  /**
   * Sets a game aside whose moves could not all be played again, before it is played on.
   * @param {Kept} kept
   */
  setAside(kept) {
    this.#aside.put("", `game/${kept.id}`, saved.saveGame(kept), "moves");
  }

  /** Everything that was set aside. @returns {SetAside[]} */
  get aside() {
    return this.#aside.list();
  }

  /**
   * Begins from an empty board at the next visit; the games and the solves stay.
   */
  forget() {
    this.#forgotten = true;
    this.#remove(SETTINGS);
  }
}

/** What there is to say of settings besides the games. @param {Read | null} settings */
function own(settings) {
  if (!settings) return {};
  const { places: _, games: __, ...rest } = settings;
  return rest;
}

/** The settings that two windows share. @param {Read | null} settings @returns {Partial<State>} */
const preferences = (settings) =>
  Object.fromEntries(Object.entries(settings ?? {}).filter(([name]) => !OWN.includes(name)));

/** @param {State} state @param {Kept} kept @returns {State} */
const withGame = (state, kept) => ({
  ...state,
  play: { ...state.play, games: { ...state.play.games, [kept.id]: kept } },
});

/**
 * Whether a game was played on after the other, or for longer after the same move.
 * @param {Kept} one
 * @param {Kept} other
 */
const isLater = (one, other) =>
  one.changed > other.changed || (one.changed === other.changed && one.seconds > other.seconds);

/**
 * The state with these games; where the one that was seen is gone, an empty board is.
 * @param {State} state
 * @param {Record<Id, Kept>} games
 * @param {Read | null} settings
 * @returns {State}
 */
function placed(state, games, settings) {
  const { seen, back, on } = settings?.places ?? state.play;
  const there = (/** @type {Id[]} */ ids) => ids.filter((id) => id in games);
  const play = { games, seen: { ...seen }, back: { ...back }, on: { ...on } };
  for (const game of /** @type {const} */ (["queens", "knights"])) {
    const empty = newGame(game, EMPTY);
    if (games[seen[game]]?.game !== game) {
      play.games = { [empty.id]: empty, ...play.games };
      play.seen[game] = empty.id;
    }
    [play.back[game], play.on[game]] = [there(back[game]), there(on[game])];
  }
  return { ...state, play };
}

/**
 * @template T
 * @param {() => T} access
 * @returns {T | null}
 */
function attempt(access) {
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

/** Made when it is first asked for: an embed does not touch the browser's storage. @type {Keeper | null} */
let inBrowser = null;

/** Keeps the state in this browser. */
export function browserKeeper() {
  inBrowser ??= new Keeper(() => localStorage);
  return inBrowser;
}

/** Begins from nothing at the next visit. */
export const forget = () => browserKeeper().forget();
