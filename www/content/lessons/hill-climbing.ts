import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

const climbing = (variant: string, step: number) =>
  moment("queens", 8, "", "hill-climbing", step, { options: `variant=${variant}`, seed: 2 });

/**
 * The figures for steepest ascent and sideways moves on random 8 × 8 boards are from S. Russell,
 * P. Norvig, Artificial Intelligence: A Modern Approach, section 4.1, like the words for a board
 * that no move improves. Ours are means of 1,000 runs, and the plateaus of 40.
 */
export default {
  id: "hill-climbing",
  title: "Hills and plateaus",
  minutes: 11,
  needs: ["words"],
  objectives: [
    "Count conflicts, and find the best move",
    "Classify a board that no move improves: strict minimum, flat minimum or shoulder",
    "Compare restarts with sideways moves",
  ],
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
        "If every move makes a board worse, it is a strict [[local-minimum]]. If some moves leave it as good as it was, it lies on a [[plateau]]. A plateau with a way down somewhere is a **shoulder**; one without is a **flat local minimum**.",
        "Here is the same start twice. When no move helps, the solver on the left makes a [[restart]]: a new random board. The one on the right makes sideways moves. It was on a shoulder, and finds the way down.",
        "From random 8 × 8 boards, steepest ascent alone succeeds about 14% of the time; with up to 100 sideways moves in a row, about 94% (S. Russell and P. Norvig). Yet the work is much the same: they report about 22 moves per solution with restarts and 25 with sideways moves; in our runs it was 23 and 22.",
      ],
      task: "Step on. Which of the two finishes first?",
      left: climbing("steepest", 0),
      right: climbing("sideways", 0),
      stretch: [0, 34],
      pairs: inStep(0, 26),
      names: ["With restarts", "With sideways moves"],
    },
    {
      kind: "choose",
      text: [
        "One pair is left here, on c6 and c4, and no move helps. Exactly one move leaves one pair again: c6 to e6. After it, exactly one move leaves one pair as well: the way back. No move helps there either.",
      ],
      moment: moment("queens", 8, "", "hill-climbing", 3, {
        options: "variant=steepest",
        seed: 9,
      }),
      prompt: "What is this board?",
      choices: [
        {
          name: "A strict local minimum",
          why: "In a strict one every move makes the board worse. Here one move doesn’t.",
        },
        {
          name: "A shoulder",
          why: "A shoulder has a way down. This plateau has only two boards, and neither has one.",
        },
        {
          name: "A flat local minimum",
          why: "The plateau has two boards, and no way down from either.",
          isRight: true,
        },
      ],
      means:
        "Sideways moves would go back and forth here until the limit. Such boards are rare: of the 246 boards on which steepest ascent got stuck in 40 runs, 242 were shoulders, 4 were flat, and none was strict.",
    },
  ],
} satisfies Lesson;
