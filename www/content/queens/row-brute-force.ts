import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Gives every queen its own row and ticks over like an odometer: the last queen moves fastest, and each full turn moves the one before it. It still fills every board before checking it.",
  picture: moment("queens", 6, "b6", "row-brute-force", 30),
  caption:
    "One queen in each row: no two share a row any more, but columns and diagonals are left to chance.",
  watch:
    "One idea, a row for each queen, cuts 553,270,671 boards to 2,097,152 on 8 × 8 with one queen locked. The queens in the upper rows hardly ever move.",
  source:
    "Counting like an odometer is algorithm M in D. E. Knuth, The Art of Computer Programming 4A, section 7.2.1.1.",
  time: "one step for each way to fill the rows: up to 2,097,152 boards on 8 × 8 with one queen locked",
  memory: "a square for every queen, and a count for every line",
  moment: moment("queens", 8, "a8", "row-brute-force", 524_287),
  shows:
    "The queen in row 7 was on a7, then on b7, and the locked queen attacks both. That made 524,288 boards hopeless, and this is the last of them.",
} satisfies Card;
