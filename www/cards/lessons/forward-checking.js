import { moment } from "../moment.js";

/** @type {import("./lesson.js").Lesson} */
export default {
  id: "forward-checking",
  title: "Forward checking",
  parts: [
    {
      kind: "question",
      text: [
        "The squares that a row can still use are its [[domain]]. A small blue dot marks each of them, and the number on the left counts them.",
        "[[forward-checking|Forward checking]] rules out of every domain what a new queen attacks. If a row runs out of squares, the queen is taken back at once. There is no need to go and look.",
        "The next queen is about to be tried on **b5**. Think it through before you answer.",
      ],
      beside: ["code", "words"],
      moment: moment("queens", 8, "a8", "forward-checking", 2),
      prompt: "Which row would run out of squares if the queen goes to b5?",
      asks: "dry-row",
      queen: "b5",
    },
    {
      kind: "watch",
      text: ["The queen is gone again after a single step. The other squares of its row follow."],
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "forward-checking", 3),
      stretch: [2, 14],
    },
    {
      kind: "exercise",
      text: [
        "The solver starts with your queen and needs as many steps as it needs. From most squares it is done in 88 steps or fewer.",
      ],
      goal: "Find a square for which it needs more than 130 steps.",
      asks: "lock-steps",
      solver: "forward-checking",
      side: 8,
      more: 130,
    },
  ],
};
