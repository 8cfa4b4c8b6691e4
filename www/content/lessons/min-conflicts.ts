import { COLOURS, moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const small = (step: number) => moment("queens", 8, "", "min-conflicts", step, { seed: 171 });

/**
 * The reason that queens are kind to local search is from S. Russell, P. Norvig, Artificial
 * Intelligence: A Modern Approach, section 6.4: “solutions are densely distributed throughout the
 * state space”. The runs on colours are ours.
 */
export default {
  id: "min-conflicts",
  title: "Min-conflicts",
  minutes: 11,
  needs: ["hill-climbing"],
  objectives: [
    "Choose a repair by fewest conflicts",
    "Explain why the method is fast on large boards",
    "Give an example on which it fails, and the reason",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "[[min-conflicts|Min-conflicts]] starts well. Row by row, it places a queen where it has the fewest conflicts with those already placed. Then it repairs: it picks a queen in conflict at random and moves it to the best square in its row.",
        "It looks at one row, not the whole board, so a step is quick even on a large board (S. Minton, M. D. Johnston, A. B. Philips and P. Laird, 1992).",
      ],
      task: "Watch the start. How many pairs are left when all queens are on the board?",
      beside: ["code", "figures"],
      moment: small(0),
      stretch: [0, 8],
    },
    {
      kind: "question",
      text: ["Two pairs are left after the start. The solver picks the queen on f6."],
      moment: small(8),
      prompt: "Which square in row 6 has the fewest conflicts?",
      asks: "best-square",
      right: "One pair is gone, and the move made no new one.",
      alike: [
        {
          moment: small(9),
          text: ["One pair is left. This time the solver picks the queen on g4."],
          prompt: "Which square in row 4 has the fewest conflicts?",
          right: "No pair is left: the board is solved.",
        },
      ],
    },
    {
      kind: "question",
      text: ["One pair is left. The solver picks a queen in conflict, and leaves the rest alone."],
      moment: small(9),
      prompt: "Which queen may it pick next?",
      asks: "worst-queen",
      right:
        "Both queens in the pair may be picked. Choosing at random makes it unlikely to go in circles for ever.",
      alike: [
        {
          moment: small(8),
          text: ["One step earlier, two pairs are left. The solver picks a queen in conflict."],
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "Here are fifty queens. One pair is left after the start, and 9 repairs later there is none. In our measurements it takes about 55 repairs on average, on 32 × 32 as on 10,000 × 10,000.",
        "N-queens is unusually kind to this method. It has very many solutions, spread all over, so there is one close to any good start.",
      ],
      beside: ["figures", "profile"],
      moment: moment("queens", 50, "", "min-conflicts", 50, { seed: 2 }),
      stretch: [36, 59],
    },
    {
      kind: "watch",
      text: [
        "Here a start fails. In Colour Queens a queen also attacks its whole colour and the squares that touch it, and this board has a single solution. After the start one attacking pair is left. After 108 repairs there is still one, so it starts over.",
        "108 more starts fail like this one; the 110th succeeds, after 11,782 repairs. Forward checking finds the solution in 72 steps, and none of 40 seeds is faster. Where solutions are rare, few conflicts don’t mean that one is near.",
        "If a board has no solution, min-conflicts tries 1,000 starts and gives up. That proves nothing: the method is not [[complete]].",
      ],
      task: "Play all repairs of this start. Does any of them help?",
      beside: ["code", "figures"],
      moment: moment("colour", 8, "", "min-conflicts", 8, { regions: COLOURS }),
      stretch: [8, 117],
    },
  ],
} satisfies Lesson;
