import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const FORWARD = (side: number) => moment("queens", side, `a${side}`, "forward-checking", 0);
const LINKS = (side: number) => moment("queens", side, `a${side}`, "dancing-links", 0);

/** The times are those of the reader's machine. The questions hold by a factor of two or more. */
export default {
  id: "steps-and-time",
  title: "Steps are not time",
  minutes: 14,
  needs: ["forward-checking", "one-net"],
  objectives: [
    "Predict which of two methods takes less time",
    "Count what a step of forward checking costs",
    "Explain why a result on small boards can be misleading",
  ],
  parts: [
    {
      kind: "predict",
      text: [
        "With a queen locked on a8, forward checking takes 132 steps. Dancing links always decides the row or column with the fewest squares left, and takes 119.",
        "Your device will run both flat out, a thousand times each. Make up your mind first.",
      ],
      prompt: "Which one takes less time on 8 × 8?",
      asks: "least-time",
      runs: [FORWARD(8), LINKS(8)],
      names: ["Forward checking", "Dancing links"],
      choices: ["Forward checking", "Dancing links"],
      seeds: 1_000,
      means:
        "Dancing links saves a tenth of the steps, but each of its steps does more: it unlinks every square that a queen rules out, from a row, a column and two diagonals. On a board this small, that costs more than it saves.",
    },
    {
      kind: "question",
      text: [
        "Where does the time of a step go? When forward checking places a queen, it crosses out every square that the queen attacks in the open rows. The more it crosses out, the more it does, and the more it has to undo.",
        "Row 6 comes next. Count what a queen on each of its squares would cross out.",
      ],
      moment: moment("queens", 8, "c8", "forward-checking", 1),
      prompt: "Which queen in row 6 crosses out the most squares?",
      asks: "costliest",
      right: "Each of them counts as one step, cheap or not.",
      alike: [
        {
          moment: moment("queens", 8, "f4", "forward-checking", 0),
          text: [
            "Here a queen is locked on f4, and row 8 comes next. Count what a queen on each of its squares would cross out.",
          ],
          prompt: "Which queen in row 8 crosses out the most squares?",
        },
      ],
    },
    {
      kind: "predict",
      text: [
        "Now 24 × 24, with a queen locked on a24. The methods are the same, and so is the cost of a step, more or less.",
      ],
      prompt: "Which one takes less time on 24 × 24?",
      asks: "least-time",
      runs: [FORWARD(24), LINKS(24)],
      names: ["Forward checking", "Dancing links"],
      choices: ["Forward checking", "Dancing links"],
      seeds: 1,
      means:
        "Dancing links takes 79 steps, forward checking 454,368. The cost of a step hardly matters now. What wins on a small board can lose by thousands of times on a large one, so measure on boards of the size that you care about.",
    },
    {
      kind: "predict",
      text: [
        "The same board, with backtracking and forward checking. Backtracking takes 9,878,314 steps, forward checking 454,368: a ratio of about 22.",
        "A step of backtracking compares one square with the queens on the board. A step of forward checking goes through every open row.",
      ],
      prompt: "How many times as long does backtracking take?",
      asks: "slower-by",
      runs: [moment("queens", 24, "a24", "backtracking", 0), FORWARD(24)],
      names: ["Backtracking", "Forward checking"],
      choices: ["Clearly less", "About 22 times", "Clearly more"],
      seeds: 1,
      means:
        "Its steps are cheaper, so it makes up some of the ground. Steps are the same on every machine; times depend on the machine, the program and the board. Say which of the two you compare.",
    },
    {
      kind: "watch",
      text: [
        "Why count steps at all? Because anyone can check them: this run takes 79 steps on every machine, today and in ten years.",
        "A race in Compare shows both clocks: equal steps and equal time.",
      ],
      task: "Play the 79 steps of dancing links.",
      beside: ["figures", "profile"],
      moment: LINKS(24),
      stretch: [0, 79],
    },
  ],
} satisfies Lesson;
