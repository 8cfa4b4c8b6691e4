import { moment } from "../moment.ts";
import rowBruteForce from "../queens/row-brute-force.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "one-per-row",
  title: "One queen per row",
  minutes: 6,
  needs: ["brute-force"],
  objectives: [
    "Remodel the puzzle with one variable for each row",
    "Count how many boards that rules out",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "No two queens can share a row. So give each row a queen of its own from the start: seven variables, with eight values each.",
        "That leaves 2,097,152 boards instead of 553,270,671. Nothing else has changed; the puzzle has only been put into better words. This is called **modelling**, and it often does more than a faster computer.",
      ],
      task: "Step on and watch the last rows turn like the wheels of a counter.",
      beside: ["code", "figures"],
      moment: moment("queens", 8, "a8", "row-brute-force", 0),
      stretch: [0, 24],
    },
    {
      kind: "question",
      text: [
        "After 122,466 steps a board comes up that is nearly right: only one pair of queens attacks each other.",
      ],
      moment: moment("queens", 8, "a8", "row-brute-force", 122_466),
      prompt: "Which queen has to move?",
      asks: "worst-queen",
      right:
        "It has stood below the locked queen since the first step. No board with it can be right, and there are 262,144 of those.",
    },
    {
      kind: "watch",
      text: [
        "The queen of row 7 stood on a7 and then on b7. The locked queen attacks both, so 524,288 boards were hopeless. This is the last of them.",
        "In all it takes 1,299,851 steps. A single look at row 7 would have saved half a million of them. When should we look?",
      ],
      beside: ["figures", "profile"],
      moment: rowBruteForce.moment,
      stretch: [524_276, 524_300],
    },
  ],
} satisfies Lesson;
