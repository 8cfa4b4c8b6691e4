import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Backtracking that remembers, for every row, the deepest queen that was needed to attack one of its squares. If all of them were attacked, it leaps back to that queen at once.",
  picture: moment("queens", 6, "b6", "gaschnig-backjumping", 15),
  caption: "The ringed queen is the deepest one that the row on trial has met so far.",
  watch:
    "It leaps only from a row in which no queen ever stood. From there on it goes back one row at a time, where conflict-directed backjumping may leap again: 769 steps on 8 × 8 with a queen locked on a8, against 763 with it and 874 without any leap.",
  source:
    "J. Gaschnig, Performance measurement and analysis of certain search algorithms, report CMU-CS-79-124, Carnegie-Mellon University (1979).",
  time: "exponential at worst, and never more steps than backtracking",
  memory: "a holder for every line, and a number for every row",
  moment: moment("queens", 8, "a8", "gaschnig-backjumping", 627),
  shows:
    "Row 1 had no free square, and the queens of rows 3 and 2 attack none that an earlier queen does not attack as well. Both are leapt over.",
};
