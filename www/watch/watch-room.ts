/** The parts of the session for Watch. */

import { whenever } from "../core/derived.ts";
import { same } from "../core/same.ts";
import { paletteNames } from "../engine/engine.ts";
import { requirementsOf } from "../store/requirements.ts";
import { CardController } from "./card-controller.ts";
import type { WatchContext } from "./context.ts";
import { EffortController } from "./effort.ts";
import { OwnOrderController, orderAlone } from "./own-order.ts";
import { SolutionsController } from "./solutions-controller.ts";
import { leaveOut, refusedBy } from "./steer.ts";

export { loadCards } from "../content/index.ts";
export { RunController } from "../panels/run-controller.ts";
export { watch as commands } from "./commands.ts";
export { chosen } from "./steer.ts";

export class WatchRoom {
  readonly solutions = new SolutionsController();
  readonly card = new CardController();
  readonly effort = new EffortController();
  readonly own = new OwnOrderController();
  #session;

  constructor(session: WatchContext) {
    this.#session = session;
    const { board } = session;
    whenever(
      () => (this.#isSeen ? board.puzzle : null),
      (puzzle) => this.solutions.begin(puzzle),
    );
    whenever(
      () => (this.#isSeen && session.state.about ? session.solver : null),
      (solver) => this.card.open(solver),
    );
    whenever(
      () => (this.#isSeen && board.watch ? orderAlone(session.state) : null),
      (order) => this.own.begin(order),
      same,
    );
    whenever(
      () => (board.game?.solved ? board.game.puzzle : null),
      (puzzle) => this.effort.compare(puzzle, session.solvers),
    );
    whenever(
      () => (this.#isSeen ? refusedBy(board.watch) : null),
      (taken) => taken !== null && leaveOut(session, taken),
    );
  }

  get #isSeen() {
    const { state } = this.#session;
    return state.mode === "watch" && this.#session.has(requirementsOf(state));
  }

  /**
   * Paints a large board.
   * @param paletteOf gives the colours with these names
   */
  paint(paletteOf: (names: string[]) => Uint32Array) {
    const { watch, puzzle } = this.#session.board;
    watch?.remote?.paintWith(paletteOf(paletteNames(puzzle.game)));
  }
}
