import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Places queens row by row and tests each one right away: an attacked queen tries the next square. When a row runs out of squares, the queen in the row before moves on instead.",
  picture: moment("queens", 6, "b6", "backtracking", 18),
  caption: "Every square of the last row is attacked, so the queen in the row before has to move.",
  watch:
    "Thrashing: it tries the lower rows again and again, although a queen further up is at fault. It takes 874 steps on 8 × 8 with a queen locked on a8, and 3,992,508 on 20 × 20 with one locked on a20.",
  source:
    "S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12 (1965), 516–524.",
  time: "exponential in the number of rows; a step takes constant time, except when going back",
  memory: "a square for every queen, and a count for every line",
  moment: moment("queens", 16, "a16", "backtracking", 21_741),
  shows:
    "The queen on f8 has been there since step 21,517, all in vain: row 4 had no square left from the start. Backtracking took 225 steps to find out.",
} satisfies Card;
