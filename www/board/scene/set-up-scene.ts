/** A board before anything is placed on it: a locked queen shades the squares it attacks. */

import { squaresOf } from "../../core/geometry.ts";
import { attacks } from "../../core/regions.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { emptyScene } from "./by-game.ts";
import type { Scene } from "./scene.ts";

/**
 * It is drawn before the table has loaded, so `core/regions.ts` decides what the locked queens
 * attack.
 */
export function setUpScene(puzzle: Puzzle): Scene {
  const empty = emptyScene(puzzle);
  if (empty.kind === "knights") return { ...empty, path: puzzle.squares };
  const isStruck = (square: number) =>
    puzzle.squares.some((queen) => queen === square || attacks(empty, queen, square));
  const attacked = Uint8Array.from(squaresOf(puzzle), (square) => Number(isStruck(square)));
  return { ...empty, attacked, shadows: Int32Array.from(attacked, (struck) => struck - 1) };
}
