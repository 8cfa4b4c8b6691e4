/** A board too large to draw square by square. What a run shows of it is in `large-run.ts`. */

import { DRAWN_SIDE } from "../../core/geometry.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import { GAMES } from "../games/index.ts";
import type { LargeScene } from "./scene.ts";

export const isLarge = ({ rows, columns }: Puzzle) => Math.max(rows, columns) > DRAWN_SIDE;

export function emptyLargeScene(puzzle: Puzzle): LargeScene {
  const { game, rows, columns, blocked = [] } = puzzle;
  return {
    kind: "large",
    game,
    size: { rows, columns },
    blocked: blocked.length,
    goal: GAMES[game].goal(puzzle),
    image: null,
    whole: null,
    visiblePart: null,
    standing: 0,
    inConflict: 0,
    knight: null,
    under: null,
    named: [],
    solved: false,
  };
}
