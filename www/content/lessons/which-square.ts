import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number) => moment("queens", 8, "a8", "forward-checking", step);

/** Forward checking on 8 × 8 in an order of rows and squares. */
const inOrder = (options: string) => ({ ...at(0), options });

const onSixteen = (options: string) =>
  moment("queens", 16, "a16", "forward-checking", 0, { options });

export default {
  id: "which-square",
  title: "Which square first?",
  minutes: 12,
  needs: ["hardest-row"],
  objectives: [
    "Choose a value by how little it rules out",
    "Predict which of two orders takes fewer steps, and measure it",
    "Compare orders by their medians over many boards",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Row 5 comes next and has three squares. Which should the solver try first? Count the blue dots in the rows below that a queen on b5, g5 or h5 would rule out.",
      ],
      moment: at(2),
      prompt: "Which square in row 5 rules out the fewest?",
      asks: "least-constraining",
      right: "From left to right, b5 would have come first.",
      alike: [
        {
          moment: at(49),
          text: [
            "Another position from the same run. Row 6 comes next and has four squares. Count what each would rule out in the rows below.",
          ],
          prompt: "Which square in row 6 rules out the fewest?",
          right: "From left to right, b6 would have come first. It rules out more.",
        },
      ],
    },
    {
      kind: "predict",
      text: [
        "There are two rules now: the hardest row first, and the least-constraining square first. With both, one or neither, that makes four solvers. Neither means rows from the top and squares from the left. A queen is locked on a8.",
        "Trying the least-constraining value first is called [[succeed-first]] (R. M. Haralick and G. L. Elliott, 1980). It sounds like the opposite of fail-first, but the two answer different questions. Every row must be decided, so take the one that fails soonest. Only one of its squares has to work, so try the likeliest.",
      ],
      prompt: "Which takes the fewest steps on 8 × 8?",
      asks: "least-steps",
      runs: [
        inOrder(""),
        inOrder("squares=least-constraining"),
        inOrder("rows=fewest"),
        inOrder("rows=fewest&squares=least-constraining"),
      ],
      names: ["Neither", "Squares only", "Rows only", "Both"],
      choices: ["Neither", "Squares only", "Rows only", "Both"],
      seeds: 1,
      means: "Here each rule helps, with or without the other. But this is one board.",
    },
    {
      kind: "lab",
      text: ["These are the four solvers on the same board, step by step."],
      task: "Lock other squares. Is the solver at the bottom right always the quickest?",
      runs: [
        inOrder(""),
        inOrder("squares=least-constraining"),
        inOrder("rows=fewest"),
        inOrder("rows=fewest&squares=least-constraining"),
      ],
      names: {
        rows: ["Rows from the top", "Fewest squares left first"],
        columns: ["Squares from the left", "Least-constraining first"],
      },
    },
    {
      kind: "predict",
      text: [
        "Now 16 × 16, with a queen locked on a16. Both runs decide the hardest row first. One tries the squares of a row from the left, the other the least-constraining one first.",
      ],
      prompt: "Which takes fewer steps on 16 × 16?",
      asks: "least-steps",
      runs: [onSixteen("rows=fewest"), onSixteen("rows=fewest&squares=least-constraining")],
      names: ["From the left", "Least-constraining"],
      choices: ["From the left", "Least-constraining"],
      seeds: 1,
      means:
        "A heuristic helps on most boards, not on all of them. That is why one board proves little: compare over many.",
    },
    {
      kind: "watch",
      text: [
        "Lock each of the 64 squares of 8 × 8, one after another, and sort the runs of an order by their steps. The middle of such a list is its [[median]]: 46.5 steps in the plain order, 24 with least-constraining squares, 18.5 with the fewest squares first, and 13 with both.",
        "But look at 16 × 16 again. The plain order takes 11,921 steps, least-constraining squares 3,105, fewest squares first 64, and both together 554. No order is best on every board.",
      ],
      task: "Play both orders together. Where is most of the work?",
      beside: ["profile", "tree"],
      moment: onSixteen("rows=fewest&squares=least-constraining"),
      stretch: [0, 554],
    },
  ],
} satisfies Lesson;
