import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number) => moment("queens", 10, "", "formula", step);

/**
 * On completing a board: I. P. Gent, C. Jefferson, P. Nightingale, Complexity of n-queens completion,
 * Journal of Artificial Intelligence Research 59 (2017), 815–848. The formula is as on its card.
 */
export default {
  id: "construction",
  title: "Without a search",
  minutes: 9,
  needs: ["proof"],
  objectives: [
    "Tell a search from a construction",
    "Name what follows from a problem’s being NP-complete, and what doesn’t",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Five of ten queens are placed, each a knight’s jump from the one before. The sixth can’t go on like that, because the board ends. The formula starts over in the first free column.",
        "An empty board needs no search. A [[construction]] such as this writes a solution down, on boards of any size from 4 × 4 up.",
      ],
      beside: ["code"],
      moment: at(5),
      prompt: "Where does the next queen go?",
      asks: "next-queen",
      right:
        "Even columns come first, then odd ones. On some sizes the pattern needs a small change.",
      alike: [
        {
          moment: at(7),
          text: ["Seven of ten queens are placed. The second half goes on like the first."],
          right: "It is a knight’s jump on: one row down and two columns to the right.",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "Once queens are locked, the formula is of little use. With its turns and reflections it passes through 32 of the 64 squares of 8 × 8. The corner a8 isn’t one of them, so it gives up.",
      ],
      task: "Step once to see it give up.",
      beside: ["code"],
      moment: moment("queens", 8, "a8", "formula", 0),
      stretch: [0, 1],
    },
    {
      kind: "watch",
      text: [
        "Locked queens make a different problem: complete this board, or show that it can’t be done. A finished board is quick to check, pair by pair. Finding one may not be.",
        "Whether a board can be completed is an [[np-complete|NP-complete]] question (I. P. Gent, C. Jefferson and P. Nightingale, 2017). No known method is quick on all such boards, and most researchers believe there is none.",
      ],
      task: "Play it: forward checking completes this board in 132 steps.",
      beside: ["figures", "tree"],
      moment: moment("queens", 8, "a8", "forward-checking", 0),
      stretch: [0, 132],
    },
    {
      kind: "choose",
      text: [
        "Forward checking completed that board in a moment, though completing boards is NP-complete. Is that a contradiction?",
      ],
      moment: moment("queens", 8, "a8", "forward-checking", 132),
      prompt: "What follows from NP-completeness?",
      choices: [
        {
          name: "Large boards take long",
          why: "It says nothing about any one board. Boards drawn at random are often easy, as Gent, Jefferson and Nightingale found.",
        },
        {
          name: "No quick method exists",
          why: "Most researchers believe so, but it is unproved: that is the question whether P equals NP.",
        },
        {
          name: "It is as hard as any problem in NP",
          why: "Every problem in NP can be turned into this one quickly. A quick method for it would solve all of them quickly.",
          isRight: true,
        },
      ],
      means:
        "It is a statement about the hardest boards as they grow. It doesn’t forbid a method that is quick on the boards you have.",
    },
  ],
} satisfies Lesson;
