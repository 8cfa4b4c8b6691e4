import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/** Warnsdorff's rule without going back. */
const alone = (side: number, start: string, step: number) =>
  moment("knights", side, start, "warnsdorff", step, { options: "no-backtracking" });

/**
 * Shares of starts are our measurements. The tie-breaks are those of I. Pohl (1967), A. Roth, and D.
 * Squirrel, P. Cull (1996), as on the card of Warnsdorff's rule.
 */
export default {
  id: "ties",
  title: "Breaking ties",
  minutes: 8,
  needs: ["warnsdorff"],
  objectives: [
    "Break a tie by the fixed order, and show why the choice matters",
    "Give an example in which the rule fails",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Seven jumps from a8 by Warnsdorff’s rule. From f2, two squares share the fewest onward moves: a [[tie]]. The first in the fixed order wins: clockwise, starting with two up and one to the right.",
      ],
      beside: ["code"],
      moment: moment("knights", 8, "a8", "warnsdorff", 7),
      prompt: "Where does the knight jump?",
      asks: "next-jump",
      alike: [
        {
          moment: moment("knights", 8, "a8", "warnsdorff", 56),
          text: [
            "Near the end the knight is on f7, and all three jumps tie. The first in the fixed order wins.",
          ],
        },
      ],
    },
    {
      kind: "question",
      text: [
        "The knight is on c4, with ten squares left. The jumps to a5 and b2 tie with two onward moves each. One of them leads to a tour, the other doesn’t. Follow the jumps in your head: d8 and d1 have few ways in.",
        "This is Warnsdorff’s rule without going back, with ties broken by the fixed order. It completes a tour from 63 of the 64 squares of 8 × 8. From e3, as here, it gets stuck.",
      ],
      moment: alone(8, "e3", 53),
      prompt: "Which jump can still finish the tour?",
      asks: "can-finish",
      right: "The fixed order takes the other one, for no better reason than its direction.",
      alike: [
        {
          moment: alone(7, "b2", 38),
          text: [
            "On 7 × 7 from b2 the fixed order fails as well. The knight is on a3, with ten squares left. The two jumps tie, but only one can finish the tour.",
          ],
          right: "Again the fixed order takes the other one.",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "From e3 the knight is stuck on a4 after 59 jumps, with 4 squares left. At jump 54 it chose b2.",
        "Other tie-breaks fail elsewhere. Looking one jump further ahead (I. Pohl, 1967) fails from 6 squares of 8 × 8. Taking the square farthest from the centre (A. Roth) fails from none there, but from some squares of larger boards.",
      ],
      task: "Step from jump 53 to the dead end.",
      beside: ["code"],
      moment: alone(8, "e3", 53),
      stretch: [0, 59],
    },
  ],
} satisfies Lesson;
