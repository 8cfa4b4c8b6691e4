import { moment } from "../moment.js";
import { HARALICK_ELLIOTT } from "../sources.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Makes the same decisions as forward checking, step for step, but keeps the squares of a row as the bits of a machine word. A queen is masked out of a whole row by a single operation.",
  picture: moment("queens", 6, "b6", "forward-checking-bits", 8),
  caption:
    "The same colours as in forward checking: they are worked out from the bits only when somebody looks.",
  watch:
    "Compare its steps with those of forward checking: they are the same, 132 on 8 × 8 from a8. Only the time differs. On boards of up to 512 squares a side, plain forward checking itself goes over to this form for Fast and Flat out.",
  source: `${HARALICK_ELLIOTT} Words of bits for queens: M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion, University of Cambridge (1997).`,
  time: "exponential at worst; a step takes a few operations on words for every row below, up to 64 squares a word",
  memory: "a copy of the words of all rows for every depth",
  moment: moment("queens", 24, "a24", "forward-checking-bits", 454_367),
  shows:
    "One queen before the end of 454,368 steps on 24 × 24: still the topmost row first and the leftmost square first. That search is long for want of a better order, not for want of speed.",
};
