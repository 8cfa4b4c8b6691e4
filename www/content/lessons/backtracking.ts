import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "backtracking",
  title: "Backtracking",
  minutes: 10,
  needs: ["one-per-row"],
  objectives: [
    "Carry out backtracking by hand, through a dead end",
    "Explain why backtracking is complete",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "[[backtracking|Backtracking]] places the queens row by row and tests each one at once. If it is attacked it moves on, and nothing is tried below it.",
        "The queen on a7 is attacked, and a single step skips all the 262,144 boards that it would have spoiled.",
      ],
      task: "Step on until row 4 gets its queen. Which squares are tried, and in which order?",
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backtracking", 0),
      stretch: [0, 21],
    },
    {
      kind: "question",
      text: [
        "Six queens stand besides the locked one, and no two attack each other. But every square of row 1 is attacked, so some queen has to move.",
      ],
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backtracking", 50),
      prompt: "Which queen will backtracking move?",
      asks: "taken-back",
      alike: [283, 427],
      right: "Nothing has shown yet that one of the others is wrong.",
    },
    {
      kind: "question",
      text: [
        "Row 3 is being tried, and h3 is its last square: attacked. So row 3 is used up, and row 4 has to move on.",
        "But the queen of row 4 stands on h4, and there is nothing to the right of it.",
      ],
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backtracking", 33),
      prompt: "Where is a queen tried next?",
      asks: "next-queen",
      right: "Row 4 is used up as well, so the step goes back two rows.",
    },
    {
      kind: "watch",
      text: [
        "Backtracking takes 874 steps with a queen locked on a8, where one queen per row took 1,299,851. Both find the same solution, as both go through the squares in the same order.",
        "It leaves out only what can’t be a solution. So it is [[complete]]: if there is a solution, it finds one.",
      ],
      task: "Follow the end of the search to the solution.",
      beside: ["code", "tree", "profile"],
      moment: moment("queens", 8, "a8", "backtracking", 820),
      stretch: [820, 874],
    },
  ],
} satisfies Lesson;
