import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "backtracking",
  title: "Backtracking",
  minutes: 12,
  needs: ["one-per-row"],
  objectives: [
    "Carry out backtracking by hand, through a dead end",
    "Explain why backtracking is complete",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "[[backtracking|Backtracking]] places the queens row by row and tests each one as it comes. If a queen is attacked, it moves on to the next square, and nothing is tried below it.",
        "The locked queen attacks a7, so one step rules out all 262,144 boards with a queen there. The tree shows each queen below the one it was tried after.",
      ],
      task: "Step until row 4 gets its queen. Which squares does it try, and in which order?",
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backtracking", 0),
      stretch: [0, 21],
    },
    {
      kind: "question",
      text: [
        "There are six queens besides the locked one, and no two attack each other. But every square in row 1 is attacked, so some queen has to move.",
      ],
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backtracking", 50),
      prompt: "Which queen does backtracking move?",
      asks: "taken-back",
      alike: [427, 692],
      right:
        "Backtracking always takes back the last queen, guilty or not. This one is innocent: row 1 had no square left even before it was placed.",
    },
    {
      kind: "question",
      text: [
        "The search is trying row 3, and h3 is its last square. It is attacked, so row 3 is used up and row 4 has to move on.",
        "But the queen in row 4 is on h4 and has no square to its right.",
      ],
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backtracking", 33),
      prompt: "Where does the search try a queen next?",
      asks: "next-queen",
      right: "Row 4 is used up as well, so the search returns to row 5.",
      alike: [338],
    },
    {
      kind: "watch",
      text: [
        "With a queen locked on a8, backtracking takes 874 steps; one queen per row took 1,299,851. Both find the same solution, because both try the squares in the same order.",
        "It skips only what can’t be a solution. That makes it [[complete]]: if there is a solution, it finds one, and otherwise it says that there is none.",
      ],
      task: "Follow the end of the search to the solution.",
      beside: ["code", "tree", "profile"],
      moment: moment("queens", 8, "a8", "backtracking", 820),
      stretch: [820, 874],
    },
  ],
} satisfies Lesson;
