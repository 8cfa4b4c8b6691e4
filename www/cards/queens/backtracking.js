import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Puts the queens down row by row and tests each one at once. As soon as one is attacked she moves on, and where a row has no square left the queen of the row before moves on instead.",
  picture: moment("queens", 6, "b6", "backtracking", 18),
  caption:
    "Every square of the last row is attacked, so the queen of the row before will have to move.",
  watch:
    "Thrashing: the lower rows are tried again and again although an upper queen is at fault. 874 steps on 8 × 8 from a8, 3,992,508 on 20 × 20 from a20.",
  source:
    "S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12 (1965), 516–524.",
  time: "exponential in the number of rows; a single step takes constant time, besides climbing back",
  memory: "a square for every queen, and a count for every line",
  moment: moment("queens", 16, "a16", "backtracking", 21_741),
  shows:
    "The queen on f8 has stood since step 21,517, and it was in vain: already then row 4 had no square left. Backtracking needed 225 steps to find out.",
};
