/** The tasks of the Lab: what to write, and hints. The engine grades them by their ids. */

import type { LabTask } from "../routes/lab.ts";

export interface Task {
  title: string;
  /** At most four lines beside the board. */
  statement: string;
  /** The first ones give less away. */
  hints: string[];
  /** Whether the search is compared with the reference. */
  isGraded: boolean;
}

export const TASKS: Record<LabTask, Task> = {
  backtracking: {
    title: "Backtracking",
    statement:
      "Place one queen a row, from the top, and try each row’s squares from left to right. If a queen is attacked, try the next square. If a row is used up, go back a row.",
    hints: [
      "Write a function search(depth) that fills row number depth of board.rows. With every row filled, it gives back true.",
      "Place a queen on each square, one after another. If it isn’t attacked, call search(depth + 1). If that fails, lift the queen and try the next square.",
    ],
    isGraded: true,
  },
  "forward-checking": {
    title: "Forward checking",
    statement:
      "After each queen, strike every square that it attacks in the rows below. If a row has no square left, lift the queen at once and restore what it struck. Never place a queen on a struck square.",
    hints: [
      "Keep a list of the squares left for each row, one set of lists for each depth: then going back needs no undoing.",
      "Call board.strike(square) for every square that the new queen attacks. Lifting the queen restores what it struck.",
    ],
    isGraded: true,
  },
  "knight-backtracking": {
    title: "Knight by backtracking",
    statement:
      "Visit every square once. From each square try board.jumps(square) in their order, and jump to the first one that isn’t visited. If there is none, go back a jump.",
    hints: [
      "With board.path as long as board.squares, the tour is complete: give back true.",
      "Write a function search(square): for each jump that isn’t visited, jump, search on from there, and go back if that failed.",
    ],
    isGraded: true,
  },
  warnsdorff: {
    title: "Warnsdorff",
    statement:
      "Always jump to a square with the fewest onward moves: jumps from there to squares that aren’t visited. You may break ties as you like. Never go back.",
    hints: [
      "Count the onward moves of a square: how many of board.jumps(square) aren’t visited.",
      "Jump to the square with the smallest count until no jump is left. Give back whether every square is visited.",
    ],
    isGraded: true,
  },
  own: {
    title: "Your own",
    statement:
      "Choose a puzzle, write any solver, and watch it. Only the answer counts. What you place, lift and strike is shown; what you work out in your own lists isn’t.",
    hints: [],
    isGraded: false,
  },
};
