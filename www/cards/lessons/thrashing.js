import { moment } from "../moment.js";

/** @type {import("./lesson.js").Lesson} */
export default {
  id: "thrashing",
  title: "Thrashing",
  parts: [
    {
      kind: "side",
      text: [
        "Both boards stand at the same moment: a queen has just been tried on **f8**. [[backtracking|Backtracking]] only asks whether it is attacked, and goes on.",
        "Forward checking sees that row 4 has no square left and takes the queen back at once. Backtracking will need 225 steps to learn the same thing. That is [[thrashing]].",
      ],
      task: "Step through it and keep an eye on row 4 on the left.",
      left: moment("queens", 16, "a16", "backtracking", 60),
      right: moment("queens", 16, "a16", "forward-checking", 8),
      stretch: [50, 300],
      pairs: [
        [50, 8],
        [60, 9],
      ],
    },
    {
      kind: "question",
      text: ["Backtracking tests a queen as soon as it is placed."],
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "backtracking", 10),
      prompt: "Where does the next queen go?",
      asks: "next-queen",
    },
  ],
};
