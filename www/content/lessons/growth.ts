import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

/**
 * On completing a board: I. P. Gent, C. Jefferson, P. Nightingale, Complexity of n-queens completion,
 * Journal of Artificial Intelligence Research 59 (2017), 815–848. The formula is as on its card.
 */
export default {
  id: "growth",
  title: "How it grows",
  minutes: 9,
  needs: ["hardest-row", "min-conflicts"],
  objectives: [
    "Compare how the work of several methods grows",
    "Tell a search from a construction",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "With a queen locked in the corner, backtracking takes 874 steps on 8 × 8, 160,710 on 16 × 16 and 3,992,508 on 20 × 20. Forward checking takes 132, 11,921 and 229,530. From 16 to 20 rows it becomes 25 times as much for the one and 19 times for the other.",
        "Looking ahead makes the growth slower, but it is still growth. With the hardest row first, forward checking takes 118, 64 and 236 steps, then 3,573 on 50 × 50, but only 247 on 100 × 100.",
      ],
      task: "Play all 236 steps on 20 × 20.",
      beside: ["figures", "profile"],
      moment: moment("queens", 20, "a20", "forward-checking", 0, { options: "rows=fewest" }),
      stretch: [0, 236],
    },
    {
      kind: "question",
      text: [
        "Five of ten queens stand, each a knight’s jump from the one before. The sixth can’t go on like that, as the board ends: it starts over on the left, in a free column.",
        "On an empty board no search is needed. A [[construction]] such as this writes a solution down, on boards of any size from 4 × 4 up.",
      ],
      beside: ["code"],
      moment: moment("queens", 10, "", "formula", 5),
      prompt: "Where does the next queen go?",
      asks: "next-queen",
      right:
        "Even columns first, then odd ones. On some sizes the pattern has to be bent a little.",
    },
    {
      kind: "watch",
      text: [
        "With queens locked it is another matter. The formula and its turns and reflections pass through 32 of the 64 squares of 8 × 8. The corner a8 isn’t one of them, so the formula gives up.",
        "Whether a board with some queens on it can be completed is an [[np-complete|NP-complete]] question (I. P. Gent, C. Jefferson and P. Nightingale, 2017). So nobody knows a method that is quick on all such boards, and most researchers believe that there is none.",
        "That is about the hardest boards. Boards drawn at random are often easy, as the same authors found.",
      ],
      beside: ["code"],
      moment: moment("queens", 8, "a8", "formula", 0),
      stretch: [0, 1],
    },
  ],
} satisfies Lesson;
