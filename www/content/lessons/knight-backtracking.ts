import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "knight-backtracking",
  title: "Backtracking again",
  minutes: 8,
  needs: ["backtracking"],
  objectives: [
    "Carry out backtracking on a tour, in a fixed order",
    "Explain where a long search spends its steps",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Backtracking tries the jumps in a fixed order, clockwise: first two up and one to the right, then one up and two to the right, and so on. It takes the first that leads to an unvisited square.",
        "So it works for the knight, too: jump while you can, and at a dead end take the last jump back and try the next.",
      ],
      beside: ["code"],
      moment: moment("knights", 8, "a8", "backtracking", 37),
      prompt: "Where does the knight jump next?",
      asks: "next-jump",
    },
    {
      kind: "watch",
      text: [
        "The fixed order gets deep at once. From a8 the first 37 jumps are never taken back. The rest is another matter.",
        "After 41 jumps the knight is stuck on h2 for the first time, with 22 squares still to visit.",
      ],
      task: "Step to the dead end, and see what is tried instead.",
      beside: ["code", "tree"],
      moment: moment("knights", 8, "a8", "backtracking", 37),
      stretch: [0, 52],
    },
    {
      kind: "watch",
      text: [
        "It jumps to e3 instead of h2, and 58,841 steps later it takes that jump back. It has tried every jump that leads on from there, and none can work: this is [[thrashing]] again.",
        "The whole tour takes 6,484,065 steps. All but 37 of them are spent on the last 26 jumps. Is there a way to see at once that e3 is wrong?",
      ],
      beside: ["profile", "tree"],
      moment: moment("knights", 8, "a8", "backtracking", 30_002),
      stretch: [29_900, 30_100],
    },
  ],
} satisfies Lesson;
