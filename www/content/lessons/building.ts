import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/**
 * The blocks: I. Parberry, An efficient algorithm for the knight’s tour problem, Discrete Applied
 * Mathematics 73 (1997), 251–260.
 */
export default {
  id: "building",
  title: "Building a tour",
  minutes: 7,
  needs: ["light-and-dark", "knight-backtracking"],
  objectives: [
    "Explain how a tour is built from blocks",
    "Say when a construction is better than a search",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "This knight follows a closed tour that was built before the first jump: its last jump has to lead back to c1. Of the squares a jump away from c1, only e2 is left.",
        "From f4 the knight can go to e2 or to e6. Warnsdorff’s rule sees no difference: each has one onward move.",
      ],
      moment: moment("knights", 6, "c1", "hamiltonian", 28, { closed: true }),
      prompt: "Where does the closed tour go on?",
      asks: "next-jump",
      right:
        "The last square has to be e2. A rule that looks at onward moves alone doesn’t know that.",
    },
    {
      kind: "watch",
      text: [
        "How is a tour built without a search? Cut the board into blocks, and give each a closed tour of its own. To join two, take out a jump of each and put in two others (I. Parberry, 1997).",
        "A step lays or joins a whole block, so the 144 squares of 12 × 12 take 8 steps. The work grows with the number of squares, and no faster.",
      ],
      task: "Watch two tours become one: the dashed jumps go, the bright ones come.",
      beside: ["code"],
      moment: moment("knights", 12, "a12", "divide-and-conquer", 0),
      stretch: [0, 8],
    },
    {
      kind: "watch",
      text: [
        "A closed tour passes every square, so the same one serves every start. It takes no choice, no test, no turning back: 63 jumps on 8 × 8, wherever it begins.",
        "So why search at all? A construction solves the puzzle that it was made for. Block a square or two, ask for other starts and ends, and it is of no use; a search takes rules as they come. The queens told the same story.",
      ],
      beside: ["code"],
      moment: moment("knights", 8, "a8", "hamiltonian", 0, { closed: true }),
      stretch: [0, 63],
    },
  ],
} satisfies Lesson;
