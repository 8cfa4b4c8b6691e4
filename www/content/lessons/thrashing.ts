import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "thrashing",
  title: "Thrashing",
  minutes: 8,
  needs: ["backtracking"],
  objectives: [
    "Recognize thrashing in a run",
    "Tell the row that fails from the row with the mistake",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Backtracking has placed queens on d7, b6, e5 and c4. All looks well, but every square of row 3 is attacked. Step by step, all eight will be tried.",
      ],
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backtracking", 317),
      prompt: "Which queen will it move then?",
      asks: "taken-back",
      right:
        "Yet c4 did nothing wrong. Take it away, and row 3 is still full of attacks: the queens on a8, d7, b6 and e5 cover all of it.",
    },
    {
      kind: "side",
      text: [
        "Both solvers have the same queens and try **e5** next. With a queen there, row 3 has no square left.",
        "Backtracking looks only at the queens on the board. It fills row 4 and fails in row 3, moves on in row 4 and fails in row 3 once more: 25 steps. The solver on the right, forward checking, also looks at the rows to come. It takes one.",
        "That is [[thrashing]]: failing again and again for the same reason. The mistake is in row 5; the work is done in rows 4 and 3.",
      ],
      task: "Step from e5 on the left until it moves.",
      left: moment("queens", 8, "a8", "backtracking", 309),
      right: moment("queens", 8, "a8", "forward-checking", 50),
      stretch: [309, 341],
      pairs: [
        [309, 50],
        [314, 51],
        [340, 52],
      ],
    },
    {
      kind: "watch",
      text: [
        "The larger the board, the worse it gets. On 16 × 16 the queen on f8 stands for 225 steps, all in vain: row 4 had no square left from the moment it was placed.",
        "The profile shows how many queens stood at each step. Its saw teeth are the same few rows, filled and emptied again and again.",
      ],
      task: "Find the step at which f8 was placed, and the one at which it goes.",
      beside: ["profile", "tree"],
      moment: moment("queens", 16, "a16", "backtracking", 21_510),
      stretch: [21_510, 21_750],
    },
  ],
} satisfies Lesson;
