import { COLOURS, type Moment, moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const at = (step: number, regions: string = COLOURS): Moment =>
  moment("colour", 8, "", "forward-checking", step, { regions });

/** A board that needs two lines at a time, and one that needs three. */
const TWO = "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH";
const THREE = "AAAAAABBCAABBBBBCACBBBBDCCCCBDDDEEFFDDDGEFFDDDGGEEHDDDDGHHHGGGGG";

/** The squares that fewer lines at a time rule out there. */
const OUT_BY_ONE = "d4+f3";
const OUT_BY_TWO = [
  ...["a8+h8", "a7+c7+d7", "a6+b6+d6+e6+f6+g6", "a5+c5+e5", "b4+c4+e4+f4+g4+h4"],
  ...["b3+d3+e3+f3", "b2+d2+e2+f2+g2", "a1+d1+h1"],
].join("+");

export default {
  id: "other-rules",
  title: "The same search, other rules",
  minutes: 12,
  needs: ["forward-checking", "leads-nowhere"],
  objectives: [
    "Name the variables, domains and constraints of Colour Queens",
    "Predict where forward checking turns back under other rules",
    "Rule out a square with one, two or three lines",
    "Say why the order of deductions doesn’t change the grade",
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
      kind: "question",
      text: [
        "Now by hand. Rows, columns and colours all need a queen: call them [[line|lines]]. If a queen on a square attacks all that a line has left, that square is out.",
        "Forward checking here looks at rows alone. Arc consistency also looks at colours: it rules out 56 squares before its first queen, and solves this board in 8 steps.",
      ],
      task: "Begin with the colours in columns g and h.",
      moment: at(0),
      prompt: "Which square does one line rule out?",
      asks: "one-line",
      right: "Boards that need no more than this are **Easy**.",
    },
    {
      kind: "question",
      text: [
        "On this board one line at a time rules out the two squares with crosses, and no others.",
        "Now take two lines together. With a queen on some square, each of them may keep squares, but only squares that attack each other. Then that queen is wrong: the two lines are its [[smallest-proof|smallest proof]].",
        "Look at the colours G and H at the bottom. What would a queen in row 2 leave them?",
      ],
      moment: at(0, TWO),
      prompt: "Which square do two lines rule out?",
      asks: "two-lines",
      out: OUT_BY_ONE,
      right: "Each of them could still be filled, but not both. Boards like this are **Medium**.",
    },
    {
      kind: "question",
      text: [
        "Up to two lines at a time lead this far. Now it takes three: any two of them can be filled, but not all.",
        "Lines with few squares left are a good start, such as row 6, row 2 and the colour H.",
        "The order doesn’t matter. A queen placed or a square ruled out never makes another proof longer. So the largest proof that a board needs is a fair grade: up to one line is **Easy**, two **Medium**, three **Hard**, and more **Expert**.",
      ],
      moment: at(0, THREE),
      prompt: "Which square do three lines rule out?",
      asks: "three-lines",
      out: OUT_BY_TWO,
      right: "Other rules, the same questions: what attacks what, and which lines need a queen.",
    },
  ],
} satisfies Lesson;
