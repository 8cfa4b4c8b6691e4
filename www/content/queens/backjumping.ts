import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Backtracking that keeps a conflict set for every row: the queens that took away its squares. When a row runs out of squares, it jumps back to the last queen in the set, past queens that are not to blame.",
  picture: moment("queens", 6, "b6", "backjumping", 18),
  caption: "Ringed queens are to blame: each was the first to attack one of this row’s squares.",
  watch:
    "How rare and short the jumps are. N-queens leaves little room for jumping, as nearly every queen is to blame for something: 763 steps instead of 874 on 8 × 8 with a queen locked on a8. Jumps are longer when few variables constrain each other.",
  source:
    "P. Prosser, Hybrid algorithms for the constraint satisfaction problem, Computational Intelligence 9 (1993), 268–299.",
  time: "exponential at worst, and never more steps than backtracking",
  memory: "a bit for every pair of rows, and the queen that holds each line",
  moment: moment("queens", 8, "a8", "backjumping", 621),
  shows:
    "Row 1 has run out of squares, and the queens in rows 3 and 2 are not to blame. Trying their other squares could not help, so the search jumps over both.",
} satisfies Card;
