/** Boards by name, as in links, and as layouts. */

import { ascending } from "../core/lists.ts";
import { canPaint, runsOf } from "../core/regions.ts";
import { same } from "../core/same.ts";
import { EnginePanic } from "../engine/door.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import { checkPuzzle, parseSquare } from "../engine/setting-up.ts";
import { namesOf, squareNames } from "./ids.ts";
import { type BoardLayout, FIRST_BOARDS, layoutOf } from "./layout.ts";
import type { NamedBoard } from "./moments.ts";

export function namedBoard(game: GameId, layout: BoardLayout): NamedBoard {
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
export function firstOpen({ blocked }: BoardLayout) {
  const taken = new Set(blocked);
  let square = 0;
  while (taken.has(square)) square++;
  return square;
}

/**
 * Throws a sentence if there is no such board.
 * @param check of the board without its squares
 */
export function layoutNamed(board: NamedBoard, check = checkPuzzle): BoardLayout {
  const { game, rows, columns, at, blocked, closed, regions } = board;
  // A link that was cut after a plus is refused: it lacks a square.
  const squares = at === "" ? [] : at.split(/[+,]/);
  if (game === "knights" && squares.length > 1) {
    throw new Error("A knight has only one start. Leave the others out of the link.");
  }
  const numbers = (names: string[]) =>
    ascending(names.map((name) => parseSquare({ rows, columns }, name)));
  check({ game, rows, columns, squares: [], blocked: [], closed, regions });
  return {
    rows,
    columns,
    closed: game === "knights" && closed,
    squares: numbers(squares),
    blocked: [...new Set(numbers(blocked))],
    regions,
  };
}

/** Throws a sentence if a board can't be set up. Colours need not be proper while they are painted. */
export function checkDraft(puzzle: Puzzle) {
  const { game, rows, columns, regions } = puzzle;
  const isPainted = game === "colour" && rows === columns && canPaint(rows, regions ?? "");
  if (!isPainted) checkPuzzle(puzzle);
}

/** The board that a game begins with is sound, even before the modules that could check it have loaded. */
const isFirst = (game: GameId, layout: BoardLayout) => same(layoutOf(layout), FIRST_BOARDS[game]);

/** Whether the page can show the colours: the engine also reads run lengths, and white space around them. */
const isShown = ({ regions }: BoardLayout) => regions === null || /^[A-Z]+$/.test(regions);

export const isPuzzle = (game: GameId, layout: BoardLayout) =>
  isFirst(game, layout) || (isShown(layout) && isFine(checkPuzzle, { game, ...layout }));

export const isDraftable = (game: GameId, layout: BoardLayout) =>
  isShown(layout) && isFine(checkDraft, { game, ...layout });

/** The first board of colours, as in layouts and as in links. */
const FIRST_COLOURS = [FIRST_BOARDS.colour.regions!, runsOf(FIRST_BOARDS.colour.regions!)];

/**
 * Whether a saved text may hold another board of colours. They begin with a capital letter, after a quote or a slash:
 * `"regions":"AAB…"`, `"colour/2A1B…/-"`.
 */
export function mayHoldColours(text: string) {
  const others = FIRST_COLOURS.reduce((rest, board) => rest.replaceAll(board, ""), text);
  return /["/]\d*[A-Z]/.test(others);
}

function isFine(check: typeof checkPuzzle, puzzle: Puzzle) {
  try {
    check(puzzle);
    return true;
  } catch (error) {
    if (error instanceof EnginePanic) throw error;
    return false;
  }
}
