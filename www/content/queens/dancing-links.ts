import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Treats the puzzle as an exact cover: every row and every column needs exactly one queen, every diagonal at most one. It always picks the row or column with the fewest squares left.",
  picture: moment("queens", 6, "b6", "dancing-links", 3),
  caption:
    "A line through a row, column or diagonal means that it is covered. The numbers show how many squares a row has left.",
  watch:
    "It fills columns as well as rows, in any order. With a queen locked in the corner it takes 119 steps on 8 × 8 and only 167 on 20 × 20, where forward checking from the top down takes 229,530.",
  source:
    "H. Hitotumatu, K. Noshita, A technique for implementing backtrack algorithms and its application, Information Processing Letters 8 (1979), 174–175; D. E. Knuth, Dancing links, in: Millennial Perspectives in Computer Science (2000), 187–214, and The Art of Computer Programming 4B, section 7.2.2.1.",
  time: "exponential at worst; a step unlinks and relinks the squares of up to four lines",
  memory: "four nodes for each of the n² squares",
  moment: moment("queens", 8, "a8", "dancing-links", 5),
  shows:
    "Every open row has a square left, but column f has none. Solvers that look only at rows don’t see this yet.",
} satisfies Card;
