/**
 * The archive: every solved puzzle and finished game, in the browser's database. Their number grows for years, so the page reads
 * single records of it; the summary of all of them is updated in the same transaction as the record that changes it.
 * Several windows may use it: the browser runs their transactions one at a time.
 */

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { attempt } from "../core/attempt.ts";
import { isObject, isWhole } from "../core/guards.ts";
import { omit } from "../core/objects.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { firstId } from "../routes/ids.ts";
import { united } from "../store/games.ts";
import { type Archived, keyOf, type NamedPuzzle, NO_LOG, puzzleKey } from "../store/solves.ts";
import type { Id, Kept, Solve } from "../store/state.ts";
import { answerOf, NO_SOLVES, type Summary, solvedIn, withSolve } from "../store/summary.ts";
import { isArchived, isCountable } from "./archived-shape.ts";
import type { Everything } from "./exported.ts";
import { isKept, isSolve } from "./shapes.ts";
import { gameLogged } from "./usable-log.ts";

const VERSION = 1;

/** A solve, with the keys of its indexes. */
interface Entry {
  seq: number;
  key: string;
  answer: string;
  puzzle: string;
  game: GameId;
  /** Whether a reset of the statistics had taken it out before it came here. */
  excluded?: true;
  solve: Solve;
}

interface Log extends Archived {
  /** The last solve that a reset took out of the statistics. */
  since: number;
  /** The last solve when they were restored. */
  restored: number;
  /** What was known when the archive lost its records: they can't be counted again. */
  base: Summary;
}

interface Schema extends DBSchema {
  solves: {
    key: number;
    value: Omit<Entry, "seq"> & Partial<Entry>;
    indexes: { key: string; answer: string; puzzle: string; game: GameId };
  };
  games: { key: Id; value: Kept; indexes: { rival: string } };
  log: { key: "log"; value: Log };
}

const STORES = ["solves", "games", "log"] as const;
type Writing = IDBPTransaction<Schema, typeof STORES, "readwrite">;

const EMPTY: Log = { ...NO_LOG.archived, since: 0, restored: 0, base: NO_SOLVES };

/** How many records to read or write at once: short enough for the page to answer in between. */
const BATCH = 200;

export class Archive {
  #db;

  constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /**
   * Opens the database; rejects if the browser has none or refuses it.
   * @param lost called when the browser closes it, or another window deletes it
   */
  static async open(name: string, lost: () => void) {
    const db = await openDB<Schema>(name, VERSION, {
      upgrade(db) {
        const solves = db.createObjectStore("solves", { keyPath: "seq", autoIncrement: true });
        solves.createIndex("key", "key", { unique: true });
        for (const index of ["answer", "puzzle", "game"] as const) solves.createIndex(index, index);
        db.createObjectStore("games", { keyPath: "id" }).createIndex("rival", "rival.link");
        db.createObjectStore("log");
      },
      // A newer version of the page wants to change the database.
      blocking: () => {
        db.close();
        lost();
      },
      terminated: lost,
    });
    const archive = new Archive(db);
    await archive.#mend();
    return archive;
  }

  close() {
    this.#db.close();
  }

  /** Writes all or nothing. What is written leaves the browser's storage, so it has to be on the disk. */
  async #write<T>(write: (tx: Writing) => Promise<T>): Promise<T> {
    const tx = this.#db.transaction(STORES, "readwrite", { durability: "strict" });
    try {
      const written = await write(tx);
      await tx.done;
      return written;
    } catch (error) {
      tx.done.catch(() => {});
      attempt(() => tx.abort());
      throw error;
    }
  }

  /** Counts all solves again if what was counted can't be read. */
  #mend() {
    return this.#write(async (tx) => {
      const log: unknown = await tx.objectStore("log").get("log");
      if (isLog(log)) return;
      const all = await recounted(tx, EMPTY);
      await tx.objectStore("log").put({ ...all, revision: all.restored }, "log");
    });
  }

  // ---- solves ---------------------------------------------------------------------------------

  /** What is in it. */
  async archived(): Promise<Archived> {
    return archivedOf((await this.#db.get("log", "log")) ?? EMPTY);
  }

  /**
   * Adds the solves that it lacks.
   * @param excluded whether they don't count
   */
  async add(solves: Solve[], excluded: boolean = false): Promise<Archived> {
    for (let from = 0; from < solves.length; from += BATCH) {
      await this.#addBatch(solves.slice(from, from + BATCH), excluded);
    }
    return this.archived();
  }

  /**
   * Counts what the page knows of the archive, if the browser has deleted the records since.
   * @returns what the archive has
   */
  adopt(known: Archived): Promise<Archived> {
    return this.#changeLog(async (_, log) => {
      if (log.revision >= known.revision) return log;
      // Records that are left would count twice.
      const base = log.revision === 0 ? known.summary : log.base;
      return { ...log, ...known, base };
    });
  }

  /** @param change what the log becomes */
  #changeLog(change: (tx: Writing, log: Log) => Promise<Log>): Promise<Archived> {
    return this.#write(async (tx) => {
      const logs = tx.objectStore("log");
      const log = await change(tx, (await logs.get("log")) ?? EMPTY);
      await logs.put(log, "log");
      return archivedOf(log);
    });
  }

  #addBatch(solves: Solve[], excluded: boolean) {
    return this.#changeLog(async (tx, before) => {
      const store = tx.objectStore("solves");
      let log = before;
      for (const solve of solves) {
        const key = keyOf(solve);
        if ((await store.index("key").getKey(key)) !== undefined) continue;
        const answer = answerOf(solve);
        const entry = { key, answer, puzzle: puzzleKey(solve), game: solve.game, solve };
        let cursor = answer ? await store.index("answer").openCursor(answer, "prev") : null;
        while (cursor && !counts(log, cursor.value)) cursor = await cursor.continue();
        await store.add(excluded ? { ...entry, excluded: true } : entry);
        log = { ...log, revision: log.revision + 1 };
        if (excluded) log.excluded++;
        else log.summary = withSolve(log.summary, solve, cursor === null);
      }
      return log;
    });
  }

  /** Takes all solves out of the statistics; they can be restored. */
  reset(): Promise<Archived> {
    return this.#changeLog(async (tx, log) => ({
      ...log,
      revision: log.revision + 1,
      since: (await tx.objectStore("solves").openKeyCursor(null, "prev"))?.primaryKey ?? 0,
      summary: NO_SOLVES,
      excluded: log.excluded + solvedIn(log.summary),
    }));
  }

  /** Puts those solves back. */
  restore(): Promise<Archived> {
    return this.#changeLog(recounted);
  }

  /** The solves of a puzzle that count, the latest first. */
  ofPuzzle(puzzle: NamedPuzzle): Promise<Solve[]> {
    return this.#latest("puzzle", puzzleKey(puzzle), BATCH);
  }

  /** The latest solves of a game that count, the latest first. */
  ofGame(game: GameId, most: number): Promise<Solve[]> {
    return this.#latest("game", game, most);
  }

  async #latest(index: "puzzle" | "game", key: string, most: number) {
    const tx = this.#db.transaction(["solves", "log"]);
    const log = (await tx.objectStore("log").get("log")) ?? EMPTY;
    const solves: Solve[] = [];
    const all = tx.objectStore("solves").index(index);
    for await (const { value, primaryKey } of all.iterate(key as GameId, "prev")) {
      if (primaryKey <= log.since || solves.length === most) break;
      if (counts(log, value) && isSolve(value.solve)) solves.push(value.solve);
    }
    return solves;
  }

  // ---- games ----------------------------------------------------------------------------------

  /**
   * Adds finished games. One that differs from an earlier game of the puzzle gets another id.
   * @returns how many it lacked
   */
  async putGames(games: Kept[]): Promise<number> {
    const before = await this.#db.count("games");
    for (let from = 0; from < games.length; from += BATCH) {
      await this.#write(async (tx) => {
        for (const kept of games.slice(from, from + BATCH)) await putGame(tx, kept);
      });
    }
    return (await this.#db.count("games")) - before;
  }

  async game(id: Id): Promise<Kept | null> {
    return usable(await this.#db.get("games", id));
  }

  /** The game that answers a challenge. */
  async duel(link: string): Promise<Kept | null> {
    return usable(await this.#db.getFromIndex("games", "rival", link));
  }

  // ---- everything -----------------------------------------------------------------------------

  async everything(): Promise<Everything> {
    const log = (await this.#db.get("log", "log")) ?? EMPTY;
    const all: Everything = { solves: [], excludedSolves: [], games: [] };
    let from: IDBKeyRange | null = null;
    for (;;) {
      const entries = await this.#db.getAll("solves", from, BATCH);
      for (const entry of entries) {
        if (!isCountable(entry.solve)) continue;
        (counts(log, entry) ? all.solves : all.excludedSolves).push(entry.solve);
      }
      const last = entries.at(-1)?.seq;
      if (last === undefined) break;
      from = IDBKeyRange.lowerBound(last, true);
    }
    all.games = await this.#db.getAll("games");
    return all;
  }
}

/** What another database has. */
export async function everythingIn(name: string): Promise<Everything> {
  const archive = await Archive.open(name, () => {});
  try {
    return await archive.everything();
  } finally {
    archive.close();
  }
}

async function putGame(tx: Writing, kept: Kept) {
  const store = tx.objectStore("games");
  const first = firstId(kept.id);
  const range = IDBKeyRange.bound(first, `${first}~\uffff`);
  const there = Object.fromEntries((await store.getAll(range)).map((one) => [one.id, one]));
  const now = Object.values(united(there, kept).games);
  for (const one of now) if (one !== there[one.id]) await store.put(one);
}

/** The log with all solves counted, also those that a reset took out. */
async function recounted(tx: Writing, log: Log): Promise<Log> {
  const seen: Set<string> = new Set();
  let [summary, restored] = [log.base, 0];
  for await (const { value, primaryKey } of tx.objectStore("solves").iterate()) {
    restored = primaryKey;
    if (!isCountable(value.solve)) continue;
    summary = withSolve(summary, value.solve, !seen.has(value.answer));
    seen.add(value.answer);
  }
  return { ...log, revision: log.revision + 1, since: 0, restored, summary, excluded: 0 };
}

/** Whether this version can read it. */
const isLog = (log: unknown): log is Log =>
  isObject(log) &&
  isWhole(log.since) &&
  isWhole(log.restored) &&
  isArchived(omit(log, "since", "restored", "base")) &&
  isArchived({ ...NO_LOG.archived, summary: log.base });

/** Whether a solve is in the statistics. */
const counts = ({ since, restored }: Log, { seq = 0, excluded }: Partial<Entry>) =>
  seq > since && (!excluded || seq <= restored);

const archivedOf = ({ revision, summary, excluded }: Log): Archived => ({
  revision,
  summary,
  excluded,
});

/** Null if another version wrote it in a way that this one can't read. */
function usable(kept: Kept | undefined): Kept | null {
  const { whole } = gameLogged(kept);
  return isKept(whole) ? whole : null;
}
