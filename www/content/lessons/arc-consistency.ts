import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

export default {
  id: "arc-consistency",
  title: "Arc consistency",
  minutes: 12,
  needs: ["forward-checking"],
  objectives: [
    "Rule out a square that has no support, and follow the chain",
    "Compare the work of arc consistency with what it saves",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Forward checking has left row 3 with a single square, d3. No queen stands there yet, but one will have to.",
        "So some of the dots in other rows are already hopeless: a queen there would attack d3.",
      ],
      moment: moment("queens", 8, "a8", "arc-consistency", 2),
      prompt: "Which open square can be ruled out, although no queen attacks it?",
      asks: "unsupported",
    },
    {
      kind: "watch",
      text: [
        "A square has [[support]] in another row if that row has a square that it doesn’t attack. It needs support in every open row, or it is ruled out. That may take away the support of other squares, and so on, until nothing changes: the domains are then [[arc-consistency|arc consistent]].",
        "Here one thing leads to another, until row 2 has nothing left. So the queen on e6 is wrong, and no other queen had to be placed to find out.",
      ],
      task: "Follow the chain from d3 to row 2.",
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "arc-consistency", 2),
      stretch: [1, 12],
    },
    {
      kind: "question",
      text: [
        "In the middle of the chain. Row 1 has just been left with g1 alone, and row 3 still has only d3.",
      ],
      moment: moment("queens", 8, "a8", "arc-consistency", 6),
      prompt: "Which open square can be ruled out now?",
      asks: "unsupported",
    },
    {
      kind: "side",
      text: [
        "Both solvers have placed c7 and e6. Forward checking needs 16 steps and tries 10 more queens before e6 goes back. Arc consistency needs 9 steps and no other queen.",
        "Kept up after every queen this is called **MAC**, maintaining arc consistency (D. Sabin and E. C. Freuder, 1994). With a queen locked on a8 it places 19 queens instead of 87. Each of them costs more work, so it depends on the puzzle whether it pays; the solver here is a simple form of it.",
      ],
      left: moment("queens", 8, "a8", "forward-checking", 2),
      right: moment("queens", 8, "a8", "arc-consistency", 2),
      stretch: [1, 20],
      pairs: [...inStep(1, 11), [19, 12]],
    },
  ],
} satisfies Lesson;
