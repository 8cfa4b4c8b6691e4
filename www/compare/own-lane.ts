/** The lane of what is yours in a race: your own solve of its puzzle, or your program as the Lab last ran it. */

import { shortDate } from "../core/dates.ts";
import { DRAWN_SIDE } from "../core/geometry.ts";
import { same } from "../core/same.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { RaceRequest } from "../engine/generated/race.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { openLater } from "../engine/modules.ts";
import { makeLaneOfPositions, makeTapeLane, type Recorded, tape } from "../engine/tape.ts";
import type { Own } from "../routes/compare/race.ts";
import type { NamedPuzzle } from "../store/solves.ts";
import type { Solve, State } from "../store/state.ts";
import { hasRecorded, namedPuzzle, ownSolve } from "./own-solve.ts";
import { RecordedLane } from "./recorded-lane.ts";

/** Finds the solves of a puzzle, the latest first. */
export type SolvesOf = (puzzle: NamedPuzzle) => Promise<Solve[]>;

/** What a lane replays. */
interface Shown {
  /** Identifies it. */
  key: unknown;
  make: () => RecordedLane;
}

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
  #shown: Shown | null = null;
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
    const puzzle = this.#puzzle!;
    this.isRecorded = hasRecorded(puzzle, solves);
    if (this.#own === "you") this.#show(solveIn(puzzle, solves));
    if (this.#own === "program") this.#show(programOn(puzzle, this.#sources!.program));
  }

  /** Makes the lane, once what replays it has loaded. */
  #show(recording: Shown | null) {
    if (recording?.key === this.#shown?.key) return;
    this.#put(recording, null);
    if (!recording) return;
    if (tape.isOpen) this.#put(recording, recording.make());
    else this.#open(recording);
  }

  async #open(recording: Shown) {
    this.#load = "loading";
    this.#load = await openLater(tape).then(
      () => "open",
      () => "failed",
    );
    if (this.#shown === recording) {
      if (this.#load === "open") this.#put(recording, recording.make());
      else this.#put(null, null);
    }
    this.#changed();
  }

  #put(shown: Shown | null, lane: RecordedLane | null) {
    this.lane?.free();
    [this.#shown, this.lane] = [shown, lane];
    lane?.go(this.#request);
  }
}

function solveIn(puzzle: Puzzle, solves: Solve[]): Shown | null {
  const solve = ownSolve(puzzle, solves);
  if (!solve) return null;
  const { on, positions, tally } = solve;
  const make = () =>
    new RecordedLane(personInfo(puzzle.game, on), makeLaneOfPositions(puzzle, positions), tally);
  return { key: JSON.stringify(solve), make };
}

function programOn(puzzle: Puzzle, program: Recorded | null): Shown | null {
  if (!program || !same(namedPuzzle(program.puzzle), namedPuzzle(puzzle))) return null;
  const make = () => new RecordedLane(programInfo(puzzle.game), makeTapeLane(program));
  return { key: program, make };
}

/** The description of a lane of yours, in place of a solver's. */
const ownInfo = (game: GameId, id: Own, name: string, idea: string): SolverInfo => ({
  game,
  id,
  name,
  kind: "guided",
  family: "",
  goesBack: true,
  isLocal: false,
  counts: false,
  builds: false,
  panel: "attacked",
  profile: game === "knights" ? "moves" : "depth",
  idea,
  step: "",
  largest: DRAWN_SIDE,
  seeded: false,
  unsteered: null,
  options: [],
});

const personInfo = (game: GameId, on: string) =>
  ownInfo(game, "you", "You", `Your solve of ${shortDate(on)}`);

const programInfo = (game: GameId) =>
  ownInfo(game, "program", "Your program", "As the Lab last ran it");
