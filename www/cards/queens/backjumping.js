import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Backtracking that remembers, for every row, which queens took its squares away. A row without squares goes back to the last of these, and leaps over queens that are not to blame.",
  picture: moment("queens", 6, "b6", "backjumping", 18),
  caption: "Ringed queens are to blame: each was the first to take a square of this row away.",
  watch:
    "The leaps are rare and short on queens, for nearly every queen is to blame for something: 763 steps instead of 874 on 8 × 8 from a8. Where few things depend on each other they are long.",
  source:
    "P. Prosser, Hybrid algorithms for the constraint satisfaction problem, Computational Intelligence 9 (1993), 268–299.",
  time: "exponential at worst, and never more steps than backtracking",
  memory: "a bit for every pair of rows, and a holder for every line",
  moment: moment("queens", 8, "a8", "backjumping", 621),
  shows:
    "Row 1 had no square left, and the queens of rows 3 and 2 had no part in it. Trying their other squares could not help, so both are leapt over.",
};
