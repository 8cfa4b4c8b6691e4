import { moment } from "../moment.ts";
import bruteForce from "../queens/brute-force.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "brute-force",
  title: "Brute force",
  minutes: 5,
  needs: ["words"],
  objectives: [
    "Say how many boards brute force has to test, and why",
    "Explain why testing only full boards wastes work",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "The simplest method is to try everything. Brute force puts the seven queens on one set of squares after the other, and looks whether any two attack each other.",
        "With a queen locked on a8 there are 553,270,671 sets of seven squares. This is the first of them.",
      ],
      task: "Step through a few sets. Which queens move, and which stand still?",
      beside: ["code", "figures"],
      moment: moment("queens", 8, "a8", "brute-force", 0),
      stretch: [0, 40],
    },
    {
      kind: "question",
      text: [
        "On 6 × 6 with a queen locked on b6 there are only 324,632 sets. This one comes after 249,517 steps, and it is nearly right: just one pair of queens attacks each other.",
      ],
      moment: moment("queens", 6, "b6", "brute-force", 249_517),
      prompt: "Which queen is attacked by another?",
      asks: "worst-queen",
      right:
        "Moving it might help, but brute force doesn’t ask which queens are wrong. The next set is simply the next in order.",
    },
    {
      kind: "watch",
      text: [
        "A million steps later, three queens still stand in the top row beside the locked one. Every set so far was hopeless, and so is every set until they leave.",
        "Brute force can’t notice that, because it tests whole boards only. Its first solution comes after 433,354,408 steps.",
        "The rest of this course asks one question again and again: what could have been known earlier?",
      ],
      beside: ["code", "profile"],
      moment: bruteForce.moment,
      stretch: [999_990, 1_000_010],
    },
  ],
} satisfies Lesson;
