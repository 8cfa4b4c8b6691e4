/** The picture on the card of the chosen solver, which loads when its card is opened. */

import { cardOf, hasCard, loadCards } from "../content/index.ts";
import type { Moment } from "../content/moment.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { type MomentPicture, pictureOf } from "./moment-picture.ts";

export class CardController {
  /** Null until the card has loaded. */
  picture: MomentPicture | null = null;
  #moment: Moment | null = null;
  #changed;
  /** The solver whose card is loading. */
  #asked: SolverInfo | null = null;

  /** @param changed called when a card has loaded */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param solver whose card is open, or null */
  follow(solver: SolverInfo | null) {
    if (!solver) this.#asked = null;
    const isHere = solver !== null && hasCard(solver);
    if (solver && !isHere) this.#load(solver);
    const moment = isHere ? cardOf(solver).picture : null;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.picture = moment && pictureOf(moment);
  }

  async #load(solver: SolverInfo) {
    if (this.#asked === solver) return;
    this.#asked = solver;
    // What fails is loaded again when the card is opened again.
    await loadCards([solver]).then(this.#changed, () => {});
  }
}
