/** What the app gives the commands of Play. */

import type { Race } from "../routes/compare/race.ts";
import type { Context } from "../store/context.ts";
import type { Outcome } from "../store/outcome.ts";
import type { CountController } from "./editor/count-controller.ts";
import type { PaintingController } from "./editor/painting-controller.ts";
import type { ExplainController } from "./explain/explain-controller.ts";
import type { GameController } from "./game/game-controller.ts";
import type { HintController } from "./hint/hint-controller.ts";
import type { ReviewController } from "./review/review-controller.ts";

export interface PlayContext extends Context {
  readonly board: Pick<ReviewedBoard, "puzzle" | "names"> & {
    /** Null while no game is on the board. */
    readonly game: GameController | null;
  };
  readonly hints: HintController;
  readonly counts: CountController;
  readonly painting: PaintingController;
  readonly rooms: {
    /** Null until it has loaded. */
    readonly review: ReviewController | null;
    /** Null until it has loaded. */
    readonly explain: ExplainController | null;
    readonly watch: { readonly effort: Efforts } | null;
  };
  /** Changes the current game, and says what was done or why it was refused. */
  play: (act: (game: GameController, now: number) => string) => Outcome;
  /** Prepares the boards of the current state, and saves it. */
  prepareBoards: () => Outcome;
}

type ReviewedBoard = Parameters<ReviewController["ask"]>[0];

/** How solvers fared on the solved puzzle. */
interface Efforts {
  /** The solvers, as lanes of a race. */
  readonly lanes: Race["lanes"];
}

/**
 * Restores a position, as one move, even while the coach shows another.
 * @param done the announcement
 */
export function restored(session: PlayContext, position: string, done: string = "") {
  session.rooms.review?.choose(null);
  return session.play((game, now) => {
    game.restore(position, now);
    return done;
  });
}
