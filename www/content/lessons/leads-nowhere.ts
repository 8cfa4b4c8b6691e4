import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const PUZZLE = "c8+h7+a4+f3";

export default {
  id: "leads-nowhere",
  title: "Leads nowhere",
  minutes: 7,
  needs: ["runs-out", "forward-checking"],
  objectives: [
    "Follow a queen two steps ahead and find the line that runs out",
    "Explain what this has in common with forward checking",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "No line is down to one square, and no square would leave a line without one. Now ask **what if**: imagine a queen, place what it forces, and see whether a line runs out.",
        "The solver does the same. It tries b6, which leaves row 2 only d2. A queen there would leave row 1 with no square, so b6 leads nowhere.",
      ],
      task: "Step to the end. Which square is right for the queen in row 6?",
      moment: moment("queens", 8, PUZZLE, "forward-checking", 0, { options: "rows=fewest" }),
      stretch: [0, 7],
    },
    {
      kind: "question",
      text: [
        "Each row here has two squares. Take one of them, place the queens that it forces, and look for a row or a column with nothing left.",
      ],
      moment: moment("queens", 8, "g8+c6+h3+d1", "forward-checking", 0),
      prompt: "Which square leads nowhere?",
      asks: "leads-nowhere",
      right: "Its row has one other square, so now that one is forced.",
    },
    {
      kind: "question",
      text: [
        "Here the chains are longer. Choose a square that attacks many dots: it forces most.",
        "Hints name the rows and columns that can’t all be filled. Two at a time make a puzzle **Medium**, three **Hard**, and more **Expert**.",
      ],
      moment: moment("queens", 8, "g5+a4+h1", "forward-checking", 0),
      prompt: "Which square leads nowhere?",
      asks: "leads-nowhere",
      right: "Cross it out, and look for last squares again.",
    },
  ],
} satisfies Lesson;
