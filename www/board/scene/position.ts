/** A position as squares. */

import type { LargeScene, Scene } from "./scene.ts";

/** The squares that the player could continue from, in the order of the moves; none on large boards. */
export function positionOn(scene: Scene | LargeScene) {
  if (scene.kind === "large") return [];
  return scene.kind === "queens" ? Array.from(scene.queens) : Array.from(scene.path).slice(1);
}
