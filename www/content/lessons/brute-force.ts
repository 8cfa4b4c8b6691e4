import { moment } from "../moment.ts";
import bruteForce from "../queens/brute-force.ts";
import type { Lesson } from "./lesson.ts";

const small = (step: number) => moment("queens", 6, "b6", "brute-force", step);

export default {
  id: "brute-force",
  title: "Brute force",
  minutes: 8,
  needs: ["words"],
  objectives: [
    "Compute how many boards brute force has to test",
    "Explain why testing only full boards wastes work",
  ],
  parts: [
    {
      kind: "guess",
      text: [
        "The simplest method is to try everything. Brute force puts the seven queens on one set of squares after another and tests whether any two attack each other.",
        "One queen is locked on a8, so 63 squares are free.",
      ],
      moment: moment("queens", 8, "a8", "brute-force", 0),
      prompt: "How many sets of seven squares are there?",
      asks: "sets",
      most: 1_000_000_000_000,
      means:
        "There are 63 squares for the first queen, 62 for the second, and so on down to 57 for the seventh. Multiply these, and divide by the number of orders of seven queens: the order doesn’t matter.",
    },
    {
      kind: "watch",
      text: [
        "This is the first of the 553,270,671 sets. If two of its queens attack each other, the next set follows.",
      ],
      task: "Step through a few sets. Which queens move, and which stay?",
      beside: ["code", "figures"],
      moment: moment("queens", 8, "a8", "brute-force", 0),
      stretch: [0, 40],
    },
    {
      kind: "question",
      text: [
        "Brute force works like an odometer. The last queen moves one square at a time, row by row, until it is on f1. Then the queen before it moves on, and the last one starts over right behind it. If that queen can’t move either, the one before it does.",
        "On 6 × 6 with a queen locked on b6 there are 324,632 sets to go through.",
      ],
      moment: small(3915),
      prompt: "Which queen moves to its next square?",
      asks: "moves-next",
      right:
        "Brute force never asks which queen is in the wrong place. It only takes the next set.",
      alike: [
        {
          moment: small(249_513),
          text: ["This set comes much later. The last queen is on f1 again."],
          right: "The set changes, but brute force has learned nothing from it.",
        },
        {
          moment: small(2179),
          text: ["An earlier set. The last two queens are on e1 and f1."],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "Back on 8 × 8. After 1,000,000 steps, three queens are still in the top row with the locked one. Every set so far was hopeless, and so is every set until they leave it.",
        "Brute force can’t notice, because it only tests full boards. It finds its first solution after 433,354,408 steps.",
        "The rest of this course asks one question again and again: what could have been known earlier?",
      ],
      beside: ["code", "profile"],
      moment: bruteForce.moment,
      stretch: [999_990, 1_000_010],
    },
  ],
} satisfies Lesson;
