import type { Card } from "../index.ts";
import { moment } from "../moment.ts";
import { HARALICK_ELLIOTT } from "../sources.ts";

export default {
  what: "Backtracking that keeps an eye on the neighbours: if a jump leaves an unvisited square that can never be reached again, it takes the jump back at once. The order of the jumps stays the same.",
  picture: moment("knights", 6, "a6", "forward-checking", 23),
  caption:
    "The square marked in red is stranded: all its neighbours have been visited, and the knight is on none of them.",
  watch:
    "Stranded squares. From a8 on 8 × 8 it turns back early 149,319 times, and finds the very same tour in 1,731,697 steps instead of 6,484,065.",
  source: `A cousin of forward checking, for which see ${HARALICK_ELLIOTT}`,
  time: "exponential; only the squares around the last jump need checking, so a step takes constant time",
  memory: "a byte of onward moves for each square, a byte of untried ones, and the path",
  moment: moment("knights", 8, "a8", "forward-checking", 43),
  shows:
    "The jump to e3 strands h2. Forward checking turns back at the next step; plain backtracking makes the same jump and spends 58,841 steps on it.",
} satisfies Card;
