/** The lane of what is yours in a race: your own solve of its puzzle, or your program as the Lab last ran it. */

import { Lazy } from "../core/lazy.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { RaceRequest } from "../engine/generated/race.ts";
import type { Recorded } from "../engine/tape.ts";
import type { Own } from "../routes/compare/race.ts";
import type { NamedPuzzle } from "../store/solves.ts";
import type { Solve, State } from "../store/state.ts";
import { isOf, isOnBoard, namedPuzzle } from "./own-puzzle.ts";
import type { RecordedLane } from "./recorded-lane.ts";
import type { Recording } from "./recordings.ts";

/** Finds the solves of a puzzle, the latest first. */
export type SolvesOf = (puzzle: NamedPuzzle) => Promise<Solve[]>;

/** What replays recordings: most races need none. */
export const RECORDINGS = new Lazy(() => import("./recordings.ts"));

/** What there is to search. */
interface Sources {
  solves: State["solves"];
  /** What the Lab last ran. */
  program: Recorded | null;
}

const MISSING = {
  "": "",
  you: "Your lane is missing: no solve of this puzzle is recorded on this device.",
  program: "Your program’s lane is missing: run it on this board in the Lab, and race it again.",
};
const NOT_LOADED = "Your lane could not be loaded. Check your connection, and reload the page.";

export class OwnLane {
  /** Null if the race has none, or if there is nothing to show. */
  lane: RecordedLane | null = null;
  /** Whether a solve of the puzzle is recorded here. */
  isRecorded = false;
  #solvesOf;
  #changed;
  #own: Own = "";
  /** What was searched. */
  #sources: Sources | null = null;
  #puzzle: Puzzle | null = null;
  #shown: Recording | null = null;
  #request: RaceRequest = { do: "show" };
  /** Whether what replays recordings is on its way, or can't be loaded. */
  #load: "open" | "loading" | "failed" = "open";

  /** @param changed called when there is something new to show */
  constructor(solvesOf: SolvesOf, changed: () => void) {
    this.#solvesOf = solvesOf;
    this.#changed = changed;
  }

  /** Why the lane isn't there, or "". */
  get missing() {
    if (this.lane || this.#load === "loading") return "";
    return this.#load === "failed" ? NOT_LOADED : MISSING[this.#own];
  }

  /**
   * Searches what is here at once, and the archive.
   * @param own what the race has a lane for
   */
  find(puzzle: Puzzle, sources: Sources, own: Own) {
    const isSame = this.#puzzle === puzzle && this.#own === own;
    const { solves, program } = this.#sources ?? {};
    if (isSame && solves === sources.solves && program === sources.program) return;
    if (!isSame) this.#put(null, null);
    [this.#puzzle, this.#sources, this.#own] = [puzzle, sources, own];
    // A solve that was found stays until the archive answers.
    if (!this.lane || own === "program") this.#set(sources.solves.pending.toReversed());
    const show = (found: Solve[]) => {
      if (this.#puzzle !== puzzle || this.#sources !== sources || found.length === 0) return;
      this.#set(found);
      this.#changed();
    };
    // What can't be loaded now shows no lane.
    this.#solvesOf(namedPuzzle(puzzle)).then(show, () => {});
  }

  /** Moves the lane, now or once it is there. */
  go(request: RaceRequest) {
    this.#request = request;
    this.lane?.go(request);
  }

  /** @param solves the latest first */
  #set(solves: Solve[]) {
    const [puzzle, program] = [this.#puzzle!, this.#sources!.program];
    const own = solves.filter((solve) => isOf(puzzle, solve));
    this.isRecorded = own.length > 0;
    const isProgram = this.#own === "program" && program !== null && isOnBoard(program, puzzle);
    if (!isProgram && !(this.#own === "you" && this.isRecorded)) return this.#put(null, null);
    const { module } = RECORDINGS;
    if (!module?.isOpen()) return void this.#open(solves);
    const found = isProgram ? module.programOn(program) : module.solveOf(puzzle, own);
    if (found?.key !== this.#shown?.key) this.#put(found, found?.make() ?? null);
  }

  /** Loads what replays recordings. */
  async #open(solves: Solve[]) {
    const [sources, puzzle] = [this.#sources, this.#puzzle];
    this.#load = "loading";
    const load = async () => {
      await RECORDINGS.load();
      await RECORDINGS.module?.open();
      return "open" as const;
    };
    this.#load = await load().catch(() => "failed" as const);
    const isSame = this.#sources === sources && this.#puzzle === puzzle;
    if (this.#load === "open" && isSame) this.#set(solves);
    this.#changed();
  }

  #put(shown: Recording | null, lane: RecordedLane | null) {
    this.lane?.free();
    [this.#shown, this.lane] = [shown, lane];
    lane?.go(this.#request);
  }
}
