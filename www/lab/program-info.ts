/** A program in the place of a solver. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";

/** A program as the panels see it: as a solver. */
export const programInfo = (game: GameId, rulesOut: boolean): SolverInfo => ({
  game,
  id: "program",
  name: "Your program",
  kind: "systematic",
  family: "",
  goesBack: true,
  isLocal: false,
  counts: false,
  builds: false,
  panel: game === "knights" ? "onward" : rulesOut ? "domains" : "attacked",
  profile: game === "knights" ? "squares" : "depth",
  idea: "",
  step: "",
  largest: 64,
  seeded: false,
  unsteered: "",
  options: [],
});
