import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const large = (step: number) =>
  moment("queens", 20, "a20", "forward-checking", step, { options: "rows=fewest" });
const whole = (side: number, step: number) => moment("queens", side, "", "forward-checking", step);

/** All figures are the engine's. A median is over runs with each square of the board locked, one after another. */

export default {
  id: "how-it-grows",
  title: "How it grows",
  minutes: 11,
  needs: ["search-tree", "hardest-row", "which-square"],
  objectives: [
    "Predict the size of a search tree from smaller boards",
    "Compare how the work of several methods grows, by whole trees and by medians",
    "Explain why a single board says little about growth",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "How does a search grow with the board? The first solution comes early or late by luck, so search on for all solutions: that visits the whole tree. Here it is on 6 × 6, with 4 solutions.",
        "On 8 × 8 backtracking visits 2,056 nodes, on 12 × 12 856,188: 416 times as many. Forward checking visits 1,724 and 641,974: 372 times as many. Looking ahead makes the tree smaller, but it still grows by a factor of about 4.4 a row.",
      ],
      task: "Play the whole search, past the first solution.",
      beside: ["tree", "profile"],
      moment: whole(6, 0),
      stretch: [0, 217],
    },
    {
      kind: "guess",
      asks: "nodes",
      looksAhead: true,
      text: [
        "The whole tree of forward checking has 1,724 nodes on 8 × 8, 7,031 on 9 × 9 and 27,832 on 10 × 10.",
      ],
      prompt: "How many nodes does it have on 11 × 11?",
      moment: whole(11, 0),
      most: 10_000_000,
      means:
        "The factors from 8 rows on are 4.1, 4.0 and 4.6, and the next one is 5.0. A constant factor would be exponential growth; this is worse.",
    },
    {
      kind: "question",
      text: [
        "Stopping at the first solution is cheaper, and then the order matters more than a few more rows. Here is forward checking with the hardest row first on 20 × 20, after nine queens.",
      ],
      moment: large(9),
      prompt: "Which row does it decide next?",
      asks: "next-row",
      right: "The rows at the top have many squares left, so they can wait.",
      alike: [
        {
          moment: large(5),
          text: ["This is four queens earlier. Every row still has seven squares or more."],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "One board says little. With the corner locked, forward checking from the top row down takes 47,907 steps on 18 × 18, 3,001 on 19 × 19 and 229,530 on 20 × 20. So lock each square once, and take the median.",
        "From the top row down, the [[median]] is 46.5 steps on 8 × 8, 253.5 on 12 × 12 and 3,288 on 16 × 16. With the hardest row first it is 18.5, 74.5 and 85, and only 95 on 32 × 32.",
        "The growth hasn’t gone away; it hides in the worst boards. With the hardest row first, one square of 8 × 8 takes 118 steps, one of 16 × 16 takes 3,506, and one of 24 × 24 takes 8,903.",
      ],
      task: "Play all 236 steps on 20 × 20.",
      beside: ["figures", "profile"],
      moment: large(0),
      stretch: [0, 236],
    },
  ],
} satisfies Lesson;
