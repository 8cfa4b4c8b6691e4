/**
 * Saves the state in the browser: settings, solves, days, progress and each game in separate entries.
 * Changes are written at once, so that even the last move is saved.
 */

import { omit } from "../core/objects.ts";
import { knowsColours } from "../engine/setting-up.ts";
import { mayHoldColours } from "../routes/boards.ts";
import { GAME_IDS } from "../routes/ids.ts";
import { unitedSolves, withPending } from "../store/solves.ts";
import {
  FIRST_BOARDS,
  type Id,
  initialState,
  type Kept,
  newGame,
  type Solve,
  type State,
} from "../store/state.ts";
import { Entries, NOTHING, type Refusal, type StorageLike } from "./entries.ts";
import { exportTexts } from "./exported.ts";
import { TRANSFER } from "./lazy.ts";
import { GAME, isReadable, PARTS, type Part, partsOf, readers, SETTINGS, SOLVE } from "./parts.ts";
import { Quarantine, type Quarantined } from "./quarantine.ts";
import type { Lost, Read } from "./saved.ts";
import * as saved from "./saved.ts";

export type { StorageLike } from "./entries.ts";

export interface Loaded {
  state: State;
  /** What could not be read, in a sentence, or "". */
  problem: string;
  isFirst: boolean;
}

/** The name of the archive's database, if it is not the first. */
const ARCHIVE = "forward-check/archive";
const FIRST_ARCHIVE = "forward-check";

/** Why nothing can be saved, and what to do. */
const WHY: Record<Refusal, string> = {
  full: "The browser’s storage is full, so your moves can’t be saved. Save your puzzles to a file, or free some space.",
  denied:
    "The browser won’t let this page save anything. Your moves will be lost when you close it.",
  failed:
    "The browser could not save your last move. Save your puzzles to a file, then reload the page.",
};

export class Saves {
  #entries;
  #quarantine;
  /** What storage has, as far as this window knows: as last saved here, with what other windows saved since. */
  #base: State | null = null;
  /** Whether everything was written, so that only changes need be. */
  #isWritten = false;
  trouble = "";
  /** Whether this page must not save anything more. */
  #forgotten = false;
  /** The archive that belongs to what was read. */
  #archive: string | null = null;
  /** Why the last write failed. */
  #refusal: Refusal | undefined;

  /** @param open throws if the browser denies storage */
  constructor(open: () => StorageLike) {
    this.#entries = new Entries(open);
    this.#quarantine = new Quarantine(open);
  }

  /** Whether nothing was saved before. */
  get isEmpty() {
    return this.#entries.keys(SETTINGS).length === 0;
  }

  /** Whether boards of colours may have been saved. */
  get mayHoldColours() {
    return this.#keys().some((key) => mayHoldColours(this.#entries.read(key) ?? ""));
  }

  load(): Loaded {
    this.#archive = this.archive;
    const settings = this.#readSettings("settings");
    let state: State = { ...initialState(), ...(settings && omit(settings, "places")) };
    for (const { key, read } of PARTS) state = { ...state, ...this.#read(key, read) };
    state = this.#withPending(state);
    const games = this.#readGames();
    state = placed(state, games, settings);
    for (const kept of this.#quarantine.takeBack((text) => readers().readGame(text)))
      state = withGame(state, kept);
    const isFirst = !settings && Object.keys(games).length === 0 && this.#quarantine.taken === 0;
    this.#base = state;
    return { state, problem: this.#quarantine.report(), isFirst };
  }

  #withPending(state: State): State {
    const solves = this.#entries.keys(SOLVE).flatMap((key) => this.#readSolve(key) ?? []);
    return { ...state, solves: { ...state.solves, pending: unitedSolves([], solves) } };
  }

  #readSolve(key: string) {
    return this.#read(key, (text, lost) => {
      const solve = readers().readSolve(text, lost);
      if (pendingKey(solve) !== key) throw new saved.SaveError("corrupt");
      return solve;
    });
  }

  #readSettings(name?: string) {
    return this.#read(SETTINGS, (text, lost) => readers().readSettings(text, lost), name);
  }

  #readGames(): Record<Id, Kept> {
    const keys = this.#entries.keys(GAME);
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
    const text = this.#entries.read(key);
    if (text === null || !isReadable(text)) return null;
    try {
      const read = reader(text, (parts) => this.#quarantine.putPart(key, name, parts, text));
      this.#entries.see(key, text);
      return read;
    } catch (error) {
      if (!(error instanceof saved.SaveError)) throw error;
      this.#quarantine.put(key, name, text, error.why);
      return null;
    }
  }

  /**
   * Saves what has changed, merged with what other windows have saved.
   * @returns also the problem: once, in a sentence
   */
  save(state: State): { state: State; problem: string } {
    if (this.#forgotten || this.#mustWait()) return { state, problem: "" };
    const now = this.#withParts(this.#withSettings(this.#withGames(state)));
    const isKept = this.#writeAll(now);
    if (isKept) [this.#base, this.#isWritten] = [now, true];
    return { state: now, problem: this.#complain(isKept) };
  }

  /** Whether another window has saved what can't be read yet. */
  #mustWait() {
    if (TRANSFER.module !== null && knowsColours()) return false;
    return this.#keys().some(
      (key) => this.#entries.isElsewhere(key) && !isReadable(this.#entries.read(key) ?? ""),
    );
  }

  /** Adds games continued in another window. */
  #withGames(state: State) {
    let now = state;
    // A game dropped here may have been begun there.
    const changed = this.#changed(state).map(({ id }) => id);
    for (const id of [...this.#gone(state), ...changed]) {
      if (this.#entries.isElsewhere(GAME + id)) now = this.#withOther(id, now);
    }
    return now;
  }

  /** Adds the settings that another window has changed. */
  #withSettings(state: State) {
    const isWritten = this.#haveChanged(state) && this.#entries.isElsewhere(SETTINGS);
    return isWritten ? this.#withTheirSettings(state) : state;
  }

  #withTheirSettings(state: State): State {
    const read = this.#readSettings();
    if (!read) return state;
    const base = this.#base ?? initialState();
    this.#base = readers().sharedWith(base, read);
    return { ...state, ...readers().settingsOfBoth(base, state, read) };
  }

  /** Adds what other windows have saved of the parts that changed here. */
  #withParts(state: State) {
    let now = state;
    for (const { key, name, read, merge } of PARTS) {
      if (state[name] === this.#written?.[name] || !this.#entries.isElsewhere(key)) continue;
      const other = this.#read(key, read);
      if (other) now = merge(now, other);
    }
    return now;
  }

  #changed({ play: { games } }: State) {
    const before = this.#written?.play.games ?? {};
    return Object.values(games).filter((kept) => kept !== before[kept.id]);
  }

  #gone({ play: { games } }: State) {
    return Object.keys(this.#base?.play.games ?? {}).filter((id) => !games[id]);
  }

  /** The settings come last because they refer to the games. Returns whether all was written. */
  #writeAll(state: State): boolean {
    for (const id of this.#gone(state)) this.#entries.remove(GAME + id);
    const games = this.#changed(state);
    return (
      games.every((kept) => this.#write(GAME + kept.id, saved.saveGame(kept))) &&
      this.#writePending(state) &&
      PARTS.every((part) => this.#writePart(part, state)) &&
      (!this.#haveChanged(state) || this.#write(SETTINGS, saved.saveSettings(state)))
    );
  }

  /** What needs no writing if it is the same; null if nothing was written yet. */
  get #written() {
    return this.#isWritten ? this.#base : null;
  }

  /** Whether the entry of the settings differs: it holds everything without a separate entry. */
  #haveChanged(state: State) {
    const before = this.#written;
    if (!before) return true;
    return (
      SETTINGS_PARTS.some((name) => state[name] !== before[name]) ||
      PLACES.some((name) => state.play[name] !== before.play[name])
    );
  }

  /** A solve has its entry until the archive has it. */
  #writePending({ solves: { pending } }: State) {
    const before = this.#base?.solves.pending ?? [];
    if (pending === this.#written?.solves.pending) return true;
    const keys = new Set(pending.map(pendingKey));
    for (const key of before.map(pendingKey)) if (!keys.has(key)) this.#entries.remove(key);
    return pending.every((solve) => this.#write(pendingKey(solve), saved.saveSolve(solve)));
  }

  /** An empty part is not written for the first time. */
  #writePart({ key, name, save }: Part, state: State) {
    if (state[name] === this.#written?.[name]) return true;
    const text = save(state);
    const isNothing = this.#entries.seen(key) === null && text === save(initialState());
    return isNothing || this.#write(key, text);
  }

  #write(key: string, text: string) {
    if (this.#quarantine.isStuck(key)) {
      this.#refusal = "full";
      return this.#entries.seen(key) === text;
    }
    this.#refusal = this.#entries.write(key, text);
    return this.#refusal === undefined;
  }

  /** The problem, once until it is solved. */
  #complain(isKept: boolean) {
    const before = this.trouble;
    this.trouble = isKept ? "" : WHY[this.#refusal ?? "failed"];
    return before ? "" : this.trouble;
  }

  /** Merges what another window has written. */
  received({ key, newValue }: { key: string | null; newValue: string | null }, state: State) {
    if (key === null) {
      this.#entries.clear();
      this.#isWritten = false;
      return state;
    }
    if (newValue === null || newValue === this.#entries.seen(key)) return state;
    if (key.startsWith(GAME)) return this.#withOther(key.slice(GAME.length), state);
    if (key.startsWith(SOLVE)) return this.#withOtherSolve(key, state);
    if (key === SETTINGS) return this.#withTheirSettings(state);
    const part = PARTS.find((part) => part.key === key);
    const read = part && this.#read(key, part.read);
    return part && read ? part.merge(state, read) : state;
  }

  /** Merges what other windows wrote while this page was suspended. */
  wake(state: State) {
    return this.#keys().reduce(
      (now, key) => this.received({ key, newValue: this.#entries.read(key) }, now),
      state,
    );
  }

  /** Adds a game as another window saved it. */
  #withOther(id: Id, state: State): State {
    const theirs = this.#readGame(id);
    if (!theirs) return state;
    const { games } = state.play;
    const base = this.#base?.play.games[id];
    if (this.#base) this.#base = withGame(this.#base, theirs);
    return { ...state, play: { ...state.play, games: readers().withTheirs(games, base, theirs) } };
  }

  #withOtherSolve(key: string, state: State): State {
    const solve = this.#readSolve(key);
    return solve ? { ...state, solves: withPending(state.solves, solve) } : state;
  }

  /** Copies a game whose moves could not all be replayed, before the player continues it. */
  quarantine(kept: Kept) {
    this.#quarantine.put("", `game/${kept.id}`, saved.saveGame(kept), "moves");
  }

  get quarantined(): Quarantined[] {
    return this.#quarantine.list();
  }

  #keys() {
    const parts = PARTS.map(({ key }) => key);
    return [SETTINGS, ...parts, ...this.#entries.keys(SOLVE), ...this.#entries.keys(GAME)];
  }

  /** The name of the archive's database. */
  get archive() {
    return this.#entries.read(ARCHIVE) ?? FIRST_ARCHIVE;
  }

  /** Whether another window has started over: nothing from before may be saved any more. */
  isOver() {
    this.#forgotten ||= this.#archive !== null && this.#archive !== this.archive;
    return this.#forgotten;
  }

  /** Starts over at the next visit: moves everything into one file, and begins another archive. */
  forget() {
    this.#forgotten = true;
    const entries = this.#keys().map((key) => [key, this.#entries.read(key)] as const);
    const there = entries.flatMap(([key, text]) => (text === null ? [] : [[key, text] as const]));
    if (there.length === 0) return;
    // Makes room for the file.
    for (const [key] of there) this.#entries.drop(key);
    const { archive } = this;
    const file = exportTexts(partsOf(new Map(there)), archive);
    const number = Number(archive.slice(FIRST_ARCHIVE.length + 1)) || 1;
    const isKept = this.#quarantine.put("", "everything", file, "over");
    if (isKept) this.#entries.write(ARCHIVE, `${FIRST_ARCHIVE}-${number + 1}`);
    else for (const [key, text] of there) this.#entries.write(key, text);
  }
}

const pendingKey = ({ ended, id }: Solve) => `${SOLVE}${ended}/${id}`;

const SETTINGS_PARTS = Object.keys(omit(initialState(), "play", ...saved.OWN)) as (keyof State)[];
const PLACES = ["seen", "back", "on"] as const;

const withGame = (state: State, kept: Kept): State => ({
  ...state,
  play: { ...state.play, games: { ...state.play.games, [kept.id]: kept } },
});

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

export const noSaves = () => new Saves(() => NOTHING);

/** Opened lazily: an embed does not touch the browser's storage. */
let inBrowser: Saves | null = null;

export function browserSaves() {
  inBrowser ??= new Saves(() => localStorage);
  return inBrowser;
}

export const forget = () => browserSaves().forget();
