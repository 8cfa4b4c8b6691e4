/** The chip of a run: its depth, or how it ended. */

import { count } from "../core/numbers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RunController } from "./run-controller.ts";

const ENDS: Record<NonNullable<RunController["outcome"]>, [words: string, kind: string]> = {
  solved: ["solved", "end"],
  counted: ["counted", "end"],
  exhausted: ["proved", "stop"],
  "gave-up": ["gave up", "stop"],
};

interface Depth extends Pick<RunController, "steps" | "depth" | "outcome" | "solutions"> {
  puzzle: Pick<RunController["puzzle"], "game">;
}

/** The words, and their kind, where "" means the colour of the depth. */
export function chipOf(
  { puzzle, steps, depth, outcome, solutions }: Depth,
  { id, goesBack, builds }: SolverInfo,
): [words: string, kind: string] {
  if (outcome === "exhausted" && solutions > 0) return ["all found", "end"];
  // A program that gives up had an error, or was stopped.
  if (outcome === "gave-up" && id === "program") return ["stopped", "stop"];
  if (outcome) return ENDS[outcome];
  if (!goesBack && !builds) return ["", ""];
  if (depth === 0) return steps === 0 ? ["start", "plain"] : ["", ""];
  // A tour's squares are counted from its start.
  return [puzzle.game === "knights" ? `square ${count(depth + 1)}` : `depth ${count(depth)}`, ""];
}
