import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "plum",
  what: "Warnsdorff’s rule with Roth’s tie-break, and a careful look at all squares left after every jump. It turns back wherever these show that no tour is left.",
  picture: moment("knights", 6, "a6", "pruned", 11, { closed: true }),
  caption:
    "The ringed square is why the knight will turn back, although no square is stranded yet.",
  watch:
    "Its reasons: dead ends, parts that are cut off, or a part with only one way in where no tour can end, perhaps because it has too many squares of one colour. It can prove that there is no tour, blocked squares and all.",
  source:
    "Parts with only one way in are found as in R. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972), 146–160.",
  time: "a step looks at every square that is left; exponential at worst",
  memory: "about forty bytes for each square",
  moment: moment("knights", 8, "a8", "pruned", 48, { closed: true }),
  shows:
    "After the jump to c6, d4 is the only way into a part of the board where no closed tour can end. Fifteen squares are left, and none of them has to be searched.",
} satisfies Card;
