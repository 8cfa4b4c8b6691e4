import { moment } from "../moment.js";

/**
 * The blocks: I. Parberry, An efficient algorithm for the knight’s tour problem, Discrete Applied
 * Mathematics 73 (1997), 251–260.
 * @type {import("./lesson.js").Lesson}
 */
export default {
  id: "building",
  title: "Building a tour",
  parts: [
    {
      kind: "question",
      text: [
        "This knight follows a closed tour that was built before the first jump: its last jump has to lead back to a6. Two squares lie a jump away from a6, c5 and b4, and c5 has been visited.",
        "From d3 the knight can go to b4 or to c1. Warnsdorff’s rule would take b4, which has fewer onward moves.",
      ],
      moment: moment("knights", 6, "a6", "hamiltonian", 30, { closed: true }),
      prompt: "Where does the closed tour go on?",
      asks: "next-jump",
      right:
        "The square b4 has to be the last one. A rule that looks at onward moves alone doesn’t know that.",
    },
    {
      kind: "watch",
      text: [
        "How is a tour built without a search? Cut the board into blocks, give each a closed tour of its own, and join two of them by taking out a jump of each and putting in two others (I. Parberry, 1997).",
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
};
