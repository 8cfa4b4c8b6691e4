/**
 * A run or a game as a moving picture, made in a worker of its own: the board's renderer draws every
 * moment there, and the page stays alive.
 */

import { employ, equipped } from "../engine/workers.js";

/** @typedef {import("../engine/engine.js").Order} Order */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../render/theme.js").Theme} Theme */
/**
 * What is shown: a run from step to step, or a game move by move.
 * @typedef {{what: "run", order: Order, from: number, to: number}
 *   | {what: "game", puzzle: Puzzle, record: string, marks: import("../scene/scene.js").Marks}} Shown
 */
/**
 * @typedef {object} Wish
 * @property {Shown} shown
 * @property {Theme} theme
 * @property {number} width in pixels, about
 * @property {number} rate frames a second
 */
/**
 * What is heard of a movie: how far it is, from 0 to 1; the file, once it is done; a sentence, where
 * it can't be made.
 * @typedef {{progress: number, file: Blob | null, failed: string}} News
 */

const startWorker = () => equipped(new URL("./movie.worker.js", import.meta.url));

/**
 * Begins to make a movie.
 * @param {Wish} wish
 * @param {(news: News) => void} heard
 * @returns {() => void} cancels it
 */
export function makeMovie(wish, heard) {
  return employ(startWorker(), wish, ({ progress, value, failed }) => {
    const file = value ? new Blob([value], { type: "image/gif" }) : null;
    heard({ progress, file, failed });
  });
}
