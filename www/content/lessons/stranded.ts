import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "stranded",
  title: "Stranded squares",
  minutes: 7,
  needs: ["knight-backtracking", "forward-checking"],
  objectives: [
    "Find a square that can no longer be reached",
    "Compare this test with forward checking",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "This is the jump to e3 of the last lesson. Somewhere on the board there is an unvisited square that the knight can’t get to any more. All the squares a jump away from it have been visited, and the knight isn’t on one of them.",
      ],
      moment: moment("knights", 8, "a8", "backtracking", 43),
      prompt: "Which square can’t be reached any more?",
      asks: "stranded",
      right: "Only f1, f3 and g4 lead there. The knight has just left f1, and it can’t come back.",
    },
    {
      kind: "watch",
      text: [
        "The square is [[stranded]], and so the jump is wrong. This solver looks for stranded squares after every jump and turns back at once. It is a cousin of forward checking: a square that can’t be visited is like a row without squares.",
        "It visits squares in the same order as before and finds the same tour, in 1,731,697 steps instead of 6,484,065.",
      ],
      task: "Step over the jump to e3.",
      beside: ["code", "tree"],
      moment: moment("knights", 8, "a8", "forward-checking", 40),
      stretch: [36, 52],
    },
    {
      kind: "question",
      text: ["Another board, 6 × 6. The knight has just jumped from d1 to b2."],
      moment: moment("knights", 6, "a6", "backtracking", 23),
      prompt: "Which square is stranded?",
      asks: "stranded",
      right:
        "Only the neighbours of the square that the knight left can be stranded by a jump, so few squares need a look.",
    },
  ],
} satisfies Lesson;
