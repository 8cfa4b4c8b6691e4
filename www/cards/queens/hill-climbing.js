import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Begins with a queen on a random square of every row and moves one queen at a time, so that fewer are in line. Where it gets stuck it throws the board away and begins on another.",
  picture: moment("queens", 6, "", "hill-climbing", 2, { options: "variant=steepest", seed: 3 }),
  caption:
    "The number in a square: how many pairs would be in line if the queen of its row stood there.",
  watch:
    "Local minima: one pair in line, and no single move that helps. Steepest ascent solves only some 14 % of random 8 × 8 boards; up to 100 sideways moves in a row raise that to some 94 %.",
  source:
    "S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, section 4.1, for the steepest and the sideways variant.",
  time: "steepest and sideways compare n² squares a step, the report’s variant n; it may never end well, and giving up proves nothing",
  memory: "a column for every queen, and a count for every line",
  moment: moment("queens", 8, "", "hill-climbing", 9, { options: "variant=steepest", seed: 1 }),
  shows:
    "One pair is left, and no number on the board is smaller than 1: a local minimum. The next step throws the board away.",
};
