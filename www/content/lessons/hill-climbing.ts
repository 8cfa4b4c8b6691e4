import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

const climbing = (variant: string, step: number) =>
  moment("queens", 8, "", "hill-climbing", step, { options: `variant=${variant}`, seed: 2 });

/**
 * The figures for steepest ascent and sideways moves on random 8 × 8 boards are from S. Russell,
 * P. Norvig, Artificial Intelligence: A Modern Approach, section 4.1.
 */
export default {
  id: "hill-climbing",
  title: "Hills and plateaus",
  minutes: 9,
  needs: ["words"],
  objectives: ["Count conflicts, and find the best move", "Tell a local minimum from a plateau"],
  parts: [
    {
      kind: "watch",
      text: [
        "[[local-search|Local search]] works the other way round. It starts with a queen on a random square of every row, and then moves one queen at a time.",
        "It counts [[conflict|conflicts]]: pairs of queens that attack each other. [[hill-climbing|Hill climbing]] compares all moves of all queens and makes the best. The number on a square says how many pairs would be left.",
      ],
      task: "Follow the pairs from 10 down. What happens after step 4?",
      beside: ["code", "figures"],
      moment: climbing("steepest", 0),
      stretch: [0, 5],
    },
    {
      kind: "question",
      text: [
        "There is one attacking pair, and no move leaves fewer. But some moves leave exactly one pair again: a [[sideways-move]].",
        "Pick a queen, and count how many queens attack it now. Then look for a square in its row that the same number attack.",
      ],
      moment: climbing("steepest", 4),
      prompt: "Which square would be a sideways move?",
      asks: "sideways",
      right: "Steepest ascent makes no such move. It is stuck, and starts over on a new board.",
      alike: [
        {
          moment: climbing("steepest", 12),
          text: [
            "Another board where one pair is left and no move helps. Look for a sideways move.",
          ],
        },
      ],
    },
    {
      kind: "side",
      text: [
        "Here is the same start twice. At the [[local-minimum]] the solver on the left makes a [[restart]]: a new random board. The one on the right makes sideways moves, which neither help nor harm. It crosses the [[plateau]] until it finds a way down.",
        "From random 8 × 8 boards, steepest ascent alone succeeds about 14 % of the time; with up to 100 sideways moves in a row, about 94 % (S. Russell and P. Norvig). The price is time: each board takes more steps.",
      ],
      task: "Step on. Which of the two finishes first?",
      left: climbing("steepest", 0),
      right: climbing("sideways", 0),
      stretch: [0, 34],
      pairs: inStep(0, 26),
      names: ["With restarts", "With sideways moves"],
    },
  ],
} satisfies Lesson;
