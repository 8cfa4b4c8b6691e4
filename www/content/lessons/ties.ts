import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/**
 * Shares of starts are our measurements. The tie-breaks are those of I. Pohl (1967), A. Roth, and D.
 * Squirrel, P. Cull (1996), as on the card of Warnsdorff’s rule.
 */
export default {
  id: "ties",
  title: "Breaking ties",
  minutes: 8,
  needs: ["warnsdorff"],
  objectives: [
    "Say what breaks a tie, and why that matters",
    "Give an example in which the rule fails",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Seven jumps from a8 by Warnsdorff’s rule. From f2 two squares have the fewest onward moves: a [[tie]]. The first in the fixed order wins: clockwise, beginning with two up and one to the right.",
      ],
      beside: ["code"],
      moment: moment("knights", 8, "a8", "warnsdorff", 7),
      prompt: "Where does the knight jump?",
      asks: "next-jump",
    },
    {
      kind: "exercise",
      text: [
        "The rule without going back, with ties broken by the fixed order, leads to a tour from 63 of the 64 squares of 8 × 8. From one square it gets stuck.",
        "Choose a start, and see how far the knight gets. A hint: it is one of the 16 squares in the middle.",
      ],
      goal: "Find the one start from which the fixed order fails.",
      asks: "tie-break-fails",
      side: 8,
    },
    {
      kind: "watch",
      text: [
        "From e3 it is stuck on a4 after 59 jumps, with 4 squares left. At jump 54 it had a tie between b2 and a5, and took b2 for no better reason than its direction.",
        "Other ways to break ties fail elsewhere: looking one jump further ahead (I. Pohl, 1967) fails from 6 squares of 8 × 8. Taking the square farthest from the centre (A. Roth) fails from none; on larger boards it fails now and then, too.",
      ],
      beside: ["code"],
      moment: moment("knights", 8, "e3", "warnsdorff", 54, { options: "no-backtracking" }),
      stretch: [0, 59],
    },
  ],
} satisfies Lesson;
