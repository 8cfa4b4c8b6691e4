import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const small = (step: number) => moment("queens", 8, "", "min-conflicts", step, { seed: 171 });

/**
 * Why queens are kind to local search is as in S. Russell, P. Norvig, Artificial Intelligence: A
 * Modern Approach, section 4.1: “solutions are densely distributed throughout the state space”.
 */
export default {
  id: "min-conflicts",
  title: "Min-conflicts",
  minutes: 9,
  needs: ["hill-climbing"],
  objectives: [
    "Choose a repair by fewest conflicts",
    "Explain why the method is fast on large boards",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "[[min-conflicts|Min-conflicts]] begins well: row by row it places a queen where it has the fewest conflicts with those that stand. Then it repairs: it picks any queen in conflict, at random, and moves it to the best square of its row.",
        "It looks at one row, not at the whole board, so a step is quick even on a large one (S. Minton, M. D. Johnston, A. B. Philips and P. Laird, 1992).",
      ],
      task: "Watch the start. How many pairs are left when all queens stand?",
      beside: ["code", "figures"],
      moment: small(0),
      stretch: [0, 8],
    },
    {
      kind: "question",
      text: ["The start has left two pairs. The queen on f6 is picked for repair."],
      moment: small(8),
      prompt: "Which square of row 6 has the fewest conflicts?",
      asks: "best-square",
      right: "One pair is gone, and no new one has come.",
    },
    {
      kind: "question",
      text: ["One pair is left. Any queen in conflict may be picked; the rest are left alone."],
      moment: small(9),
      prompt: "Which queen may be picked next?",
      asks: "worst-queen",
      right: "Choosing at random helps it not to go round in circles.",
    },
    {
      kind: "watch",
      text: [
        "Fifty queens. The start leaves one pair, and 9 repairs later there is none. In our measurements it takes about 55 repairs on average, on 32 × 32 as on 10,000 × 10,000.",
        "Queens are unusually kind to this. There are very many solutions, spread all over, so from a good start one is near. Where solutions are rare, the same method can wander for ever; and it is not complete, so it can’t prove that there is none.",
      ],
      beside: ["figures", "profile"],
      moment: moment("queens", 50, "", "min-conflicts", 50, { seed: 2 }),
      stretch: [36, 59],
    },
  ],
} satisfies Lesson;
