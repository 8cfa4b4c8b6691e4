import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Looks further ahead than forward checking: a square is also struck if some other row would have no square to go with it. Each strike may bring about the next, until nothing more follows.",
  picture: moment("queens", 6, "b6", "arc-consistency", 4),
  caption:
    "No queen attacks the square struck now. But with a queen on it another row would be left without an answer.",
  watch:
    "Far fewer queens are put down, 19 instead of 87 on 8 × 8 from a8, and each of them brings more work. Most steps are strikes; the number in a square is the row that had no answer to it.",
  source:
    "A. K. Mackworth, Consistency in networks of relations, Artificial Intelligence 8 (1977), 99–118; D. Sabin, E. C. Freuder, Contradicting conventional wisdom in constraint satisfaction, ECAI 1994, 125–129.",
  time: "exponential at worst, with fewer queens; every row that falls to three squares or fewer is compared with all others",
  memory: "a level for each of the n² squares, and a list of what was struck",
  moment: moment("queens", 8, "a8", "arc-consistency", 10),
  shows:
    "The queen on e6 struck only 7 squares herself. Eight rounds of strikes follow one from another, and row 2 has none left: she is proved wrong without another queen on the board.",
};
