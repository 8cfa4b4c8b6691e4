import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number) => moment("knights", 8, "a8", "backtracking", step);

export default {
  id: "knight-backtracking",
  title: "Backtracking again",
  minutes: 8,
  needs: ["backtracking"],
  objectives: [
    "Carry out backtracking on a tour, in a fixed order",
    "Give the general names of a tour and of this search: Hamiltonian path, depth-first",
    "Explain where a long search spends its steps",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Backtracking tries the knight’s jumps in a fixed order, clockwise. First comes two up and one to the right, then one up and two to the right, and so on. It takes the first that leads to an unvisited square.",
        "At a dead end it takes the last jump back and tries the next one. A search that goes on as deep as it can before it turns back is called **depth-first**.",
      ],
      beside: ["code"],
      moment: at(37),
      prompt: "Where does the knight jump next?",
      asks: "next-jump",
      alike: [
        {
          moment: at(46),
          text: [
            "A little later the knight is on c4. The order is the same: clockwise, from two up and one to the right.",
          ],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "Draw a line between all pairs of squares that are a knight’s jump apart, and the board becomes a graph. A path that visits every point of a graph exactly once is called a **Hamiltonian path**; if it closes, a **Hamiltonian cycle**. A tour is one of these.",
        "The fixed order gets far quickly. From a8 the first 37 jumps are never taken back. The rest is another matter.",
        "After 41 jumps the knight is stuck on h2 for the first time, with 22 squares still to visit.",
      ],
      task: "Step to the dead end, and see what it tries instead.",
      beside: ["code", "tree"],
      moment: at(37),
      stretch: [0, 52],
    },
    {
      kind: "watch",
      text: [
        "Instead of h2 it jumps to e3. It takes that jump back 58,841 steps later, after trying every way on from there. None can work: this is [[thrashing]] again.",
        "The whole tour takes 6,484,065 steps, and all but 37 of them go into the last 26 jumps. Could it see at once that e3 is wrong?",
      ],
      beside: ["profile", "tree"],
      moment: at(30_002),
      stretch: [29_900, 30_100],
    },
  ],
} satisfies Lesson;
