/** What Compare shows of its controllers. */

import { derived, valuesOf } from "../core/derived.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RaceController } from "./race-controller.ts";
import { raceView } from "./race-view.ts";
import type { SurveyController } from "./survey-controller.ts";

export type ComparisonView = ReturnType<typeof comparisonView>;

/** @param solvers of each game */
export const comparisonView = (
  race: RaceController,
  surveys: SurveyController,
  solvers: Record<GameId, SolverInfo[]>,
) =>
  valuesOf({
    race: derived(() => raceView(race, solvers)),
    surveys: derived(() => surveys.view()),
  });
