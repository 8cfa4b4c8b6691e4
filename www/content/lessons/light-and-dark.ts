import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/** Which boards have a closed tour: A. J. Schwenk, Mathematics Magazine 64 (1991), 325–332. */
export default {
  id: "light-and-dark",
  title: "Light and dark",
  minutes: 7,
  needs: [],
  objectives: [
    "Prove by colours that a tour is impossible",
    "Decide whether a square board can have a closed tour",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "A knight is to visit every square of the board exactly once. Every jump takes it from a light square to a dark one, or back. So a tour alternates: light, dark, light, dark …",
        "A 5 × 5 board has 13 light squares and 12 dark ones. That alone decides where a tour can’t start.",
      ],
      beside: ["colours"],
      moment: moment("knights", 5, "c3", "warnsdorff", 7),
      prompt: "On which square can no tour start?",
      asks: "no-start",
    },
    {
      kind: "watch",
      text: [
        "From a light square it comes out even: 13 light squares and 12 dark ones, beginning and ending with a light one. Here is such a tour.",
        "Ask any solver here to start on b5, and it refuses before the first jump. A search would have to try everything to find out; counting is a proof of one line.",
      ],
      task: "Play the tour, and look at the colour of its last square.",
      beside: ["colours"],
      moment: moment("knights", 5, "c3", "warnsdorff", 7),
      stretch: [0, 24],
    },
    {
      kind: "watch",
      text: [
        "A closed tour ends a jump away from its start, so it needs as many light squares as dark ones. On a board with two odd sides there is none.",
        "On 6 × 6 there is one. A. J. Schwenk (1991) proved for every rectangle whether it has a closed tour; all square boards of even side have one, except 2 × 2 and 4 × 4.",
      ],
      beside: ["colours"],
      moment: moment("knights", 6, "a6", "hamiltonian", 0, { closed: true }),
      stretch: [0, 35],
    },
  ],
} satisfies Lesson;
