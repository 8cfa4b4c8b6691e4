import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Backtracking that remembers, for every row, the deepest queen it needed to rule out one of the row’s squares. When the row runs out of squares, it jumps straight back to that queen.",
  picture: moment("queens", 6, "b6", "gaschnig-backjumping", 15),
  caption: "The ringed queen is the deepest one that this row has run into so far.",
  watch:
    "It jumps only from a row that never held a queen. After that it backs up one row at a time, where conflict-directed backjumping may jump again: 769 steps on 8 × 8 with a queen locked on a8, against 763 with it and 874 without any jump.",
  source:
    "J. Gaschnig, Performance measurement and analysis of certain search algorithms, report CMU-CS-79-124, Carnegie-Mellon University (1979).",
  time: "exponential at worst, and never more steps than backtracking",
  memory: "the queen that holds each line, and a number for every row",
  moment: moment("queens", 8, "a8", "gaschnig-backjumping", 627),
  shows:
    "Row 1 has run out of squares. The queens in rows 3 and 2 attack only squares that an earlier queen attacks as well, so the search jumps over both.",
} satisfies Card;
