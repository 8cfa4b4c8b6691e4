import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number) => moment("knights", 8, "a8", "warnsdorff", step);

export default {
  id: "warnsdorff",
  title: "Warnsdorff’s rule",
  minutes: 8,
  needs: ["knight-backtracking"],
  objectives: ["Apply Warnsdorff’s rule", "Relate it to fewest remaining values"],
  parts: [
    {
      kind: "question",
      text: [
        "In 1823 H. C. von Warnsdorff published a simple rule: jump to the square with the fewest onward moves. These are the unvisited squares a jump away from it. It is called [[warnsdorff|Warnsdorff’s rule]].",
        "The knight is on g3. Count the onward moves of every square it can jump to.",
      ],
      moment: at(5),
      prompt: "Where does the knight jump?",
      asks: "next-jump",
      right:
        "From h1 it can still go on to f2. Left for later, the corner could only be the last square.",
      alike: [
        {
          moment: at(10),
          text: [
            "A few jumps later, the knight is on e2 and can jump to four squares. Count again.",
          ],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "A square with few onward moves is soon out of reach, so the knight visits it while it can. This is fail-first again, for squares: the hardest square to fit in comes first.",
        "From a8 the rule completes the tour in 63 jumps and takes none back. Backtracking in a fixed order takes 6,484,065 steps.",
      ],
      task: "Play it to the end. How does the knight keep to the border?",
      beside: ["code"],
      moment: at(6),
      stretch: [0, 63],
    },
    {
      kind: "question",
      text: [
        "After sixteen jumps the knight is on d7 and can jump to five squares. Squares near the border have few neighbours, and some of those have been visited.",
      ],
      moment: at(16),
      prompt: "Where does the knight jump?",
      asks: "next-jump",
      right:
        "But the rule is only a heuristic. It says where to go first; it doesn’t promise that the tour works out.",
      alike: [
        {
          moment: at(24),
          text: [
            "Eight jumps later the knight is on c6 and can jump to four squares. Count again.",
          ],
        },
      ],
    },
  ],
} satisfies Lesson;
