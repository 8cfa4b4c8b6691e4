/** What a chip says of a run: how deep it is, or how it ended. */

import { count } from "../core/numbers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RunController } from "./run-controller.ts";

/** What is said of a run that has ended. */
const ENDS: Record<NonNullable<RunController["outcome"]>, [words: string, kind: string]> = {
  solved: ["solved", "end"],
  counted: ["counted", "end"],
  exhausted: ["proved", "stop"],
  "gave-up": ["gave up", "stop"],
};

/** What a chip tells of a run. */
interface Depth extends Pick<RunController, "steps" | "depth" | "outcome" | "solutions"> {
  puzzle: Pick<RunController["puzzle"], "game">;
}

/** The words of the chip, and what kind they are: "" for those in the colour of a depth. */
export function chipOf(
  { puzzle, steps, depth, outcome, solutions }: Depth,
  { goesBack, builds }: SolverInfo,
): [words: string, kind: string] {
  if (outcome === "exhausted" && solutions > 0) return ["all found", "end"];
  if (outcome) return ENDS[outcome];
  if (!goesBack && !builds) return ["", ""];
  if (depth === 0) return steps === 0 ? ["start", "plain"] : ["", ""];
  return [`${puzzle.game === "knights" ? "move" : "depth"} ${count(depth)}`, ""];
}
