/** The parts of the session for Compare. */

import type { CompareContext } from "./commands/compare-context.ts";
import { comparisonView } from "./comparison-view.ts";
import { PublishedController } from "./published-controller.ts";
import { RaceController } from "./race-controller.ts";
import { SurveyController } from "./survey-controller.ts";

export { compare as commands } from "./commands/compare.ts";
export { raceTitle, standingOf, titleOf } from "./speech/comparing.ts";

export class Comparing {
  readonly race;
  readonly surveys;
  readonly published;
  #session;

  /** @param changed called after an answer that arrives outside a frame */
  constructor(session: CompareContext, changed: () => void) {
    this.#session = session;
    this.race = new RaceController(changed, undefined, async (puzzle) =>
      (await session.archive.load()).ofPuzzle(puzzle),
    );
    this.surveys = new SurveyController(changed);
    this.published = new PublishedController(changed);
  }

  /** Nothing is measured outside Compare. */
  follow() {
    const { state } = this.#session;
    const isSeen = state.mode === "compare";
    this.published.follow(isSeen && state.compare.tab === "published");
    if (isSeen && state.compare.tab === "race") this.race.follow(state);
    else this.race.rest();
    if (isSeen) this.surveys.follow(state);
    else this.surveys.rest();
  }

  get view() {
    return comparisonView(this.race, this.surveys, this.#session.allSolvers);
  }
}
