/** The picture on the card of the chosen solver. */

import { cardOf } from "../content/index.ts";
import type { Moment } from "../content/moment.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { type MomentPicture, pictureOf } from "./moment-picture.ts";

export class CardController {
  picture: MomentPicture | null = null;
  #moment: Moment | null = null;

  /** @param solver whose card is open, or null */
  follow(solver: SolverInfo | null) {
    const moment = solver && cardOf(solver).picture;
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.picture = moment && pictureOf(moment);
  }
}
