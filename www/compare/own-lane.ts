/** Finds your own solve of a race's puzzle. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { NamedPuzzle } from "../store/solves.ts";
import type { Solve, State } from "../store/state.ts";
import { hasRecorded, namedPuzzle, type PersonLane, personLane } from "./person-lane.ts";

/** Finds the solves of a puzzle, the latest first. */
export type SolvesOf = (puzzle: NamedPuzzle) => Promise<Solve[]>;

export class OwnLane {
  /** Null if the race has none, or no solve is recorded here. */
  lane: PersonLane | null = null;
  /** Whether a solve of the puzzle is recorded here. */
  isRecorded = false;
  #solvesOf;
  #found;
  /** What was searched. */
  #solves: State["solves"] | null = null;
  #puzzle: Puzzle | null = null;

  /** @param found called when the archive has answered */
  constructor(solvesOf: SolvesOf, found: () => void) {
    this.#solvesOf = solvesOf;
    this.#found = found;
  }

  /**
   * Searches solves of this session at once, and the archive.
   * @param isWanted whether the race has a lane for you
   */
  find(puzzle: Puzzle, solves: State["solves"], isWanted: boolean) {
    if (this.#solves === solves && this.#puzzle === puzzle) return;
    if (this.#puzzle !== puzzle) this.lane = null;
    [this.#puzzle, this.#solves] = [puzzle, solves];
    // A lane that was found stays until the archive answers.
    if (!isWanted || !this.lane) this.#set(puzzle, solves.pending.toReversed(), isWanted);
    const show = (found: Solve[]) => {
      if (this.#puzzle !== puzzle || this.#solves !== solves || found.length === 0) return;
      this.#set(puzzle, found, isWanted);
      this.#found();
    };
    // What can't be loaded now shows no lane.
    this.#solvesOf(namedPuzzle(puzzle)).then(show, () => {});
  }

  /** @param solves the latest first */
  #set(puzzle: Puzzle, solves: Solve[], isWanted: boolean) {
    this.isRecorded = hasRecorded(puzzle, solves);
    this.lane = isWanted ? personLane(puzzle, solves) : null;
  }
}
