import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "olive",
  isNamedAfterSomebody: true,
  what: "Backtracking that remembers, for every row, the deepest queen it needed to rule out one of the row’s squares. If all of them are ruled out, it jumps straight back to that queen.",
  picture: moment("queens", 6, "b6", "gaschnig-backjumping", 15),
  caption: "The ringed queen is the deepest one that the row on trial has met so far.",
  watch:
    "It jumps only from a row in which no queen ever stood. From there on it goes back one row at a time, where conflict-directed backjumping may jump again: 769 steps on 8 × 8 with a queen locked on a8, against 763 with it and 874 without any jump.",
  source:
    "J. Gaschnig, Performance measurement and analysis of certain search algorithms, report CMU-CS-79-124, Carnegie-Mellon University (1979).",
  time: "exponential at worst, and never more steps than backtracking",
  memory: "a holder for every line, and a number for every row",
  moment: moment("queens", 8, "a8", "gaschnig-backjumping", 627),
  shows:
    "Row 1 had no square left. The queens of rows 3 and 2 attack none of its squares that an earlier queen does not attack as well, so both are jumped over.",
} satisfies Card;
