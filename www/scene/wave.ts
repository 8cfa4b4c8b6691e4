/** The wave that goes over a board when it is solved, as a function of a scene and a time. */
import { place } from "../core/geometry.ts";
import type { Scene } from "./scene.ts";

/** How long it goes on, in milliseconds: it reaches the last square, which it then passes. */
export const WAVE = 900;
const PASSES = 350;

/**
 * How high the wave stands on a square, from 0 to 1.
 * @param passed milliseconds since the board was solved
 */
export function heightAt(scene: Scene, square: number, passed: number) {
  const [from, to] = [place(scene.size, originOf(scene)), place(scene.size, square)];
  const far = Math.hypot(scene.size.rows, scene.size.columns);
  const way = Math.hypot(to.row - from.row, to.column - from.column) / far;
  const since = (passed - way * (WAVE - PASSES)) / PASSES;
  return since <= 0 || since >= 1 ? 0 : Math.sin(Math.PI * since) ** 2;
}

/** Where it begins: at the last move. */
const originOf = (scene: Scene) =>
  (scene.kind === "queens" ? scene.queens.at(-1) : scene.path.at(-1)) ?? 0;

/** Whether a move has solved a board, rather than another board been opened. */
export function justSolved(before: Scene | null, after: Scene) {
  if (!before || before.solved || !after.solved) return false;
  const start = (scene: Scene) =>
    scene.kind === "queens" ? scene.locked : [scene.path[0], ...scene.blocked];
  const same = JSON.stringify([before.kind, before.size, start(before)]);
  return same === JSON.stringify([after.kind, after.size, start(after)]);
}
