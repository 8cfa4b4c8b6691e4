import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

export default {
  id: "hardest-row",
  title: "Hardest row first",
  minutes: 10,
  needs: ["forward-checking"],
  objectives: [
    "Choose the next variable by fewest remaining values (MRV)",
    "Explain why a variable order can save most of the work",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "The same three queens as before, but this solver is free to choose: it looks for the row that is hardest to fill.",
        "So far the rows were decided from the top down. Nothing says that they must be.",
      ],
      moment: moment("queens", 8, "a8", "forward-checking", 2, { options: "rows=fewest" }),
      prompt: "Which row does it decide next?",
      asks: "next-row",
      right:
        "A row with one square has no choice. Its queen may as well stand now, so that the other rows feel it.",
    },
    {
      kind: "watch",
      text: [
        "Deciding the row with the fewest squares first is called [[fail-first]] or MRV, for minimum remaining values (R. M. Haralick and G. L. Elliott, 1980). If a mistake has been made, such a row is the likeliest to show it.",
        "On 16 × 16 with a queen locked on a16, forward checking takes 64 steps in this order, and 11,921 from the top down.",
      ],
      task: "Play it, and compare the numbers beside the rows with the row that comes next.",
      beside: ["code", "tree"],
      moment: moment("queens", 16, "a16", "forward-checking", 0, { options: "rows=fewest" }),
      stretch: [0, 64],
    },
    {
      kind: "question",
      text: [
        "Seven queens stand beside the locked one on 16 × 16. The hardest row is no longer near the top.",
      ],
      moment: moment("queens", 16, "a16", "forward-checking", 7, { options: "rows=fewest" }),
      prompt: "Which row does it decide next?",
      asks: "next-row",
    },
    {
      kind: "side",
      text: [
        "What if several rows have equally few? The solver on the left takes the topmost of them. The one on the right breaks such a tie by [[degree]]: the row whose squares attack the most open squares of other rows comes first. Here that saves a few more: 53 steps instead of 64.",
        "All this is a [[heuristic]]. Lock each of the 64 squares of 8 × 8 in turn: fail-first takes fewer steps than top down 57 times, as many twice, and more 5 times.",
      ],
      task: "Step on. After which step do the two boards differ?",
      left: moment("queens", 16, "a16", "forward-checking", 8, { options: "rows=fewest" }),
      right: moment("queens", 16, "a16", "forward-checking", 8, { options: "rows=fewest-degree" }),
      stretch: [8, 64],
      pairs: inStep(8, 53),
      names: ["Ties: the topmost", "Ties by degree"],
    },
  ],
} satisfies Lesson;
