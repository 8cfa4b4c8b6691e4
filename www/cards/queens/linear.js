import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Never lets one queen attack another: each row draws columns that are left until one is not attacked. Towards the end none will do; then the row swaps columns with a queen that stands.",
  picture: moment("queens", 6, "b6", "linear", 4, { seed: 2 }),
  caption:
    "Queens that do not attack each other, one column each. The ring is on the one placed last.",
  watch:
    "No queen is ever attacked. Small boards must often be started over, large ones hardly ever. About a hundred swaps suffice for a million queens.",
  source:
    "R. Sosič, J. Gu, Efficient local search with conflict minimization: a case study of the n-queens problem, IEEE Transactions on Knowledge and Data Engineering 6 (1994), 661–668.",
  time: "proportional to n on large boards",
  memory: "a column for every row, and a bit for every diagonal",
  moment: moment("queens", 64, "a64", "linear", 52, { seed: 1 }),
  shows:
    "The first swap on 64 × 64, after 51 queens besides the locked one. The two queens ringed have changed columns, and neither is attacked.",
};
