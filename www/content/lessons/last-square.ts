import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "last-square",
  title: "The last square",
  minutes: 5,
  needs: ["words"],
  objectives: [
    "Find a row or a column with one square left",
    "Place queens as long as one is forced",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "On a solved board every row and every column has exactly one queen. So if a row or a column has a single square left, its queen must go there.",
        "Hints in Play call this **Last square**. It is the easiest rule: it needs no guess and can’t be wrong.",
      ],
      moment: moment("queens", 8, "g5+f3+b2+e1", "forward-checking", 0),
      prompt: "Which square must have a queen?",
      asks: "last-square",
      right: "Its queen rules out more squares, so another row or column may be down to one.",
    },
    {
      kind: "watch",
      text: [
        "This puzzle is graded **Easy**: last squares alone solve it. Each queen leaves some other row a single square.",
        "The solver here looks at rows. When you play by hand, look at columns as well.",
      ],
      task: "Before each step, find the row that comes next.",
      moment: moment("queens", 8, "f8+h5+d4+g2", "forward-checking", 0, { options: "rows=fewest" }),
      stretch: [0, 4],
    },
    {
      kind: "question",
      text: [
        "Now without the dots, as on your own board. One row and one column are down to a single square. Find either.",
      ],
      task: "Go through the rows and the columns that have no queen.",
      moment: moment("queens", 8, "c8+d4+g2", "backtracking", 0),
      prompt: "Which square must have a queen?",
      asks: "last-square",
      right: "Columns are easy to forget: most people look at rows first.",
    },
  ],
} satisfies Lesson;
