import type { Card } from "../index.ts";
import { moment } from "../moment.ts";
import { HARALICK_ELLIOTT } from "../sources.ts";

export default {
  what: "Keeps a domain for every row, the squares still possible, and rules out what each new queen attacks. If a row runs out of squares, the queen is taken back at once.",
  picture: moment("queens", 6, "b6", "forward-checking", 3),
  caption:
    "A ruled-out square has the colour of the queen that ruled it out. A dot marks a square that is still possible.",
  watch:
    "Rows that run out of squares. Then set Rows to fewest squares left, a heuristic called fail-first or MRV: 64 steps instead of 11,921 on 16 × 16 with a queen locked on a16, and 53 with ties by squares attacked. The textbook’s degree would never break a tie here, as every row constrains every other: the solver counts the squares that a row attacks instead.",
  source: `${HARALICK_ELLIOTT} They also introduced least-constraining squares. Fewest squares left is older: S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12 (1965), 516–524, whose “preclusion” foreshadowed forward checking.`,
  time: "exponential at worst; a step takes time proportional to n, or to n² if rows and squares are compared",
  memory: "a level for each of the n² squares",
  moment: moment("queens", 16, "a16", "forward-checking", 1731),
  shows:
    "A queen on f8 would leave row 4 with no square. Taking it back costs one step; plain backtracking spends 225 on the same queen.",
} satisfies Card;
