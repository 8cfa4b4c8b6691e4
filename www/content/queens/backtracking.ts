import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "rust",
  what: "Places queens row by row and tests each one at once. An attacked queen moves on, and where a row is used up, the queen of the row before moves on instead.",
  picture: moment("queens", 6, "b6", "backtracking", 18),
  caption: "Every square of the last row is attacked, so the queen of the row before has to move.",
  watch:
    "Thrashing: the lower rows are tried again and again although a queen further up is at fault. It takes 874 steps on 8 × 8 with a queen locked on a8, and 3,992,508 on 20 × 20 with one on a20.",
  source:
    "S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12 (1965), 516–524.",
  time: "exponential in the number of rows; a step takes constant time, apart from climbing back",
  memory: "a square for every queen, and a count for every line",
  moment: moment("queens", 16, "a16", "backtracking", 21_741),
  shows:
    "The queen on f8 has stood since step 21,517, all in vain: row 4 had no square left from the start. Backtracking needed 225 steps to find out.",
} satisfies Card;
