import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Starts with a queen on a random square of every row and moves one queen at a time to leave fewer attacking pairs. When it gets stuck, it restarts on a new random board.",
  picture: moment("queens", 6, "", "hill-climbing", 2, { seed: 3 }),
  caption:
    "The number in a square: how many attacking pairs there would be with that row’s queen there.",
  watch:
    "Local minima: one pair left, and no single move that helps. According to Russell and Norvig, steepest ascent solves only about 14% of random 8 × 8 boards; up to 100 sideways moves in a row, across a plateau, raise that to about 94%.",
  source:
    "S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, section 4.1, for the steepest and the sideways variant; T. Mulvey, Backtracking and Forward-Checking: N-Queens (2019), for the third.",
  time: "the steepest and sideways variants compare n² squares per step, Mulvey’s n; it may never find a solution, and giving up proves nothing",
  memory: "a column for every queen, and a count for every line",
  moment: moment("queens", 8, "", "hill-climbing", 9, { seed: 1 }),
  shows:
    "One pair is left, and no number on the board is smaller than 1: a local minimum. The next step restarts on a new board.",
} satisfies Card;
