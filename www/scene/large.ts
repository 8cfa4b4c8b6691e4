/** A board too large to draw square by square. What a run shows of it is in `large-run.ts`. */

import type { Position, Size } from "../core/geometry.ts";
import { DRAWN_SIDE } from "../core/geometry.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { Image, Overview, VisiblePart } from "../engine/run-methods.ts";
import { GAMES } from "../games/index.ts";

export interface LargeScene {
  kind: "large";
  game: GameId;
  size: Size;
  /** How many squares are blocked. */
  blocked: number;
  /** How many pieces or visited squares a solution has. */
  goal: number;
  /** Null until the first image arrives. */
  image: Image | null;
  whole: ImageBitmap | null;
  look: VisiblePart | null;
  standing: number;
  inConflict: number;
  knight: Position | null;
  under: Overview["under"];
  named: Position[];
  solved: boolean;
}

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
    look: null,
    standing: 0,
    inConflict: 0,
    knight: null,
    under: null,
    named: [],
    solved: false,
  };
}
