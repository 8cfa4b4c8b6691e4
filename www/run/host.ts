import type { SolverInfo } from "../engine/generated/solver.ts";
import type { BoardController } from "./board-controller.ts";
import type { Context, Solves } from "./context.ts";

/** The session as a controller sees it: what it may read, and where it reports. */
export interface Host extends Context {
  readonly board: BoardController;
  /** The chosen solver. */
  readonly solver: SolverInfo;
  readonly archive: { load: () => Promise<Solves> };
}
