/** The solvers of ours that a program can be compared with. */

import type { LaneOrder } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { LabTask } from "../routes/lab.ts";
import type { BoardLayout } from "../routes/layout.ts";

/** What a task asks for. */
const REFERENCES: Record<LabTask, string> = {
  backtracking: "backtracking",
  "forward-checking": "forward-checking",
  "knight-backtracking": "backtracking",
  warnsdorff: "warnsdorff",
  own: "backtracking",
};

/** @param solvers of the game */
export const rivalsOf = (solvers: SolverInfo[], { rows, columns }: BoardLayout) =>
  solvers.filter(({ largest, counts }) => !counts && Math.max(rows, columns) <= largest);

/** The solver that a task is compared with. */
export const referenceOf = (task: LabTask) => REFERENCES[task];

/** A solver with its usual options. */
export const rivalNamed = (solver: string): LaneOrder => ({ solver, options: "", seed: 0 });
