import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "cut-squares",
  title: "Cut squares",
  minutes: 9,
  needs: ["stranded"],
  objectives: [
    "Find a square that holds two parts of the board together",
    "Explain what strong pruning proves",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "The board that failed in the last lesson, one jump before the tie: the knight is on c4, and ten squares are left. None is stranded.",
        "But some squares hold the rest together. If the knight visits such a square, those on one side of it can’t be reached from the other any more.",
      ],
      moment: moment("knights", 8, "e3", "warnsdorff", 53, { options: "no-backtracking" }),
      prompt: "Which square would cut the unvisited squares in two?",
      asks: "cut-square",
      right:
        "There are two, b7 and c5. The knight has to finish one side before it crosses, and with b2 it begins on the wrong one.",
    },
    {
      kind: "watch",
      text: [
        "A [[cut-square]] can be passed once only. So of the parts beside it, one has to be visited before it and one after; a third part would be lost.",
        "This solver looks for cut squares after every jump. It wants a closed tour, and after the jump to c6 it sees that d4 is the only way into a part where no closed tour can end. So it goes back at once, with 15 squares left that need not be searched.",
      ],
      task: "Step to the jump to c6, and read why it is taken back.",
      beside: ["code"],
      moment: moment("knights", 8, "a8", "pruned", 46, { closed: true }),
      stretch: [42, 54],
    },
    {
      kind: "question",
      text: [
        "Another closed tour, on 6 × 6. The knight is on b3, and it has only begun: 25 squares are left. Yet one of them is already the only neighbour that another has left.",
      ],
      moment: moment("knights", 6, "a6", "pruned", 10, { closed: true }),
      prompt: "Which square would cut the unvisited squares in two?",
      asks: "cut-square",
      right: "Behind it lies the corner a1, and c2 is the only way from there to the rest.",
    },
  ],
} satisfies Lesson;
