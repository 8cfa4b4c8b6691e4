import type { Card } from "../index.ts";
import { moment } from "../moment.ts";
import { HARALICK_ELLIOTT } from "../sources.ts";

export default {
  what: "Makes the same decisions as forward checking, step for step, but stores each domain as the bits of machine words. One operation rules a queen’s squares out of a whole row.",
  picture: moment("queens", 6, "b6", "forward-checking-bits", 8),
  caption:
    "The same colours as in forward checking. They are worked out from the bits only when they are shown.",
  watch:
    "The step count: 132 on 8 × 8 with a queen locked on a8, as in plain forward checking. Only the time differs. On boards up to 512 × 512, plain forward checking itself switches to this form at Fast and Flat out.",
  source: `${HARALICK_ELLIOTT} Rows as words of bits: M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion, University of Cambridge (1997).`,
  time: "exponential at worst; a step takes a few word operations for every row below, with up to 64 squares in a word",
  memory: "a copy of the words of all rows for every depth",
  moment: moment("queens", 24, "a24", "forward-checking-bits", 454_367),
  shows:
    "One step before the end of 454,368 steps on 24 × 24, still taking rows from the top and squares from the left. It needs a better order, not more speed.",
} satisfies Card;
