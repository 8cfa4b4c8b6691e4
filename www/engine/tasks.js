/** Long work that no run is made for, each piece in a worker of its own, so that it can be cancelled. */

import { equipped } from "./workers.js";

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
/**
 * What a worker tells: how far it is, what it has so far, and whether it is done or has failed.
 * @typedef {{progress: number, value: any, done: boolean, failed: string}} News
 */

/**
 * Begins a task.
 * @param {Task} task
 * @param {(news: News) => void} heard
 * @returns {() => void} cancels it
 */
export function begin(task, heard) {
  const worker = equipped(new URL("./tasks.worker.js", import.meta.url));
  const end = () => worker.terminate();
  worker.addEventListener("message", ({ data }) => {
    if (data.done || data.failed) end();
    heard(data);
  });
  worker.addEventListener("error", () => {
    end();
    heard({
      progress: 0,
      value: null,
      done: false,
      failed: "This could not be worked out: load the page again.",
    });
  });
  worker.postMessage(task);
  return end;
}
