/** What the commands of Learn have besides. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import type { HandoutController } from "../lessons/handout.ts";
import type { LearnContext } from "../lessons/learn-context.ts";
import type { LessonController } from "../lessons/lesson-controller.ts";

export interface LessonContext extends LearnContext {
  readonly lesson: LessonController;
  readonly added: { readonly learning: { readonly handout: HandoutController } | null };
  /** The solvers of each game. */
  readonly allSolvers: Record<GameId, SolverInfo[]>;
}
