import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const large = (step: number, options: string) =>
  moment("queens", 20, "a20", "forward-checking", step, { options });

export default {
  id: "how-it-grows",
  title: "How it grows",
  minutes: 8,
  needs: ["hardest-row"],
  objectives: ["Compare how the work of several methods grows"],
  parts: [
    {
      kind: "watch",
      text: [
        "Lock a queen in the corner and let the board grow. Backtracking takes 874 steps on 8 × 8, 160,710 on 16 × 16 and 3,992,508 on 20 × 20. Forward checking takes 132, 11,921 and 229,530.",
        "From 16 to 20 rows, backtracking’s work grows 25-fold and forward checking’s 19-fold. Looking ahead slows the growth but doesn’t stop it.",
      ],
      task: "Play the last steps on 20 × 20.",
      beside: ["figures", "profile"],
      moment: large(229_400, ""),
      stretch: [229_400, 229_530],
    },
    {
      kind: "question",
      text: [
        "A better order makes a far bigger difference than a few rows. Here is the same board with the hardest row first, after nine queens.",
      ],
      moment: large(9, "rows=fewest"),
      prompt: "Which row does it decide next?",
      asks: "next-row",
      right: "The rows at the top have many squares left, so they can wait.",
      alike: [
        {
          moment: large(5, "rows=fewest"),
          text: ["This is four queens earlier. Every row still has seven squares or more."],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "In this order forward checking takes 118 steps on 8 × 8, 64 on 16 × 16 and 236 on 20 × 20. Then it takes 3,573 on 50 × 50, but only 247 on 100 × 100.",
        "The growth hasn’t gone away; it has become erratic. Most boards are quick, but an unlucky one can still take a very long time.",
      ],
      task: "Play all 236 steps on 20 × 20.",
      beside: ["figures", "profile"],
      moment: large(0, "rows=fewest"),
      stretch: [0, 236],
    },
  ],
} satisfies Lesson;
