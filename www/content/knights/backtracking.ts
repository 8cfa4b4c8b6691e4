import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Tries the directions in a fixed order and jumps for as long as it can. At a dead end it takes back the last jump and tries the next direction.",
  picture: moment("knights", 5, "a5", "backtracking", 22),
  caption:
    "A dead end: the knight has visited every square in reach, but two squares of the board are left.",
  watch:
    "It gets deep right away and then thrashes. From a8 on 8 × 8 it takes 6,484,065 steps: the first 37 jumps are never taken back, and all but 37 steps go into the last 26.",
  source:
    "S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12 (1965), 516–524.",
  time: "exponential; a step looks at no more than eight squares",
  memory: "two bytes for the directions tried from each square, and the path",
  moment: moment("knights", 8, "a8", "backtracking", 58_883),
  shows:
    "At step 43 the knight jumped to e3, and h2 was lost for good. All 58,840 steps since have been in vain; the next one takes that jump back.",
} satisfies Card;
