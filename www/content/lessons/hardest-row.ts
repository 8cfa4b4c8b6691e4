import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

const small = (step: number) =>
  moment("queens", 8, "a8", "forward-checking", step, { options: "rows=fewest" });

const large = (step: number, rows: string = "fewest") =>
  moment("queens", 16, "a16", "forward-checking", step, { options: `rows=${rows}` });

/**
 * The notes of Russell and Norvig, chapter 6, credit Bitner and Reingold (1975) with the rule; the Handbook of
 * Constraint Programming, chapter 4, credits Golomb and Baumert (1965).
 */
export default {
  id: "hardest-row",
  title: "Hardest row first",
  minutes: 12,
  needs: ["forward-checking"],
  objectives: [
    "Choose the next variable by fewest remaining values (MRV)",
    "Explain why a variable order can save most of the work",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "These are the three queens from Forward checking. This solver takes the row that is hardest to fill: the one with the fewest squares left.",
        "So far, solvers filled the rows from the top down, but they don’t have to.",
      ],
      moment: small(2),
      prompt: "Which row does it decide next?",
      asks: "next-row",
      right:
        "A row with one square has no choice. Place its queen now, so that the other rows feel it.",
      alike: [
        {
          moment: small(3),
          text: ["That queen is on d3 now. Count the dots in the rows that are left."],
          right: "Again there is only one choice, so its queen goes down now.",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "Deciding the row with the fewest squares first is called [[fail-first]], or MRV for minimum remaining values. The idea is due to S. Golomb and L. Baumert (1965); R. M. Haralick and G. L. Elliott (1980) explained why it works. If there is a mistake, this row is the likeliest to show it.",
        "On 16 × 16 with a queen locked on a16, forward checking takes 64 steps in this order. From the top down it takes 11,921.",
      ],
      task: "Play it, and compare the numbers beside the rows with the row that comes next.",
      beside: ["code", "tree"],
      moment: large(0),
      stretch: [0, 64],
    },
    {
      kind: "question",
      text: [
        "There are seven queens besides the locked one on 16 × 16. The hardest row is no longer near the top.",
      ],
      moment: large(7),
      prompt: "Which row does it decide next?",
      asks: "next-row",
      alike: [
        {
          moment: large(9),
          text: ["Now there are nine queens besides the locked one. Count again."],
        },
      ],
    },
    {
      kind: "side",
      text: [
        "What if several rows share the lowest count? The solver on the left takes the topmost.",
        "The textbook breaks such a tie by [[degree]]: how many undecided variables the variable constrains. In the queens puzzle every row constrains every other, so that never helps.",
        "The solver on the right counts squares instead: the row whose squares attack the most open squares of other rows comes first. Here it takes 53 steps instead of 64.",
        "All of these are [[heuristic|heuristics]]. With every square of 8 × 8 tried as the locked one, fewest-first takes fewer steps than top-down 57 times, the same number twice, and more 5 times.",
      ],
      task: "Step on. After which step do the two boards differ?",
      left: large(8),
      right: large(8, "fewest-degree"),
      stretch: [8, 64],
      pairs: inStep(8, 53),
      names: ["Ties: the topmost", "Ties: attacked squares"],
    },
  ],
} satisfies Lesson;
