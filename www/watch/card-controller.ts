/** The picture on the card of the chosen solver, which loads when its card is opened. */

import { signal } from "@preact/signals-core";
import { type MomentPicture, pictureOf } from "../board/scene/moment-picture.ts";
import { cardOf, hasCard, loadCards } from "../content/index.ts";
import type { Moment } from "../content/moment.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";

export class CardController {
  #picture = signal<MomentPicture | null>(null);
  #moment: Moment | null = null;
  /** The solver whose card is open. */
  #solver: SolverInfo | null = null;

  /** Null until the card has loaded. */
  get picture() {
    return this.#picture.value;
  }

  /** @param solver whose card is open, or null */
  open(solver: SolverInfo | null) {
    this.#solver = solver;
    const isHere = solver !== null && hasCard(solver);
    if (solver && !isHere) this.#load(solver);
    const moment = isHere ? cardOf(solver).picture : null;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#picture.value = moment && pictureOf(moment);
  }

  async #load(solver: SolverInfo) {
    const show = () => {
      if (this.#solver === solver) this.open(solver);
    };
    // What fails is loaded again when the card is opened again.
    await loadCards([solver]).then(show, () => {});
  }
}
