/** What Compare shows of its controllers. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RaceController } from "./race-controller.ts";
import { raceView } from "./race-view.ts";
import type { SurveyController } from "./survey-controller.ts";

export type ComparisonView = ReturnType<typeof comparisonView>;

export const comparisonView = (
  race: RaceController,
  surveys: SurveyController,
  solvers: Record<GameId, SolverInfo[]>,
) => ({ race: raceView(race, solvers), surveys: surveys.view() });
