import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "rust",
  what: "Jumps in a fixed order of directions for as long as it can. At a dead end it takes the last jump back and tries the next direction.",
  picture: moment("knights", 5, "a5", "backtracking", 22),
  caption:
    "A dead end: every square around the knight has been visited, and two squares of the board have not.",
  watch:
    "It gets deep at once and then thrashes. From a8 on 8 × 8 it takes 6,484,065 steps: the first 37 moves are never taken back, and all but 37 steps are spent on the last 26.",
  source:
    "S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12 (1965), 516–524.",
  time: "exponential; a step looks at no more than eight squares",
  memory: "two bytes for what each square has tried, and the path",
  moment: moment("knights", 8, "a8", "backtracking", 58_883),
  shows:
    "At step 43 the knight jumped to e3, and h2 was lost for good. All 58,840 steps since have been in vain; the next one takes that jump back.",
} satisfies Card;
