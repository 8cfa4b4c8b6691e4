import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

export default {
  id: "blame",
  title: "Who is to blame?",
  minutes: 10,
  needs: ["thrashing"],
  objectives: [
    "Work out the conflict set of a row",
    "Say which queen conflict-directed backjumping goes back to",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Every square of row 3 is attacked. For each, note the highest queen that attacks it. The queens you have noted are to blame, and the search goes back to the lowest of them.",
        "Backtracking would move the queen on d4. But would that help?",
      ],
      moment: moment("queens", 8, "a8", "backjumping", 13),
      prompt: "Which queen does the search go back to?",
      asks: "taken-back",
      right:
        "The queen on d4 attacks squares of row 3, but higher queens attack all of these as well.",
    },
    {
      kind: "watch",
      text: [
        "This is [[backjumping]]. Every row keeps its [[conflict-set]]: the queens that took its squares away. When it is used up, the search goes back to the last of these and jumps over the others.",
        "The row that is gone back to takes over the rest of the set, so that nothing is forgotten if it fails in its turn (P. Prosser, 1993).",
      ],
      task: "Step to the jump. The queens to blame are ringed.",
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backjumping", 13),
      stretch: [13, 24],
    },
    {
      kind: "question",
      text: [
        "Six queens stand beside the locked one, and only row 1 is missing. Every square of it is attacked.",
      ],
      beside: ["tree"],
      moment: moment("queens", 8, "a8", "backjumping", 612),
      prompt: "Which queen moves next?",
      asks: "taken-back",
      right: "Two queens at once are jumped over.",
      alike: [714, 734],
    },
    {
      kind: "side",
      text: [
        "J. Gaschnig’s backjumping (1979) is simpler: it jumps only from a row in which no queen has stood, and from there goes back row by row. Here a queen had stood in row 2, so it goes back to row 3. Conflict-directed backjumping, on the right, jumps once more.",
        "With a queen locked on a8 backtracking takes 874 steps, Gaschnig’s method 769 and the other 763. Queens are a poor place for jumps, as every queen attacks a square or more of every row. Where few variables constrain each other, jumps can be long.",
      ],
      left: moment("queens", 8, "a8", "gaschnig-backjumping", 250),
      right: moment("queens", 8, "a8", "backjumping", 250),
      stretch: [244, 264],
      pairs: inStep(244, 257),
    },
  ],
} satisfies Lesson;
