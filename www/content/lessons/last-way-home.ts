import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const pruned = (side: number, step: number) =>
  moment("knights", side, `a${side}`, "pruned", step, { closed: true });

export default {
  id: "last-way-home",
  title: "The last way home",
  minutes: 7,
  needs: ["light-and-dark", "warnsdorff"],
  objectives: [
    "Name the squares on which a closed tour can end",
    "Recognise a lost closed tour long before the knight is stuck",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "A closed tour ends a jump away from its start. This one started on a8. A corner has only two neighbours, and the knight used one for its first jump.",
      ],
      moment: pruned(8, 20),
      prompt: "Which square has to be the last of the tour?",
      asks: "way-home",
      right: "It is the last way home. If the knight visits it any earlier, the tour can’t close.",
      alike: [
        {
          moment: pruned(6, 6),
          text: ["On 6 × 6 from a6, the knight has made six jumps. Which square has to come last?"],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "The knight is on c8, and b6 has the fewest onward moves. But b6 is the last way home, and 28 squares would still be left after it. So no closed tour is possible.",
        "This solver sees it and takes the jump back in the next step. Its closed tour takes 67 steps. Warnsdorff’s rule doesn’t look: after 1,000,000 steps it is still searching.",
      ],
      task: "Step to the jump to b6, and read why it is taken back.",
      beside: ["code"],
      moment: pruned(8, 34),
      stretch: [30, 40],
    },
    {
      kind: "question",
      text: [
        "Near the end of the same run, the knight is on c4 with five squares left. Warnsdorff’s rule finds b6 and d6 equally good: each has one onward move.",
      ],
      moment: pruned(8, 60),
      prompt: "Which jump can still close the tour?",
      asks: "can-finish",
      right: "The last way home has to wait until the end.",
      alike: [
        {
          moment: pruned(6, 24),
          text: [
            "On 6 × 6 from a6, the knight is on d3 and can jump to three squares. Two of them can still close the tour. Find either.",
          ],
        },
      ],
    },
  ],
} satisfies Lesson;
