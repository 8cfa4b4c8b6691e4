/** The wave across a solved board, as a function of a scene and a time. */
import { place } from "../../core/geometry.ts";
import { same } from "../../core/same.ts";
import type { Scene } from "./scene.ts";

/** Milliseconds for the whole wave, and for it to pass one square. */
export const WAVE = 900;
const PASSES = 350;

/**
 * The height of the wave on a square, from 0 to 1.
 * @param passed milliseconds since the board was solved
 */
export function heightAt(scene: Scene, square: number, passed: number) {
  const [from, to] = [place(scene.size, originOf(scene)), place(scene.size, square)];
  const far = Math.hypot(scene.size.rows, scene.size.columns);
  const way = Math.hypot(to.row - from.row, to.column - from.column) / far;
  const since = (passed - way * (WAVE - PASSES)) / PASSES;
  return since <= 0 || since >= 1 ? 0 : Math.sin(Math.PI * since) ** 2;
}

/** It starts at the last move. */
const originOf = (scene: Scene) =>
  (scene.kind === "queens" ? scene.queens.at(-1) : scene.path.at(-1)) ?? 0;

/** Whether a move solved the board, rather than another board being opened. */
export function justSolved(before: Scene | null, after: Scene) {
  if (!before || before.solved || !after.solved) return false;
  const start = (scene: Scene) =>
    scene.kind === "queens" ? scene.locked : [scene.path[0], ...scene.blocked];
  return same([before.kind, before.size, start(before)], [after.kind, after.size, start(after)]);
}
