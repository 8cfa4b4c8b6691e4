/** The parts of the session for Compare. */

import { whenever } from "../core/derived.ts";
import type { Recorded } from "../engine/tape.ts";
import type { State } from "../store/state.ts";
import { type ComparisonView, comparisonView } from "./comparison-view.ts";
import type { CompareContext } from "./context.ts";
import { PublishedController } from "./published-controller.ts";
import { RaceController } from "./race-controller.ts";
import { SurveyController } from "./survey-controller.ts";

export { compare as commands } from "./commands.ts";
export { raceTitle, situationOf, titleOf } from "./speech.ts";

export class CompareRoom {
  readonly race;
  readonly surveys;
  readonly published;

  constructor(session: CompareContext) {
    this.race = new RaceController(undefined, async (puzzle) =>
      (await session.archive.load()).ofPuzzle(puzzle),
    );
    this.surveys = new SurveyController();
    this.published = new PublishedController();
    this.view = comparisonView(this.race, this.surveys, session.allSolvers);
    whenever(
      () => [session.state, session.program.value] as const,
      ([state, program]) => this.#show(state, program),
    );
  }

  /** Nothing is measured outside Compare. */
  #show(state: State, program: Recorded | null) {
    const isSeen = state.mode === "compare";
    this.published.see(isSeen && state.compare.tab === "published");
    if (isSeen && state.compare.tab === "race") this.race.show(state, program);
    else this.race.rest();
    if (isSeen) this.surveys.measure(state);
    else this.surveys.rest();
  }

  readonly view: ComparisonView;
}
