import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number) => moment("queens", 8, "a8", "backtracking", step);

export default {
  id: "thrashing",
  title: "Thrashing",
  minutes: 10,
  needs: ["backtracking"],
  objectives: [
    "Recognise thrashing in a run",
    "Find the queen that took the last square of a row",
    "Distinguish the row that fails from the row with the mistake",
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
      right: "Yet c4 did nothing wrong: without it, every square in row 3 is still attacked.",
      alike: [
        {
          moment: at(13),
          text: [
            "Here backtracking has queens on c7, e6, b5 and d4. Again every square in row 3 is attacked.",
          ],
          right: "Again it is innocent: without d4, every square in row 3 is still attacked.",
        },
      ],
    },
    {
      kind: "question",
      text: [
        "The same board. Moving the queen in row 4 can’t help row 3. So which queen is to blame?",
        "Take the queens off in your head, from the bottom up, until row 3 has a square again.",
      ],
      moment: at(317),
      prompt: "Which queen took the last square of row 3?",
      asks: "emptied-by",
      right: "Until it moves, all work below it is in vain.",
      alike: [
        {
          moment: at(367),
          text: [
            "Another board from the same run. Now every square in row 2 is attacked, and the last queen is innocent again.",
          ],
          prompt: "Which queen took the last square of row 2?",
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
