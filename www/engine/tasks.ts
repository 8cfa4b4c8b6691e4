/** Long work that no run is made for, each piece in a worker of its own, so that it can be cancelled. */

import type { LaneOrder, Puzzle, SurveyOrder } from "./engine.ts";
import { employ, equipped, type News } from "./workers.ts";

export type Task =
  | { task: "published"; row: number }
  | { task: "ties"; rows: number; columns: number }
  | { task: "solutions"; puzzle: Puzzle }
  | { task: "ghost"; puzzle: Puzzle; weaker: LaneOrder; stronger: LaneOrder; limit: number }
  | { task: "survey"; order: SurveyOrder };

const startWorker = () => equipped(new URL("./tasks.worker.ts", import.meta.url));

/**
 * Begins a task.
 * @returns cancels it
 */
export const begin = (
  task: Task,
  heard: (news: News) => void,
  start: () => Worker = startWorker,
): (() => void) => employ(start(), task, heard);
