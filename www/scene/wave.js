/** The wave that goes over a board when it is solved, as a function of a scene and a time. */
import { place } from "../base/geometry.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** How long it goes on, in milliseconds: it reaches the last square, which it then passes. */
export const WAVE = 900;
const PASSES = 350;

/**
 * How high the wave stands on a square, from 0 to 1.
 * @param {Scene} scene
 * @param {number} square
 * @param {number} passed milliseconds since the board was solved
 */
export function heightAt(scene, square, passed) {
  const [from, to] = [place(scene.size, originOf(scene)), place(scene.size, square)];
  const far = Math.hypot(scene.size.rows, scene.size.columns);
  const way = Math.hypot(to.row - from.row, to.column - from.column) / far;
  const since = (passed - way * (WAVE - PASSES)) / PASSES;
  return since <= 0 || since >= 1 ? 0 : Math.sin(Math.PI * since) ** 2;
}

/** Where it begins: at the last move. @param {Scene} scene */
const originOf = (scene) =>
  (scene.kind === "queens" ? scene.queens.at(-1) : scene.path.at(-1)) ?? 0;

/**
 * Whether a move has solved a board, rather than another board been opened.
 * @param {Scene | null} before
 * @param {Scene} after
 */
export function justSolved(before, after) {
  if (!before || before.solved || !after.solved) return false;
  const start = (/** @type {Scene} */ scene) =>
    scene.kind === "queens" ? scene.locked : [scene.path[0], ...scene.blocked];
  const same = JSON.stringify([before.kind, before.size, start(before)]);
  return same === JSON.stringify([after.kind, after.size, start(after)]);
}
