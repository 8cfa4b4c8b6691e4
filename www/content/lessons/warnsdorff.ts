import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

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
        "In 1823 H. C. von Warnsdorff published a simple rule: jump to the square with the fewest onward moves, that is, unvisited squares a jump away from it. It is called [[warnsdorff|Warnsdorff’s rule]].",
        "The knight stands on g3. Count the onward moves of every square that it can reach.",
      ],
      moment: moment("knights", 8, "a8", "warnsdorff", 5),
      prompt: "Where does the knight jump?",
      asks: "next-jump",
      right:
        "From h1 it can still go on to f2. Left for later, the corner could only be the last square of all.",
    },
    {
      kind: "watch",
      text: [
        "A square with few onward moves is soon out of reach, so it is visited while it still can be. It is fail-first again, this time for squares: what is hardest to fit in comes first.",
        "From a8 the rule completes the tour in 63 jumps and takes none back. Backtracking in a fixed order needs 6,484,065 steps.",
      ],
      task: "Play it to the end. How does the knight keep to the border?",
      beside: ["code"],
      moment: moment("knights", 8, "a8", "warnsdorff", 6),
      stretch: [0, 63],
    },
    {
      kind: "question",
      text: [
        "Sixteen jumps have been made, and five squares are within reach of d7. Squares near the border have few neighbours, and some of these have been visited.",
      ],
      moment: moment("knights", 8, "a8", "warnsdorff", 16),
      prompt: "Where does the knight jump?",
      asks: "next-jump",
      right:
        "The rule is a heuristic, though: it says where to go first, not that the tour will come out.",
    },
  ],
} satisfies Lesson;
