import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Never lets one queen attack another: each row draws unused columns at random until one is not attacked. Near the end none will do, and the row swaps columns with a queen already placed.",
  picture: moment("queens", 6, "b6", "linear", 4, { seed: 2 }),
  caption:
    "Queens that don’t attack each other, one in each column. The ring marks the one placed last.",
  watch:
    "No queen is ever attacked. Small boards often have to start over, large ones hardly ever. In our measurements, about a hundred swaps are enough for a million queens.",
  source:
    "After R. Sosič, J. Gu, Efficient local search with conflict minimization: a case study of the n-queens problem, IEEE Transactions on Knowledge and Data Engineering 6 (1994), 661–668; they allow a few conflicts and swap them away.",
  time: "proportional to n on large boards",
  memory: "a column for every row, and a bit for every diagonal",
  moment: moment("queens", 64, "a64", "linear", 52, { seed: 1 }),
  shows:
    "The first swap on 64 × 64, after 51 queens besides the locked one. The two ringed queens have swapped columns, and neither is attacked.",
} satisfies Card;
