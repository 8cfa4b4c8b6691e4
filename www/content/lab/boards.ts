/** The boards that a program is graded on, task by task: named ones, and others drawn from a seed. */

import { Draws } from "../../core/draws.ts";
import type { GameId, Puzzle } from "../../engine/generated/puzzle.ts";
import { COLOUR_BOARDS } from "../colour-boards.ts";

export interface GradedBoard {
  /** As in “8 × 8, a8”. */
  name: string;
  puzzle: Puzzle;
  /** Whether it was drawn from the seed. */
  isDrawn: boolean;
}

/** Its sides, and the squares given: locked queens or the start. */
type Given = [columns: number, rows: number, squares: number[], regions?: string];

/** Among them boards without a solution: 3 × 3, b2 on 4 × 4 and a6 on 6 × 6. */
const QUEENS: Given[] = [
  [8, 8, [0]],
  [8, 8, [26]],
  [5, 5, []],
  [4, 4, [9]],
  [3, 3, []],
  [6, 6, [0]],
];
const COLOUR: Given[] = [
  [4, 4, [], "AABBACBBCCCDCDDD"],
  [4, 4, [0], "AABBACBBCCCDCDDD"],
  [5, 5, [], COLOUR_BOARDS[0]!.regions],
  [6, 6, [], COLOUR_BOARDS[1]!.regions],
  [7, 7, [], COLOUR_BOARDS[2]!.regions],
];
/** A tour of 4 × 4 does not exist, nor one of 3 × 4 from b2. */
const KNIGHTS: Given[] = [
  [5, 5, [0]],
  [5, 5, [12]],
  [4, 3, [0]],
  [4, 4, [0]],
  [3, 4, [1]],
];
/** The rule finds a tour of these, or not: both are right if each jump keeps it. From b5 of 5 × 5 there is none. */
const WARNSDORFF: Given[] = [
  [8, 8, [0]],
  [6, 6, [7]],
  [5, 5, [12]],
  [10, 10, [55]],
  [5, 5, [1]],
];

/** A local search can't tell that there is no solution: these have one. */
const SOLVABLE: Given[] = [
  [8, 8, [0]],
  [8, 8, [26]],
  [5, 5, []],
  [6, 6, []],
  [10, 10, []],
];
const COUNTED: Given[] = [
  [8, 8, [0]],
  [6, 6, []],
  [4, 4, [9]],
  [3, 3, []],
  [7, 7, []],
];

const OF_TASKS: Record<string, [game: GameId, given: Given[]]> = {
  "min-conflicts": ["queens", SOLVABLE],
  "hill-climbing": ["queens", SOLVABLE],
  count: ["queens", COUNTED],
  "colour-forward-checking": ["colour", COLOUR],
  "knight-backtracking": ["knights", KNIGHTS],
  "knight-looks-ahead": ["knights", KNIGHTS],
  warnsdorff: ["knights", WARNSDORFF],
};

const OF_GAMES: Record<GameId, Given[]> = { queens: QUEENS, colour: COLOUR, knights: KNIGHTS };

const name = (game: GameId, [columns, rows, squares]: Given) => {
  const letter = (square: number) => String.fromCharCode(97 + (square % columns));
  const names = squares.map((at) => letter(at) + (rows - Math.floor(at / columns)));
  return [`${columns} × ${rows}${game === "colour" ? " in colours" : ""}`, ...names].join(", ");
};

const board = (game: GameId, given: Given, isDrawn: boolean = false): GradedBoard => {
  const [columns, rows, squares, regions = null] = given;
  const puzzle = { game, rows, columns, squares, blocked: [], closed: false, regions };
  const letters = isDrawn && regions ? `, ${regions}` : "";
  return { name: name(game, given) + letters, puzzle, isDrawn };
};

/** A board of colours as it is seen from another side. */
function turned(regions: string, side: number, way: number) {
  const at = (row: number, column: number): [number, number] => [
    way & 1 ? side - 1 - row : row,
    way & 2 ? side - 1 - column : column,
  ];
  const letters = Array.from({ length: side * side }, (_, square) => {
    const [row, column] = at(Math.floor(square / side), square % side);
    return regions[way & 4 ? column * side + row : row * side + column]!;
  });
  return letters.join("");
}

function drawn(game: GameId, task: string, seed: number): Given[] {
  const draws = new Draws(seed);
  const below = (limit: number) => draws.below(limit);
  if (game === "knights") {
    // From other squares of 5 × 5, backtracking takes a million steps.
    return [
      [5, 5, [[4, 20, 24][below(3)]!]],
      [4, 3, [below(12)]],
    ];
  }
  if (game === "colour") {
    return COLOUR.slice(2).map(([side, , , regions], at) => [
      side,
      side,
      at === 1 ? [below(side * side)] : [],
      turned(regions!, side, 1 + below(7)),
    ]);
  }
  // With a queen on any square of these, there is a solution.
  const sides = OF_TASKS[task]?.[1] === SOLVABLE ? [5, 7, 8] : [5, 6, 7];
  return sides.map((side) => [side, side, [below(side * side)]]);
}

/** A board by its words, as in “queens 8 a8”, “colour AABB… a4” and “knight 5x6 c5 d4”, where d4 is blocked. */
export function boardNamed(words: string): GradedBoard {
  const [kind = "", about = "", ...names] = words.trim().split(/[\s,]+/);
  const isColour = kind === "colour";
  const sides = isColour ? [Math.sqrt(about.length)] : about.split(/[x×]/).map(Number);
  const [columns, rows] = [sides[0]!, sides.at(-1)!];
  const squares = names.map((text) => {
    const [, letter, number] = /^([a-z])(\d+)$/.exec(text) ?? [];
    const [column, row] = [(letter?.charCodeAt(0) ?? Number.NaN) - 97, rows - Number(number)];
    return column < columns && row >= 0 && row < rows ? row * columns + column : Number.NaN;
  });
  const isKnown = ["queens", "colour", "knight"].includes(kind);
  if (!isKnown || ![columns, rows, ...squares].every(Number.isInteger)) {
    throw new TypeError(
      `“${words}” isn’t a board: write one such as “queens 8 a8” or “knight 5x6 c5”.`,
    );
  }
  if (kind !== "knight") {
    return board(isColour ? "colour" : "queens", [
      columns,
      rows,
      squares,
      ...(isColour ? [about] : []),
    ] as Given);
  }
  const graded = board("knights", [columns, rows, [squares[0] ?? 0]]);
  graded.puzzle.blocked = squares.slice(1);
  return graded;
}

/** The games of a task's boards. Without a list, a task is for queens. */
export const gameOf = (task: string): GameId => OF_TASKS[task]?.[0] ?? "queens";

/** The boards of a task, none of them twice; those of another game for a task that takes all. */
export function boardsOf(task: string, seed: number, game: GameId = gameOf(task)): GradedBoard[] {
  const given = OF_TASKS[task]?.[1] ?? OF_GAMES[game];
  const boards = [
    ...given.map((one) => board(game, one)),
    ...drawn(game, task, seed).map((one) => board(game, one, true)),
  ];
  return boards.filter(({ name }, at) => boards.findIndex((other) => other.name === name) === at);
}
