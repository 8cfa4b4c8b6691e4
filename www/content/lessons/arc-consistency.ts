import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

const at = (step: number) => moment("queens", 8, "a8", "arc-consistency", step);

export default {
  id: "arc-consistency",
  title: "Arc consistency",
  minutes: 14,
  needs: ["forward-checking"],
  objectives: [
    "Rule out a square that has no support, and follow the chain",
    "Show that arc consistent domains need not have a solution",
    "Compare the work of arc consistency with what it saves",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Forward checking has left row 3 with one square, d3. There is no queen on it yet, but there will have to be.",
        "So some dots in other rows are already hopeless: a queen there would attack d3.",
      ],
      moment: at(2),
      prompt: "Which open square can be ruled out, although no queen attacks it?",
      asks: "unsupported",
      alike: [
        {
          moment: at(22),
          text: ["Later in the run, row 5 is left with one square, b5. Its queen has to go there."],
        },
      ],
    },
    {
      kind: "side",
      text: [
        "A square has [[support]] in another row if that row has a square it doesn’t attack. A square with no support in some open row is ruled out. That may remove the support of other squares, and so on, until nothing changes. The domains are then [[arc-consistency|arc consistent]].",
        "On the right, one thing leads to another until row 2 has nothing left. So e6 is wrong: arc consistency needs 9 steps to see that, and no other queen. Forward checking, on the left, needs 16 steps and tries 10 more queens.",
        "Done after every queen, this is called **MAC**, maintaining arc consistency (D. Sabin and E. C. Freuder, 1994). The solver here is a simple form of it. With a queen locked on a8 it tries 19 queens instead of 87.",
      ],
      task: "Follow the chain from d3 to row 2 on the right.",
      left: moment("queens", 8, "a8", "forward-checking", 2),
      right: at(2),
      stretch: [1, 20],
      pairs: [...inStep(1, 11), [19, 12]],
    },
    {
      kind: "question",
      text: [
        "We are in the middle of the chain. Row 1 has just been left with g1 alone, and row 3 still has only d3.",
      ],
      moment: at(6),
      prompt: "Which open square can be ruled out now?",
      asks: "unsupported",
      alike: [
        {
          moment: at(9),
          text: ["Near the end of the chain, every row has one square left."],
          right: "That leaves row 2 with nothing, so e6 was wrong.",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "Arc consistency can’t see everything. On 6 × 6 with a queen locked on a6, the rows have 20 squares left. Each of them has support in every other row, so none is ruled out. Yet there is no solution.",
        "It compares two rows at a time. Any two rows can be filled here, but not all five. So MAC still has to search, and tries each of the four squares in row 5.",
      ],
      task: "Choose any dot and find its support in each other row. Then play the search.",
      beside: ["code", "tree"],
      moment: moment("queens", 6, "a6", "arc-consistency", 0),
      stretch: [0, 27],
    },
    {
      kind: "predict",
      text: [
        "On 16 × 16 with a queen locked on a16, arc consistency tries 1,402 queens and forward checking 7,559.",
      ],
      prompt: "Which one takes less time?",
      asks: "least-time",
      runs: [
        moment("queens", 16, "a16", "arc-consistency", 0),
        moment("queens", 16, "a16", "forward-checking", 0),
      ],
      names: ["Arc consistency", "Forward checking"],
      choices: ["Arc consistency", "Forward checking"],
      seeds: 5,
      means:
        "Arc consistency tries fewer than a fifth of the queens, and pays for each with many more checks. On queens it is seldom worth it; on problems where a mistake costs more, it often is.",
    },
  ],
} satisfies Lesson;
