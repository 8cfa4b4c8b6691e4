import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Warnsdorff’s rule with Roth’s tie-break, and a careful look at all squares that are left after every jump. It turns back wherever it can be seen that no tour remains.",
  picture: moment("knights", 6, "a6", "pruned", 11, { closed: true }),
  caption:
    "The ringed square is why the knight will turn back, although no square is stranded yet.",
  watch:
    "Its reasons: a square with too few ways, parts cut off, or a part that hangs on one square and has too many squares of one colour. It can prove that there is no tour, blocked squares and all.",
  source:
    "Parts that hang on one square are found as in R. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972), 146–160.",
  time: "a step looks at every square that is left; exponential at worst",
  memory: "some forty bytes for each square",
  moment: moment("knights", 8, "a8", "pruned", 48, { closed: true }),
  shows:
    "After the jump to c6 a part of the board hangs on d4 alone, and no closed tour can end in it. Fifteen squares are left, and the search of them is spared.",
};
