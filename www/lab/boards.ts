/** The boards on which programs are checked: some named, and some drawn from a seed. */

import { Draws } from "../core/draws.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { namesOf } from "../routes/ids.ts";
import type { LabTask } from "../routes/lab.ts";

export interface CheckedBoard {
  puzzle: Puzzle;
  /** What it checks, in words. */
  name: string;
  /** Drawn from the seed: they are counted together. */
  isHidden: boolean;
}

const HIDDEN = 6;

const puzzle = (
  game: Puzzle["game"],
  rows: number,
  columns: number,
  squares: number[],
): Puzzle => ({
  game,
  rows,
  columns,
  squares,
  blocked: [],
  closed: false,
  regions: null,
});

const queens = (side: number, ...squares: number[]) => puzzle("queens", side, side, squares);

const knight = (rows: number, columns: number, start: number) =>
  puzzle("knights", rows, columns, [start]);

/** @param seed of the hidden boards */
export function boardsOf(task: LabTask, seed: number): CheckedBoard[] {
  const [named, draw] = SETS[task];
  const draws = new Draws(seed);
  const hidden = Array.from({ length: named.length === 0 ? 0 : HIDDEN }, () => ({
    ...draw(draws),
    isHidden: true,
  }));
  return [...named.map((board) => ({ ...board, isHidden: false })), ...hidden];
}

type Named = Omit<CheckedBoard, "isHidden">;

const solves = (puzzle: Puzzle): Named => ({ puzzle, name: `Solves ${wordsOf(puzzle)}` });

const proves = (puzzle: Puzzle): Named => ({
  puzzle,
  name: `Finds no solution on ${wordsOf(puzzle)}`,
});

function wordsOf({ game, rows, columns, squares }: Puzzle) {
  const size = `${rows} × ${columns}`;
  const [at] = namesOf({ rows, columns }, squares);
  if (at === undefined) return size;
  return game === "knights" ? `${size} from ${at}` : `${size} with a queen locked on ${at}`;
}

/** A board of queens with one locked, which may have no solution. */
function drawnQueens(draws: Draws): Named {
  const side = 5 + draws.below(4);
  return solves(queens(side, draws.below(side * side)));
}

/** Small enough to search: half of the starts on boards with an odd number of squares have no tour. */
function drawnTour(draws: Draws): Named {
  const [rows, columns] = draws.pick([
    [3, 4],
    [4, 3],
    [4, 4],
    [3, 5],
  ] as [number, number][]);
  return solves(knight(rows, columns, draws.below(rows * columns)));
}

function drawnBoard(draws: Draws): Named {
  const side = 5 + draws.below(4);
  return solves(knight(side, side, draws.below(side * side)));
}

const BY_QUEENS: [Named[], (draws: Draws) => Named] = [
  [solves(queens(8, 0)), solves(queens(6)), proves(queens(3)), proves(queens(4, 0))],
  drawnQueens,
];

/** The named boards of a task, and how the others are drawn. */
const SETS: Record<LabTask, [Named[], (draws: Draws) => Named]> = {
  backtracking: BY_QUEENS,
  "forward-checking": BY_QUEENS,
  "knight-backtracking": [
    [solves(knight(5, 5, 0)), solves(knight(3, 4, 0)), proves(knight(4, 4, 0))],
    drawnTour,
  ],
  warnsdorff: [[solves(knight(8, 8, 0)), solves(knight(5, 5, 0))], drawnBoard],
  own: [[], drawnQueens],
};
