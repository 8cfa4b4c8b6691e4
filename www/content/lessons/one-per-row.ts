import { moment } from "../moment.ts";
import rowBruteForce from "../queens/row-brute-force.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "one-per-row",
  title: "One queen per row",
  minutes: 9,
  needs: ["brute-force"],
  objectives: [
    "Remodel the puzzle with one variable for each row",
    "Compute how many boards each model leaves",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "No two queens can share a row. So give every row its own queen from the start: seven variables with eight values each.",
        "That leaves 2,097,152 boards instead of 553,270,671. The method is the same; only the description of the puzzle is better. This is called **modelling**, and it often does more than a faster computer.",
      ],
      task: "Step on and watch the last rows tick over like an odometer.",
      beside: ["code", "figures"],
      moment: moment("queens", 8, "a8", "row-brute-force", 0),
      stretch: [0, 24],
    },
    {
      kind: "question",
      text: ["After 122,466 steps this board is nearly right: it has one attacking pair."],
      moment: moment("queens", 8, "a8", "row-brute-force", 122_466),
      prompt: "Which queen has to move?",
      asks: "worst-queen",
      right:
        "It has been right below the locked queen since the first step. With it on a7 all 262,144 boards are wrong.",
      alike: [
        {
          moment: moment("queens", 8, "a8", "row-brute-force", 384_678),
          text: ["After 384,678 steps, again there is one attacking pair."],
          right:
            "It is diagonally next to the locked queen. With it on b7 another 262,144 boards are wrong.",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "The queen in row 7 was on a7 and then on b7. The locked queen attacks both, so 524,288 boards were hopeless. This is the last of them.",
        "In all it takes 1,299,851 steps. One look at row 7 would have saved 524,288 of them. When should a solver look?",
      ],
      beside: ["figures", "profile"],
      moment: rowBruteForce.moment,
      stretch: [524_276, 524_300],
    },
    {
      kind: "guess",
      text: [
        "No two queens can share a column either. So put that into the model as well: the seven rows share out the columns b to h, one each.",
        "Such a board can only break the rule for diagonals.",
      ],
      moment: moment("queens", 8, "a8", "row-brute-force", 0),
      prompt: "How many boards are left, exactly?",
      asks: "arrangements",
      most: 10_000_000,
      means:
        "Seven columns for row 7, six for row 6, and so on: 7! = 5,040 boards instead of 2,097,152. Only 4 of them are solutions. A constraint that is part of the model needs no test.",
    },
  ],
} satisfies Lesson;
