import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const empty = (side: number) => moment("queens", side, "", "forward-checking", 0);

export default {
  id: "proof",
  title: "No solution: the proof",
  minutes: 12,
  needs: ["forward-checking"],
  objectives: [
    "Explain how a complete search proves that there is no solution",
    "Find the first queen that has to go",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "A 6 × 6 board has only 4 solutions, and 12 squares are in none of them. Lock a queen on one of those, and the board can’t be completed.",
        "The 12 squares make a simple pattern. Try some, and find it.",
      ],
      moment: empty(6),
      prompt: "Which square is in no solution?",
      asks: "no-solution-lock",
      right: "All 12 are on the two long diagonals.",
      alike: [
        {
          moment: empty(4),
          text: [
            "A 4 × 4 board has only 2 solutions, and 8 of its squares are in neither. They make another pattern.",
          ],
          right: "The 8 are the corners and the squares in the middle.",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "How do we know? With a queen locked on a6, forward checking tries the other rows and runs out of choices after 28 steps. It skipped only what can’t be a solution, so there is none. That is a [[proof]].",
        "Backtracking proves it in 132 steps, arc consistency in 27. A proof has to cover every case, so trying better squares first doesn’t help: with least-constraining squares, forward checking takes the same 28 steps.",
      ],
      task: "Follow the proof. How many squares in row 5 does it try?",
      beside: ["code", "tree"],
      moment: moment("queens", 6, "a6", "forward-checking", 0),
      stretch: [0, 28],
    },
    {
      kind: "watch",
      text: [
        "Other solvers repair a full board. Here is one on the same 6 × 6. It moves queens about and finds nothing, because there is nothing to find.",
        "It gives up after 1,000 starts. That proves nothing: it might have been bad luck. Of the solvers here, only the complete ones can tell.",
      ],
      beside: ["figures", "profile"],
      moment: moment("queens", 6, "a6", "min-conflicts", 5),
      stretch: [0, 120],
    },
    {
      kind: "exercise",
      text: [
        "Back to 8 × 8, with a queen locked on b7. There are six more queens, no two attack each other, and row 1 has no square left. This board can’t be completed.",
        "But the first few queens, from the top, may be fine. A proof shows how many you can keep.",
      ],
      goal: "Choose the first queen, from the top, that has to come off.",
      asks: "undo-late",
      moment: moment("queens", 8, "b7", "backtracking", 58),
      alike: [
        {
          moment: moment("queens", 8, "d8", "backtracking", 143),
          text: [
            "Here a queen is locked on d8. There are six more, and row 1 has no square left. How many, from the top, can you keep?",
          ],
        },
      ],
    },
  ],
} satisfies Lesson;
