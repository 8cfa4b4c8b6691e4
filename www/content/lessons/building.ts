import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/**
 * The blocks: I. Parberry, An efficient algorithm for the knight's tour problem, Discrete Applied
 * Mathematics 73 (1997), 251–260.
 */
export default {
  id: "building",
  title: "Building a tour",
  minutes: 9,
  needs: ["last-way-home"],
  objectives: [
    "Choose two jumps whose swap joins two tours",
    "Explain how a tour is built from blocks",
    "Decide whether a puzzle calls for a construction or a search",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "This knight follows a closed tour that was built before the first jump. It started on a6, and b4 is the last way home. From c6 the knight can go to b4 or e5.",
        "Warnsdorff’s rule can’t tell them apart: each has two onward moves.",
      ],
      moment: moment("knights", 6, "a6", "hamiltonian", 26, { closed: true }),
      prompt: "Where does the closed tour go?",
      asks: "next-jump",
      right: "A rule that only counts onward moves doesn’t know that b4 has to come last.",
      alike: [
        {
          moment: moment("knights", 6, "a6", "hamiltonian", 30, { closed: true }),
          text: [
            "Four jumps later the knight is on d3 and can go to b4 or c1. Warnsdorff’s rule would take b4, which has fewer onward moves.",
          ],
          right: "But the tour has to end on b4, the last way home.",
        },
      ],
    },
    {
      kind: "choose",
      text: [
        "How do you build a tour without a search? Cut the board into blocks and give each its own closed tour. To join two tours, remove a jump from each and add two jumps between them (I. Parberry, 1997).",
        "Two blocks have their tours here. The four ends of the removed jumps must be a knight’s jump apart, in pairs.",
      ],
      moment: moment("knights", 12, "a12", "divide-and-conquer", 2),
      prompt: "Which two jumps can be swapped for two others?",
      choices: [
        {
          name: "d11–f12 and g12–i11",
          why: "The ends aren’t a jump apart: f12 and g12 are neighbours in a row.",
        },
        {
          name: "e12–f10 and c12–e11",
          why: "Both belong to the same tour, so the other stays separate.",
        },
        {
          name: "e11–f9 and g12–h10",
          why: "From e11 it is a jump to g12, and from f9 to h10: the two tours become one.",
          isRight: true,
        },
      ],
      means: "There are ten such pairs along this border, so the solver doesn’t have to look far.",
    },
    {
      kind: "watch",
      text: [
        "Each step lays or joins a whole block, so the 144 squares of 12 × 12 take 8 steps. The work grows only as fast as the number of squares.",
      ],
      task: "Watch two tours become one: dashed jumps go, bright ones come.",
      beside: ["code"],
      moment: moment("knights", 12, "a12", "divide-and-conquer", 2),
      stretch: [0, 8],
    },
    {
      kind: "watch",
      text: [
        "A closed tour passes through every square, so the same one serves every start. It needs no choice, no test and no turning back: 63 jumps on 8 × 8 from any square.",
        "So why search at all? A construction solves the puzzle it was made for. Block a square or two, or ask for a different ending, and it is no use; a search copes with any rules you add. It was the same with the queens.",
      ],
      beside: ["code"],
      moment: moment("knights", 8, "a8", "hamiltonian", 0, { closed: true }),
      stretch: [0, 63],
    },
  ],
} satisfies Lesson;
