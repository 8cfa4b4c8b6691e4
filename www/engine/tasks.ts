/** Long work that no run is made for, each piece in a worker of its own, so that it can be cancelled. */

import type { GhostProfile, LaneOrder, Puzzle, SurveyNews, SurveyOrder } from "./engine.ts";
import { employ, equipped, type News } from "./workers.ts";

export type Task =
  | { task: "published"; row: number }
  | { task: "ties"; rows: number; columns: number }
  | { task: "solutions"; puzzle: Puzzle }
  | { task: "ghost"; puzzle: Puzzle; weaker: LaneOrder; stronger: LaneOrder; limit: number }
  | { task: "survey"; order: SurveyOrder };

/** What comes of each task. */
export interface Results {
  published: { reproduced: number | null; corrected: number | null };
  /** For every start, one bit for each tie-break that succeeds from there. */
  ties: Uint8Array;
  solutions: number;
  ghost: GhostProfile;
  survey: SurveyNews;
}

const startWorker = () => equipped(new URL("./tasks.worker.ts", import.meta.url));

/**
 * Begins a task.
 * @returns cancels it
 */
export const begin = <T extends Task>(
  task: T,
  heard: (news: News<Results[T["task"]]>) => void,
  start: () => Worker = startWorker,
): (() => void) => employ(start(), task, heard);
