/** The boards that a program is graded on, task by task: named ones, and others drawn from a seed. */

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
/** The rule finds a tour of these, or not: both are right if each jump keeps it. */
const WARNSDORFF: Given[] = [
  [8, 8, [0]],
  [6, 6, [7]],
  [5, 5, [12]],
  [10, 10, [55]],
];

const OF_TASKS: Record<string, [game: GameId, given: Given[]]> = {
  "colour-forward-checking": ["colour", COLOUR],
  "knight-backtracking": ["knights", KNIGHTS],
  "knight-looks-ahead": ["knights", KNIGHTS],
  warnsdorff: ["knights", WARNSDORFF],
};

const name = (game: GameId, [columns, rows, squares]: Given) => {
  const letter = (square: number) => String.fromCharCode(97 + (square % columns));
  const names = squares.map((at) => letter(at) + (rows - Math.floor(at / columns)));
  return [`${columns} × ${rows}${game === "colour" ? " in colours" : ""}`, ...names].join(", ");
};

const board = (game: GameId, given: Given, isDrawn: boolean = false): GradedBoard => {
  const [columns, rows, squares, regions = null] = given;
  const puzzle = { game, rows, columns, squares, blocked: [], closed: false, regions };
  return { name: name(game, given), puzzle, isDrawn };
};

/** Mulberry32: numbers below one, from a seed. */
function random(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function drawn(game: GameId, seed: number): Given[] {
  const draw = random(seed);
  const below = (limit: number) => Math.floor(draw() * limit);
  if (game === "knights") {
    // From other squares of 5 × 5, backtracking takes a million steps.
    return [
      [5, 5, [[0, 4, 12, 20, 24][below(5)]!]],
      [4, 3, [below(12)]],
    ];
  }
  return [5, 6, 7].map((side) => [side, side, [below(side * side)]]);
}

/** A board by its words, as in “queens 8 a8”, “colour AABB… a4” and “knight 5x6 c5 d4”, where d4 is blocked. */
export function boardNamed(words: string): GradedBoard {
  const [kind = "", about = "", ...names] = words.trim().split(/[\s,]+/);
  const isColour = kind === "colour";
  const sides = isColour ? [Math.sqrt(about.length)] : about.split(/[x×]/).map(Number);
  const [columns, rows] = [sides[0]!, sides.at(-1)!];
  const squares = names.map((text) => {
    const [, letter, number] = /^([a-z])(\d+)$/.exec(text) ?? [];
    return (rows - Number(number)) * columns + (letter?.charCodeAt(0) ?? Number.NaN) - 97;
  });
  const isKnown = ["queens", "colour", "knight"].includes(kind);
  if (!isKnown || ![columns, rows, ...squares].every(Number.isInteger)) {
    throw new TypeError(`“${words}” isn’t a board: write one such as “queens 8 a8”.`);
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

/** The boards of a task. Without a list, a task is for queens. */
export function boardsOf(task: string, seed: number): GradedBoard[] {
  const [game, given] = OF_TASKS[task] ?? ["queens", QUEENS];
  const more = game === "colour" ? [] : drawn(game, seed);
  return [...given.map((one) => board(game, one)), ...more.map((one) => board(game, one, true))];
}
