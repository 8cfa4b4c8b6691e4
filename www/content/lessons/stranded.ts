import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number) => moment("knights", 8, "a8", "backtracking", step);
const small = (step: number) => moment("knights", 6, "a6", "backtracking", step);

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
        "This is the jump to e3 from Backtracking again. One unvisited square is now out of reach for good: every square a jump away from it has been visited, and the knight isn’t on one of them.",
      ],
      moment: at(43),
      prompt: "Which square can the knight no longer reach?",
      asks: "stranded",
      right: "Only f1, f3 and g4 lead to it. The knight has just left f1 and can’t come back.",
      alike: [
        {
          moment: at(177),
          text: [
            "Later in the same search, the knight has just jumped to a5. Besides h2, a second square is out of reach. Find either.",
          ],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "The square is [[stranded]], so the jump is wrong. This solver looks for stranded squares after every jump, and takes the jump back if it finds one. It is a cousin of forward checking: a square that can’t be visited is like a row with no squares.",
        "It visits squares in the same order as before and finds the same tour, in 1,731,697 steps instead of 6,484,065.",
      ],
      task: "Step past the jump to e3.",
      beside: ["code", "tree"],
      moment: moment("knights", 8, "a8", "forward-checking", 40),
      stretch: [36, 52],
    },
    {
      kind: "question",
      text: ["This is another board, 6 × 6. The knight has just jumped from d1 to b2."],
      moment: small(23),
      prompt: "Which square is stranded?",
      asks: "stranded",
      right:
        "A jump can only strand neighbours of the square that the knight left, so only a few squares need checking.",
      alike: [
        {
          moment: small(34),
          text: [
            "The solver didn’t notice, and went on. The knight has just jumped from a3 to b5, and a second square is stranded. Find either.",
          ],
          right: "Every step from here on is wasted until the knight takes back the jump to b2.",
        },
      ],
    },
  ],
} satisfies Lesson;
