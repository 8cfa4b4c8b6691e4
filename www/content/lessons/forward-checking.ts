import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "forward-checking",
  title: "Forward checking",
  minutes: 12,
  needs: ["thrashing"],
  objectives: [
    "Update every domain after a queen is placed",
    "Explain why forward checking turns back sooner than backtracking",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Queens stand on a8, c7 and e6. Each row below has kept a few squares: its [[domain]], the blue dots. Row 5 comes next, and its first open square is b5.",
        "Backtracking would look only up, at the queens already there. Now look down as well.",
      ],
      moment: moment("queens", 8, "a8", "forward-checking", 2),
      prompt: "Which row runs dry if the queen goes to b5?",
      asks: "dry-row",
      queen: "b5",
      right: "So forward checking takes the queen back in the same step.",
    },
    {
      kind: "watch",
      text: [
        "[[forward-checking|Forward checking]] rules out of the domain of every open row what a new queen attacks. Working out what a decision means for the others is called [[propagation]].",
        "If a domain is empty, the last queen can’t stay. It is taken back at once, and what it ruled out is open again.",
      ],
      task: "Step through it and keep an eye on row 3.",
      beside: ["code", "tree"],
      moment: moment("queens", 8, "a8", "forward-checking", 0),
      stretch: [0, 14],
    },
    {
      kind: "question",
      text: [
        "A few steps later. Row 3 comes next and has only d3. Row 2 has a single square, too, and row 1 has two.",
      ],
      beside: ["code"],
      moment: moment("queens", 8, "a8", "forward-checking", 5),
      prompt: "Which row runs dry if the queen goes to d3?",
      asks: "dry-row",
      queen: "d3",
      right: "It isn’t always the row with the fewest squares that is lost.",
    },
    {
      kind: "watch",
      text: [
        "The 16 × 16 board of the last lesson, and the same queen on f8. It would leave row 4 without a square, so it is taken back at once: one step, where backtracking spent 225.",
        "With a queen locked on a16 forward checking takes 11,921 steps, backtracking 160,710. A step of forward checking does more work, so the steps alone don’t say which is faster; a race in Compare does.",
      ],
      beside: ["code", "profile"],
      moment: moment("queens", 16, "a16", "forward-checking", 1731),
      stretch: [1722, 1740],
    },
    {
      kind: "exercise",
      text: [
        "How hard the puzzle is depends on where the first queen is locked. With one on a8, forward checking takes 132 steps; half of all squares need 46 or fewer.",
        "Choose a square. Forward checking runs at once, and you see how many steps it took. Three of the 64 squares are harder than a8, all in the lowest three rows.",
      ],
      goal: "Find a harder square than a8: one that takes more than 132 steps.",
      asks: "lock-steps",
      solver: "forward-checking",
      side: 8,
      more: 132,
    },
  ],
} satisfies Lesson;
