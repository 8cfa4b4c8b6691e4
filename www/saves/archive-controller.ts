/**
 * Moves solves and finished games to the archive, and asks it for single ones. Without a database they stay in the browser's
 * storage, as all others do.
 */

import { whenever } from "../core/derived.ts";
import { EnginePanic } from "../engine/door.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { isPractice } from "../routes/ids.ts";
import * as change from "../store/changes.ts";
import type { Context } from "../store/context.ts";
import { finishedIn } from "../store/games.ts";
import { changing } from "../store/model.ts";
import { type Archived, countOf, keyOf, type NamedPuzzle, puzzleKey } from "../store/solves.ts";
import { type Kept, playedOf, type Solve, type State } from "../store/state.ts";
import type { Archive } from "./archive.ts";
import { type Everything, NOTHING_ARCHIVED } from "./exported.ts";
import type { Stored } from "./transfer.ts";

/** @param lost called when the browser closes the database */
export type OpenArchive = (lost: () => void) => Promise<Archive>;

/** How long a browser may take to open its database, in milliseconds: some never answer. */
const LONGEST = 10_000;

const tooLate = () =>
  new Promise<never>((_, reject) => {
    AbortSignal.timeout(LONGEST).addEventListener("abort", reject);
  });

/** After a panic, which is reported where it happened, the state changes no more. */
function unlessStopped(error: unknown) {
  if (!(error instanceof EnginePanic)) throw error;
}

/** How long to wait after a failure, in milliseconds. */
const PAUSE = 60_000;

export class ArchiveController {
  #context;
  #open;
  #archive: Promise<Archive | null> | null = null;
  /** When to try again after a failure. */
  #again = 0;
  #isBusy = false;
  /** Resolves when the page has time for it. */
  #isStarted = false;
  #begin = () => {};
  #started = new Promise<void>((begin) => {
    this.#begin = begin;
  });
  /** What was looked through last. */
  #seen: { games: State["play"]["games"]; pending: Solve[] } | null = null;

  constructor(context: Context, open: OpenArchive | null) {
    this.#context = context;
    this.#open = open;
    whenever(
      () => context.state,
      () => this.#move(),
    );
  }

  /** The page has time for it. */
  start() {
    this.#isStarted = true;
    this.#begin();
    this.lookForEarlierGame(this.#context.state);
    return this.#store(true);
  }

  /** Null if the browser has no database for the page, or none now. */
  #opened(): Promise<Archive | null> {
    const open = this.#open;
    if (!open || this.#context.now() < this.#again) return Promise.resolve(null);
    this.#archive ??= Promise.race([this.#adopted(open), tooLate()]).catch(() => this.#failed());
    return this.#archive;
  }

  /** The browser may have deleted the records of what the page knows. */
  async #adopted(open: OpenArchive) {
    const archive = await open(() => this.#close());
    await archive.adopt(this.#context.state.solves.archived);
    return archive;
  }

  #close() {
    this.#archive = null;
  }

  #failed() {
    this.#close();
    this.#again = this.#context.now() + PAUSE;
    return null;
  }

  /** Asks the archive; `otherwise` if there is none. */
  async #ask<T>(question: (archive: Archive) => Promise<T>, otherwise: T): Promise<T> {
    const archive = await this.#opened();
    if (!archive) return otherwise;
    try {
      return await question(archive);
    } catch {
      // The browser may have closed the database. Solves that it lacks are still in the storage.
      this.#failed();
      return otherwise;
    }
  }

  /** Moves what can be moved. */
  #move() {
    const { games } = this.#context.state.play;
    const { pending } = this.#context.state.solves;
    const isSeen = this.#seen?.games === games && this.#seen.pending === pending;
    if (!this.#isStarted || this.#isBusy || isSeen) return;
    this.#seen = { games, pending };
    this.#store().catch(unlessStopped);
  }

  /** @param always also if there is nothing to move, to learn what the archive has */
  async #store(always: boolean = false) {
    const { state } = this.#context;
    const { pending } = state.solves;
    const games = finishedIn(state, this.#context.now());
    if (!always && pending.length + games.length === 0) return;
    this.#isBusy = true;
    const archived = await this.#ask(async (archive) => {
      await archive.putGames(games);
      return archive.add(pending);
    }, null);
    this.#isBusy = false;
    if (archived) this.#report(archived, pending, games);
    else this.#move();
  }

  #report(archived: Archived, stored: Solve[] = [], games: Kept[] = []) {
    this.#context.adjust(changing(change.archived(archived, stored, games)));
  }

  /** A puzzle that was opened may be one that was solved long ago. */
  lookForEarlierGame(state: State) {
    this.showEarlierGame(state).catch(unlessStopped);
  }

  /** Shows an earlier game of the puzzle that was opened, if there is one. */
  async showEarlierGame(state: State) {
    if (state.mode !== "play") return;
    const { id, begun, solved, rival } = playedOf(state);
    if (begun > 0 || solved || isPractice(id)) return;
    await this.#started;
    const kept = await this.#ask(
      (archive) => (rival ? archive.duel(rival.link) : archive.game(id)),
      null,
    );
    if (!kept) return;
    this.#context.receive(changing(change.withEarlierGame(kept)));
  }

  /**
   * Takes solves out of the statistics, or restores them.
   * @returns whether that was possible
   */
  async excludeSolves(isExcluded: boolean): Promise<boolean> {
    await this.#store();
    const archived = await this.#ask(
      (archive) => (isExcluded ? archive.reset() : archive.restore()),
      null,
    );
    if (archived) this.#report(archived);
    return archived !== null;
  }

  /**
   * The solves of a puzzle, the latest first.
   * @param puzzle as its solves name it
   */
  async ofPuzzle(puzzle: NamedPuzzle): Promise<Solve[]> {
    const archived = await this.#ask((archive) => archive.ofPuzzle(puzzle), []);
    return this.#withPending(archived, (solve) => puzzleKey(solve) === puzzleKey(puzzle));
  }

  /** The latest solves of a game, the latest first. */
  async ofGame(game: GameId, most: number): Promise<Solve[]> {
    const archived = await this.#ask((archive) => archive.ofGame(game, most), []);
    return this.#withPending(archived, (solve) => solve.game === game).slice(0, most);
  }

  #withPending(archived: Solve[], isWanted: (solve: Solve) => boolean) {
    const known = new Set(archived.map(keyOf));
    const pending = this.#context.state.solves.pending.filter(isWanted);
    return [...pending.filter((solve) => !known.has(keyOf(solve))).reverse(), ...archived];
  }

  /** Whether the solves that the page knows of can't be read now. */
  async isMissing(): Promise<boolean> {
    if (countOf(this.#context.state.solves.archived) === 0) return false;
    return (await this.#ask((archive) => archive.archived(), null)) === null;
  }

  everything(): Promise<Everything> {
    return this.#ask((archive) => archive.everything(), NOTHING_ARCHIVED);
  }

  /** Takes the solves and the finished games of a file; undefined without an archive. */
  importFile(file: Everything): Promise<Stored | undefined> {
    return this.#ask<Stored | undefined>(async (archive) => {
      const before = countOf(await archive.archived());
      await archive.add(file.excludedSolves, true);
      const archived = await archive.add(file.solves);
      const games = await archive.putGames(file.games);
      const ids = file.games.map(({ id }) => id);
      return { archived, solves: countOf(archived) - before, games, ids };
    }, undefined);
  }
}
