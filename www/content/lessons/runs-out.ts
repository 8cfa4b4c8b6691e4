import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

const PUZZLE = "e8+c7+a3+b1";

export default {
  id: "runs-out",
  title: "A line that would run out",
  minutes: 6,
  needs: ["last-square"],
  objectives: [
    "Rule out a square that would leave a row or a column without one",
    "Explain why a queen outside a line attacks at most three of its squares",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "No row or column is down to one square, so no queen is forced. But a square can be ruled out: imagine a queen on it, and some row or column has nothing left.",
        "Look at a line with few squares left. Which square outside it attacks all of them? From outside a line, a queen attacks at most three of its squares, so longer lines are safe.",
      ],
      moment: moment("queens", 8, "b7+g6+a4+h3", "forward-checking", 0),
      prompt: "Which square would leave a row or a column without a square?",
      asks: "empties-a-line",
      right: "Cross it out. There are others like it on this board.",
    },
    {
      kind: "side",
      text: [
        "On the left are all ten squares that no queen attacks. On the right arc consistency has ruled out six of them: each would leave a row with no square.",
        "Now each row is down to its last square. The puzzle needs both rules and nothing more, so it is graded **Easy**.",
      ],
      task: "Compare the boards before the first step. Why is f6 out?",
      left: moment("queens", 8, PUZZLE, "forward-checking", 0),
      right: moment("queens", 8, PUZZLE, "arc-consistency", 0),
      stretch: [0, 7],
      pairs: inStep(0, 4),
    },
    {
      kind: "question",
      text: [
        "Another board. One square would leave column h with no square, and one would leave row 7 with none.",
      ],
      task: "Begin with the shortest lines.",
      moment: moment("queens", 8, "c8+a5+e4", "forward-checking", 0),
      prompt: "Which square would leave a row or a column without a square?",
      asks: "empties-a-line",
    },
  ],
} satisfies Lesson;
