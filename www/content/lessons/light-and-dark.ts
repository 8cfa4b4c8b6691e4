import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/** Which boards have a closed tour: A. J. Schwenk, Mathematics Magazine 64 (1991), 325–332. */
export default {
  id: "light-and-dark",
  title: "Light and dark",
  minutes: 7,
  needs: [],
  objectives: [
    "Use colours to prove that a tour is impossible",
    "Decide whether a square board can have a closed tour",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "A knight has to visit every square exactly once. Every jump takes it from a light square to a dark one, or back. So the squares of a tour alternate: light, dark, light, dark …",
        "A 5 × 5 board has 13 light squares and 12 dark ones. That alone decides where a tour can’t start.",
      ],
      beside: ["colours"],
      moment: moment("knights", 5, "c3", "warnsdorff", 0),
      prompt: "On which square can no tour start?",
      asks: "no-start",
      right: "So no tour starts on any of the 12 dark squares.",
      alike: [
        {
          moment: moment("knights", 7, "a7", "warnsdorff", 1),
          text: ["A 7 × 7 board also has one more square of one colour than of the other."],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "From a light square the counts fit: 13 light squares and 12 dark ones. The tour starts and ends on a light square. Here is such a tour.",
        "Ask any solver here to start on b5, and it refuses before the first jump. A search would have to try everything; counting is a one-line proof.",
      ],
      task: "Play the tour. Which colour is its last square?",
      beside: ["colours"],
      moment: moment("knights", 5, "c3", "warnsdorff", 7),
      stretch: [0, 24],
    },
    {
      kind: "watch",
      text: [
        "A closed tour ends a jump away from its start, so it needs the same number of light and dark squares. A board with two odd sides has an odd number of squares, so it has no closed tour.",
        "On 6 × 6 there is one. A. J. Schwenk (1991) determined exactly which rectangles have one. Every square board with an even side has one, except 2 × 2 and 4 × 4.",
      ],
      beside: ["colours"],
      moment: moment("knights", 6, "a6", "hamiltonian", 0, { closed: true }),
      stretch: [0, 35],
    },
  ],
} satisfies Lesson;
