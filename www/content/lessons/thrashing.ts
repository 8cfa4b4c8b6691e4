import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number) => moment("queens", 8, "a8", "backtracking", step);

export default {
  id: "thrashing",
  title: "Thrashing",
  minutes: 8,
  needs: ["backtracking"],
  objectives: [
    "Recognise thrashing in a run",
    "Tell the row that fails from the row with the mistake",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Backtracking has queens on d7, b6, e5 and c4. All looks well, but every square in row 3 is attacked. It will try all eight, one at a time.",
      ],
      beside: ["code", "tree"],
      moment: at(317),
      prompt: "Which queen will it move then?",
      asks: "taken-back",
      right:
        "Yet c4 did nothing wrong. Without it, row 3 is still full: the queens on a8, d7, b6 and e5 attack every square.",
      alike: [
        {
          moment: at(330),
          text: [
            "A few steps on, the queen in row 4 has moved from c4 to h4. Every square in row 3 is attacked again.",
          ],
          right:
            "Row 4 has no square after h4, so its queen comes off as well. At last the queen to blame moves: e5.",
        },
      ],
    },
    {
      kind: "side",
      text: [
        "Both solvers have queens on d7 and b6. Sooner or later both place **e5**, which leaves row 3 with no square.",
        "Backtracking only looks at the queens on the board. It fills row 4 and fails in row 3, tries another square in row 4 and fails in row 3 again: 25 steps in vain. The solver on the right, forward checking, also looks at the rows to come. It needs one step to see that e5 is wrong.",
        "That is [[thrashing]]: failing again and again for the same reason. The mistake is in row 5; the work is in rows 4 and 3.",
      ],
      task: "On the left, find the step that places e5. Then step on until e5 moves.",
      left: at(309),
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
        "On larger boards it gets worse. On 16 × 16 the queen on f8 stays for 225 steps, all in vain: from the moment it was placed, row 4 had no square left.",
        "The profile shows how many queens were on the board at each step. Its teeth are the same few rows, filled and cleared again and again.",
      ],
      task: "Find the step that places f8, and the step that takes it back.",
      beside: ["profile", "tree"],
      moment: moment("queens", 16, "a16", "backtracking", 21_510),
      stretch: [21_510, 21_750],
    },
  ],
} satisfies Lesson;
