import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "rose",
  what: "Backtracking that keeps for every row a conflict set: the queens that took its squares away. A row without squares goes back to the last of these and jumps over queens that are not to blame.",
  picture: moment("queens", 6, "b6", "backjumping", 18),
  caption: "Ringed queens are to blame: each was the first to attack one of this row’s squares.",
  watch:
    "On queens the jumps are rare and short, as nearly every queen is to blame for something: 763 steps instead of 874 on 8 × 8 with a queen locked on a8. Where few variables constrain each other, jumps are long.",
  source:
    "P. Prosser, Hybrid algorithms for the constraint satisfaction problem, Computational Intelligence 9 (1993), 268–299.",
  time: "exponential at worst, and never more steps than backtracking",
  memory: "a bit for every pair of rows, and a holder for every line",
  moment: moment("queens", 8, "a8", "backjumping", 621),
  shows:
    "Row 1 had no square left, and the queens of rows 3 and 2 had no part in it. Trying their other squares could not help, so both are jumped over.",
} satisfies Card;
