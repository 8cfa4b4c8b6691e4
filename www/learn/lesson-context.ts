/** What the commands of Learn have besides. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { LearnContext } from "./context.ts";
import type { HandoutController } from "./handout.ts";
import type { LessonController } from "./lesson-controller.ts";

export interface LessonContext extends LearnContext {
  readonly lesson: LessonController;
  readonly added: { readonly learning: { readonly handout: HandoutController } | null };
  /** The solvers of each game. */
  readonly allSolvers: Record<GameId, SolverInfo[]>;
}
