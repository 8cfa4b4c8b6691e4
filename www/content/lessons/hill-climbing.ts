import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

const climbing = (variant: string, step: number) =>
  moment("queens", 8, "", "hill-climbing", step, { options: `variant=${variant}`, seed: 2 });

/**
 * What is said of steepest ascent and of sideways moves on random 8 × 8 boards is in S. Russell,
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
        "[[local-search|Local search]] works the other way round. It begins with all queens on the board, one on a random square of every row, and changes one queen at a time.",
        "It goes by the number of [[conflict|conflicts]]: pairs of queens that attack each other. [[hill-climbing|Hill climbing]] compares all moves of all queens and makes the best; a square’s number says how many pairs would be left.",
      ],
      task: "Follow the pairs from 10 down. What happens after step 4?",
      beside: ["code", "figures"],
      moment: climbing("steepest", 0),
      stretch: [0, 5],
    },
    {
      kind: "question",
      text: [
        "After four moves a single pair of queens attacks each other. Every square has been looked at, and no move makes it better.",
      ],
      moment: climbing("steepest", 4),
      prompt: "Which queen is in conflict?",
      asks: "worst-queen",
      right:
        "Wherever one of the pair goes in its row, a new pair comes up. This is a local minimum.",
    },
    {
      kind: "side",
      text: [
        "The same start twice. At the [[local-minimum]] the solver on the left makes a [[restart]]: a new random board. The one on the right makes [[sideways-move|sideways moves]] instead, which neither help nor harm, and walks across the [[plateau]] until there is a way down.",
        "From random 8 × 8 boards, steepest ascent alone succeeds in about 14 % of cases; with up to 100 sideways moves in a row it is about 94 % (S. Russell and P. Norvig). The price is time: each board takes more steps.",
      ],
      task: "Step on. Which of the two is done first?",
      left: climbing("steepest", 0),
      right: climbing("sideways", 0),
      stretch: [0, 34],
      pairs: inStep(0, 26),
      names: ["With restarts", "With sideways moves"],
    },
  ],
} satisfies Lesson;
