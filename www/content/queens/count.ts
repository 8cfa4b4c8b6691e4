import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Doesn’t stop at the first solution: it counts them all, exactly. It searches little more than an eighth of them, as rotating and reflecting a solution gives up to seven others.",
  picture: moment("queens", 6, "", "count", 6),
  caption: "One solution counts as four: its rotations and reflections are counted with it.",
  watch:
    "The count goes up by 8, or by less. A solution that looks the same after half a turn has only four images, and some solutions are found in more than one image. With a queen locked, each solution is found on its own.",
  source:
    "M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion, University of Cambridge (1997).",
  time: "exponential: 26 steps for the 92 solutions of 8 × 8, 2,123 for the 14,200 of 12 × 12; a step places up to 4,096 queens",
  memory: "four words for every row",
  moment: moment("queens", 8, "", "count", 4),
  shows:
    "The first solution counts as eight: itself, three rotations of it, and their reflections.",
} satisfies Card;
