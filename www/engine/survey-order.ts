/** What to measure in many runs. */

import type { GameId, Puzzle } from "./generated/puzzle.ts";
import type { LaneOrder } from "./generated/run.ts";

/** Describes a survey; a run makes up to `limit` steps. */
export type SurveyOrder = { lane: LaneOrder; limit: number } & (
  | { survey: "starts"; game: GameId; rows: number; columns: number }
  | { survey: "growth"; game: GameId; from: number; to: number; samples: number }
  | { survey: "chance"; puzzle: Puzzle; seeds: number }
  | { survey: "course"; puzzle: Puzzle }
);

/** The game that a survey is about, whose module it needs. */
export const gameOfSurvey = (order: SurveyOrder) =>
  "game" in order ? order.game : order.puzzle.game;
