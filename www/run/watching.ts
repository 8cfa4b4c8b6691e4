/** The parts of the session for Watch. */

import { paletteNames } from "../engine/engine.ts";
import { needOf } from "../state/need.ts";
import { CardController } from "./card-controller.ts";
import { leaveOut } from "./commands/steer.ts";
import type { WatchContext } from "./commands/watch-context.ts";
import { EffortController } from "./effort.ts";
import { OwnOrderController } from "./own-order.ts";
import { SolutionsController } from "./solutions-controller.ts";

export { loadCards } from "../content/index.ts";
export { chosen } from "./commands/steer.ts";
export { watch as commands } from "./commands/watch.ts";
export { RunController } from "./run-controller.ts";

export class Watching {
  readonly solutions;
  readonly card;
  readonly effort = new EffortController();
  readonly own = new OwnOrderController();
  #session;

  /** @param changed called after an answer that arrives outside a frame */
  constructor(session: WatchContext, changed: () => void) {
    this.#session = session;
    this.card = new CardController(changed);
    this.solutions = new SolutionsController(changed);
  }

  follow() {
    const { state, board, solvers, solver } = this.#session;
    const isSeen = state.mode === "watch" && this.#session.has(needOf(state));
    this.solutions.follow(isSeen ? board.puzzle : null);
    this.card.follow(isSeen && state.about ? solver : null);
    this.effort.follow(state, board.game, solvers);
    this.own.follow(state, isSeen && board.watch !== null);
    if (isSeen) leaveOut(this.#session);
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
