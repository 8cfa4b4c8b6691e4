/** What is yours in a race, as lanes: your own solve, and your program as the Lab last ran it. */

import { shortDate } from "../core/dates.ts";
import { DRAWN_SIDE } from "../core/geometry.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { openLater } from "../engine/modules.ts";
import { makeLaneOfPositions, makeTapeLane, type Recorded, tape } from "../engine/tape.ts";
import type { Own } from "../routes/compare/race.ts";
import type { Solve } from "../store/state.ts";
import { ownSolve } from "./own-solve.ts";
import { RecordedLane } from "./recorded-lane.ts";

/** What a lane replays. */
export interface Recording {
  /** Identifies it. */
  key: unknown;
  make: () => RecordedLane;
}

export const open = () => openLater(tape);

export const isOpen = () => tape.isOpen;

/**
 * Your last recorded solve of a puzzle; null if its moves don't solve it.
 * @param solves the latest first
 */
export function solveOf(puzzle: Puzzle, solves: Solve[]): Recording | null {
  const solve = ownSolve(puzzle, solves);
  if (!solve) return null;
  const { on, positions, tally } = solve;
  const info = ownInfo(puzzle.game, "you", "You", `Your solve of ${shortDate(on)}`);
  const make = () => new RecordedLane(info, makeLaneOfPositions(puzzle, positions), tally);
  return { key: JSON.stringify(solve), make };
}

export function programOn(program: Recorded): Recording {
  const info = ownInfo(program.puzzle.game, "program", "Your program", "As the Lab last ran it");
  return { key: program, make: () => new RecordedLane(info, makeTapeLane(program)) };
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
