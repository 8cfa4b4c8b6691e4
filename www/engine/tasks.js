/** Long work that no run is made for, each piece in a worker of its own, so that it can be cancelled. */

import { employ, equipped } from "./workers.js";

/** @typedef {import("./engine.js").LaneOrder} LaneOrder */
/** @typedef {import("./engine.js").Puzzle} Puzzle */
/** @typedef {import("./engine.js").SurveyOrder} SurveyOrder */
/**
 * @typedef {{task: "published", row: number}
 *   | {task: "ties", rows: number, columns: number}
 *   | {task: "solutions", puzzle: Puzzle}
 *   | {task: "ghost", puzzle: Puzzle, weaker: LaneOrder, stronger: LaneOrder, limit: number}
 *   | {task: "survey", order: SurveyOrder}} Task
 */
/** @typedef {import("./workers.js").News} News */

const startWorker = () => equipped(new URL("./tasks.worker.js", import.meta.url));

/**
 * Begins a task.
 * @param {Task} task
 * @param {(news: News) => void} heard
 * @param {() => Worker} [start]
 * @returns {() => void} cancels it
 */
export const begin = (task, heard, start = startWorker) => employ(start(), task, heard);
