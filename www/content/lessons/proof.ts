import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "proof",
  title: "No solution: the proof",
  minutes: 10,
  needs: ["forward-checking"],
  objectives: [
    "Explain how a complete search proves that there is no solution",
    "Find the first queen that has to go",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "On 6 × 6 there are only 4 solutions, and 12 squares are in none of them. Lock a queen on one of these, and the board can’t be completed.",
        "The 12 squares make a simple pattern. Guess, and see.",
      ],
      moment: moment("queens", 6, "", "forward-checking", 0),
      prompt: "Which square is in no solution?",
      asks: "no-solution-lock",
      right: "All 12 lie on the two long diagonals.",
    },
    {
      kind: "watch",
      text: [
        "How do we know? With a queen locked on a6, forward checking tries the other rows and runs out of choices after 28 steps. It has left out only what can’t be a solution, so there is none. That is a [[proof]].",
        "Backtracking proves it in 132 steps, arc consistency in 27. A proof has to cover every case, so trying better squares first doesn’t help it: forward checking takes the same 28 steps with least-constraining squares.",
      ],
      task: "Follow the proof. How many squares of row 5 are tried?",
      beside: ["code", "tree"],
      moment: moment("queens", 6, "a6", "forward-checking", 0),
      stretch: [0, 28],
    },
    {
      kind: "watch",
      text: [
        "The next chapter is about solvers that repair a full board. This is one of them on the same 6 × 6: it moves queens about and never finds anything, as there is nothing to find.",
        "It gives up after 1,000 starts. That doesn’t prove that there is no solution: it might have been bad luck. Of the solvers here, only the complete ones can tell.",
      ],
      beside: ["figures", "profile"],
      moment: moment("queens", 6, "a6", "min-conflicts", 5),
      stretch: [0, 120],
    },
    {
      kind: "exercise",
      text: [
        "Back to 8 × 8, with a queen locked on b7. Six more queens stand, none attacks another, and row 1 has no square left. The board can’t be completed any more.",
        "But some of the queens are fine. A proof tells which: keep as many as you can, in the order in which they were placed, from the top.",
      ],
      goal: "Undo as late as you can: choose the first queen that has to go.",
      asks: "undo-late",
      moment: moment("queens", 8, "b7", "backtracking", 58),
    },
  ],
} satisfies Lesson;
