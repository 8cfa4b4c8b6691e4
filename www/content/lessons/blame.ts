import { moment } from "../moment.ts";
import { inStep, type Lesson } from "./lesson.ts";

const at = (step: number) => moment("queens", 8, "a8", "backjumping", step);

export default {
  id: "blame",
  title: "Who is to blame?",
  minutes: 12,
  needs: ["thrashing"],
  objectives: [
    "Build the conflict set of a row",
    "Predict which queen conflict-directed backjumping returns to",
  ],
  parts: [
    {
      kind: "exercise",
      text: [
        "Every square in row 3 is attacked. Who is to blame? For each square of the row, note the highest queen that attacks it.",
        "The queens you noted are the [[conflict-set]] of row 3. Leave out the locked queen, which can’t move. As long as all the others stay, row 3 has no square.",
      ],
      goal: "Choose every queen in the conflict set of row 3.",
      asks: "conflict-set",
      moment: at(13),
      alike: [
        {
          moment: at(612),
          text: [
            "Later in the run, row 1 is the only row left, and every square in it is attacked. For each square, note the highest queen that attacks it.",
          ],
          goal: "Choose every queen in the conflict set of row 1.",
        },
      ],
    },
    {
      kind: "question",
      text: [
        "The same board. The search returns to the lowest queen in the conflict set: the last decision that had a part in the failure.",
        "Backtracking would move the queen on d4. Would that help?",
      ],
      moment: at(13),
      prompt: "Which queen does the search return to?",
      asks: "taken-back",
      right:
        "The queen on d4 attacks squares in row 3, but higher queens attack all of those as well.",
      alike: [
        {
          moment: at(273),
          text: [
            "This is the position from Thrashing, with queens on d7, b6, e5 and c4. Every square in row 3 is attacked. For each square, note the highest queen that attacks it.",
          ],
          right: "So backjumping skips row 4, where backtracking wasted its steps.",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "This is [[backjumping]]. Every row keeps its conflict set: the queens that took its squares away. When a row is used up, the search returns to the last queen in the set and jumps over the others.",
        "That queen’s row takes over the rest of the set. So if it fails as well, nothing is forgotten (P. Prosser, 1993).",
      ],
      task: "Step to the jump. The queens to blame are ringed.",
      beside: ["code", "tree"],
      moment: at(13),
      stretch: [13, 24],
    },
    {
      kind: "question",
      text: [
        "There are six queens besides the locked one, and only row 1 is open. Every square in it is attacked.",
      ],
      beside: ["tree"],
      moment: at(612),
      prompt: "Which queen moves next?",
      asks: "taken-back",
      right: "The search jumps over two queens.",
      alike: [714, 734],
    },
    {
      kind: "side",
      text: [
        "J. Gaschnig’s backjumping (1979) is simpler. It jumps only from a row that never had a queen, and then returns row by row. Row 2 had a queen here, so it returns to row 3. Conflict-directed backjumping, on the right, jumps again.",
        "With a queen locked on a8, backtracking takes 874 steps, Gaschnig’s method 769 and the other 763. N-queens leaves little room for jumping, because every queen attacks at least one square in every row. Where few variables constrain each other, jumps can be long.",
      ],
      left: moment("queens", 8, "a8", "gaschnig-backjumping", 250),
      right: at(250),
      stretch: [244, 264],
      pairs: inStep(244, 257),
    },
  ],
} satisfies Lesson;
