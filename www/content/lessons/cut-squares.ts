import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const pruned = (side: number, start: string, step: number) =>
  moment("knights", side, start, "pruned", step, { closed: true });

export default {
  id: "cut-squares",
  title: "Cut squares",
  minutes: 9,
  needs: ["stranded", "last-way-home"],
  objectives: [
    "Find a square that cuts the rest of the board in two",
    "Explain what strong pruning proves with articulation points",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "This is the board from Breaking ties, one jump before the mistake. The knight is on c4, and ten squares are left. None is stranded.",
        "But some squares hold the rest together. Once the knight has visited such a square, it can’t get from one side of it to the other.",
      ],
      moment: moment("knights", 8, "e3", "warnsdorff", 53, { options: "no-backtracking" }),
      prompt: "Which square would cut the unvisited squares in two?",
      asks: "cut-square",
      right:
        "There are two, b7 and c5. The knight has to finish one side before it crosses, and with b2 it starts on the wrong side.",
      alike: [
        {
          moment: pruned(6, "a4", 26),
          text: [
            "On 6 × 6 the knight is on f5, with eleven squares left. One of them holds the rest together.",
          ],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "A [[cut-square]] can be crossed only once. Graph theory calls it an **articulation point**: a point without which the graph falls apart. The knight has to visit one side before it and the other side after it. If there were a third side, no tour would be possible.",
        "This solver looks for cut squares after every jump. It wants a closed tour from a4, and c3 is the last way home. After the jump to e3, only b5 leads to d6. So the tour would have to end on d6, but it has to end on c3. The solver takes the jump back with 10 squares left to visit.",
      ],
      task: "Step to the jump to e3, and read why it is taken back.",
      beside: ["code"],
      moment: pruned(6, "a4", 38),
      stretch: [36, 42],
    },
    {
      kind: "question",
      text: [
        "This closed tour on 8 × 8 started on a8. The knight is on e5, and 24 squares are left. Yet one unvisited square can now be reached only through another.",
      ],
      moment: pruned(8, "a8", 41),
      prompt: "Which square would cut the unvisited squares in two?",
      asks: "cut-square",
      right: "Beyond it is c6. The knight on e5 can still jump there, and then leave by d4.",
      alike: [
        {
          moment: pruned(6, "a6", 18),
          text: [
            "This closed tour on 6 × 6 started on a6. The knight is on c2, and 19 squares are left. Look at the corners.",
          ],
          right:
            "Beyond it is the corner a1. The knight on c2 can jump there next, and leave by b3.",
        },
      ],
    },
  ],
} satisfies Lesson;
