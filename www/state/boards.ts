/** Boards by name, as in links, and as layouts. */

import { EnginePanic } from "../engine/door.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { checkPuzzle, parseSquare } from "../engine/table.ts";
import { namesOf, squareNames } from "./ids.ts";
import type { NamedBoard } from "./places.ts";
import type { Layout } from "./state.ts";

export function namedBoard(game: GameId, layout: Layout): NamedBoard {
  const { rows, columns, squares, blocked, closed, regions } = layout;
  const size = { rows, columns };
  return {
    game,
    rows,
    columns,
    at: squareNames(size, squares),
    blocked: game === "knights" ? namesOf(size, blocked) : [],
    closed: game === "knights" && closed,
    regions,
  };
}

/** The default start of a knight. */
export function firstOpen({ blocked }: Layout) {
  const taken = new Set(blocked);
  let square = 0;
  while (taken.has(square)) square++;
  return square;
}

/** Throws a sentence if there is no such board. */
export function layoutNamed(board: NamedBoard): Layout {
  const { game, rows, columns, at, blocked, closed, regions } = board;
  const squares = at.split(/[+,]/).filter(Boolean);
  if (game === "knights" && squares.length > 1) {
    throw new Error("A knight has only one start. Leave the others out of the link.");
  }
  const numbers = (names: string[]) =>
    names.map((name) => parseSquare({ rows, columns }, name)).toSorted((a, b) => a - b);
  checkPuzzle({ game, rows, columns, squares: [], blocked: [], closed, regions });
  return {
    rows,
    columns,
    closed: game === "knights" && closed,
    squares: numbers(squares),
    blocked: numbers(blocked),
    regions,
  };
}

export function isPuzzle(game: GameId, layout: Layout) {
  try {
    checkPuzzle({ game, ...layout });
    return true;
  } catch (error) {
    if (error instanceof EnginePanic) throw error;
    return false;
  }
}
