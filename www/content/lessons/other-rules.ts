import { COLOURS, type Moment, moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number, solver = "forward-checking"): Moment =>
  moment("colour", 8, "", solver, step, { regions: COLOURS });

/**
 * A model with variables that the puzzle could do without is called redundant: B. M. W. Cheng, K. M. F. Choi, J. H. M.
 * Lee, J. C. K. Wu, Increasing constraint propagation by redundant modeling, Constraints 4 (1999), 167–192.
 */
export default {
  id: "other-rules",
  title: "The same search, other rules",
  minutes: 12,
  needs: ["forward-checking", "arc-consistency"],
  objectives: [
    "Name the variables, domains and constraints of Colour Queens",
    "Predict where forward checking turns back under other rules",
    "Explain how additional variables help arc consistency",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Colour Queens has other rules: a queen in every row, every column and every colour, and no two queens may touch, not even at a corner. Long diagonals don’t count.",
        "The model stays. Each row is a [[variable]], and the columns are its [[value|values]]; the squares it has left are its [[domain]]. Only the [[constraint|constraints]] are new: two rows may not choose the same column, squares of the same colour, or squares that touch.",
        "Suppose row 4 takes **e4**, the pale queen.",
      ],
      task: "A letter names each colour.",
      moment: at(0),
      prompt: "Which square in another row would a queen on e4 rule out?",
      asks: "attacked-by",
      queen: "e4",
      right: "Only what a queen attacks has changed.",
      alike: [
        {
          moment: at(1),
          text: ["There is a queen on a8 now. Suppose row 7 takes **g7**, the pale queen."],
          prompt: "Which square in another row would a queen on g7 rule out?",
          queen: "g7",
        },
      ],
    },
    {
      kind: "question",
      text: [
        "Forward checking searches this board without a change to its rules. It finds the solution in 72 steps; backtracking takes 371.",
        "There are queens on a8, c7, e6, g5 and b4. Row 3 comes next, and its first open square is d3. Look along the columns and the colours, and at the squares that touch.",
      ],
      beside: ["code", "tree"],
      moment: at(5),
      prompt: "Which row runs out of squares if the queen goes to d3?",
      asks: "dry-row",
      queen: "d3",
      right: "The two squares share only their colour. The queen comes off in the same step.",
      alike: [
        {
          moment: at(20),
          text: [
            "Later in the run there are queens on a8, c7, f6 and d5. Row 4 comes next, and has only h4 left.",
          ],
          prompt: "Which row runs out of squares if the queen goes to h4?",
          queen: "h4",
          right: "One of its squares is in the same column, and the other touches.",
        },
      ],
    },
    {
      kind: "choose",
      text: [
        "[[arc-consistency|Arc consistency]] rules out a square if some variable has no square to go with it. But which variables? The rows are enough to state the puzzle: if every row has a queen and no two attack each other, every column and every colour has one as well.",
        "With the rows as variables, arc consistency rules out no square of this board. Other lines could be variables in addition to the rows, with the squares they have left as values.",
      ],
      moment: at(0),
      prompt: "Which additional variables let it rule out squares here?",
      choices: [
        {
          name: "The columns",
          why: "With rows and columns it still rules out none: every square has support in each of them.",
        },
        {
          name: "The colours",
          why: "With colours as additional variables, arc consistency rules out 56 squares.",
          isRight: true,
        },
        {
          name: "None: the solutions stay the same",
          why: "The solutions stay the same, but what can be seen without a search doesn’t.",
        },
      ],
      means:
        "A queen on g1 would leave the colour H with no square, but every row would keep one. A model with more variables than it needs is called redundant. It has the same solutions, and shows more.",
    },
    {
      kind: "watch",
      text: [
        "This solver takes rows and colours as variables. It rules out 56 of the 64 squares before its first queen; the 8 that are left are the solution. It needs no search: 8 steps place the queens.",
      ],
      task: "Compare the sentence before the first queen with those after it.",
      beside: ["code", "figures"],
      moment: at(0, "arc-consistency"),
      stretch: [0, 8],
    },
  ],
} satisfies Lesson;
