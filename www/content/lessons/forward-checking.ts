import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number, lock: string = "a8") =>
  moment("queens", 8, lock, "forward-checking", step);

export default {
  id: "forward-checking",
  title: "Forward checking",
  minutes: 14,
  needs: ["thrashing", "search-tree"],
  objectives: [
    "Update every domain after a queen is placed",
    "Explain why forward checking turns back sooner than backtracking",
    "Give an example of what forward checking misses: two open rows that clash",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "There are queens on a8, c7 and e6. Each row below still has a few squares: its [[domain]], the blue dots. Row 5 comes next, and its first open square is b5.",
        "Backtracking would only look up, at the queens already placed. Now look down as well.",
      ],
      moment: at(2),
      prompt: "Which row runs out of squares if the queen goes to b5?",
      asks: "dry-row",
      queen: "b5",
      right: "So forward checking takes the queen back in the same step.",
      alike: [
        {
          moment: at(25),
          text: [
            "There are queens on a8, c7, f6 and h5. Row 4 comes next and has only b4. The rows below have a few squares each.",
          ],
          prompt: "Which row runs out of squares if the queen goes to b4?",
          queen: "b4",
          right: "So b4 comes off in the same step, and row 4 is used up.",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "When a queen is placed, [[forward-checking]] rules out every square it attacks in the open rows. Working out what a decision means for other variables is called [[propagation]].",
        "If a row runs out of squares, the last queen can’t stay. It comes off in the same step, and the squares it ruled out are open again.",
      ],
      task: "Step through it and watch row 3.",
      beside: ["code", "tree"],
      moment: at(0),
      stretch: [0, 14],
    },
    {
      kind: "question",
      text: [
        "Later in the run there are queens on d7, b6 and g5. Row 4 comes next and has only c4.",
      ],
      beside: ["code"],
      moment: at(52),
      prompt: "Which row runs out of squares if the queen goes to c4?",
      asks: "dry-row",
      queen: "c4",
      right:
        "It could have been known a queen earlier: rows 4 and 3 had one square each, c4 and c3, and these attack each other. Forward checking misses it, because it compares open rows with the last queen, never with each other.",
      alike: [
        {
          moment: at(70),
          text: ["Here there are queens on d7, f6 and h5. Row 4 comes next and has only c4 again."],
          right:
            "Again two rows had one square each, c4 and c2, and forward checking missed that these attack each other.",
          queen: "c4",
          prompt: "Which row runs out of squares if the queen goes to c4?",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "This is the 16 × 16 board from Thrashing, with the same queen on f8. It would leave row 4 with no square, so it comes off in the same step. Backtracking spent 225 steps on it.",
        "With a queen locked on a16, forward checking takes 11,921 steps and backtracking 160,710. But a step of forward checking does more work, so step counts alone don’t say which is faster.",
        "Its search tree is smaller as well. On 12 × 12 with no queen locked, looking ahead cuts backtracking’s 856,188 nodes to 641,974.",
      ],
      beside: ["code", "profile"],
      moment: moment("queens", 16, "a16", "forward-checking", 1731),
      stretch: [1722, 1740],
    },
    {
      kind: "question",
      text: [
        "Now do forward checking yourself. A queen is locked on f4, and row 5 comes next. It has three squares, but two of them would leave a row below with no square.",
      ],
      moment: at(30, "f4"),
      prompt: "Which of them can take a queen?",
      asks: "keeps-all",
      right:
        "Forward checking would try the squares from the left, and take two queens back first.",
      alike: [
        {
          moment: at(2, "f8"),
          text: [
            "A queen is locked on f8, and row 5 comes next. It has three squares, and two of them would leave a row with no square.",
          ],
          right: "Here the first square from the left is the right one.",
        },
      ],
    },
  ],
} satisfies Lesson;
