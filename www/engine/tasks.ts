/** Long work that no run is made for, each piece in a worker of its own, so that it can be cancelled. */

import type { SurveyOrder } from "./engine.ts";
import type { Puzzle } from "./generated/puzzle.ts";
import type { GhostProfile } from "./generated/race.ts";
import type { LaneOrder } from "./generated/run.ts";
import type { SurveyNews } from "./generated/survey.ts";
import { employ, equipped, type News } from "./workers.ts";

export type Task =
  | { task: "published"; row: number }
  | { task: "ties"; rows: number; columns: number }
  | { task: "solutions"; puzzle: Puzzle }
  | { task: "ghost"; puzzle: Puzzle; weaker: LaneOrder; stronger: LaneOrder; limit: number }
  | { task: "survey"; order: SurveyOrder };

/** What each kind of task comes to. */
export interface Results {
  published: { reproduced: number | null; corrected: number | null };
  /** For every start, one bit for each tie-break that succeeds from there. */
  ties: Uint8Array;
  solutions: number | null;
  ghost: GhostProfile;
  survey: SurveyNews;
}

/** What is known of a task while it is worked on. */
export type TaskNews<Kind extends Task["task"]> = News<Results[Kind]>;

const startWorker = () => equipped(new URL("./tasks.worker.ts", import.meta.url));

/**
 * Begins a task.
 * @returns cancels it
 */
export const begin = <Kind extends Task["task"]>(
  task: Task & { task: Kind },
  onNews: (news: TaskNews<Kind>) => void,
  start: () => Worker = startWorker,
): (() => void) => employ(start(), task, onNews);
