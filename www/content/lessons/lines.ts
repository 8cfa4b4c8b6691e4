import { COLOURS, type Moment, moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const on = (regions: string): Moment => moment("colour", 8, "", "forward-checking", 0, { regions });

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
  id: "lines",
  title: "One, two, three lines",
  minutes: 13,
  needs: ["leads-nowhere", "other-rules"],
  objectives: [
    "Rule out a square with one, two or three lines",
    "Find lines whose squares all lie in as many lines of another kind",
    "Grade a board by the largest proof it needs",
    "Explain why the order of deductions doesn’t change the grade",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Now by hand. Rows, columns and colours all need a queen: call them [[line|lines]]. If a queen on a square attacks all that a line has left, that square is out.",
        "The simplest case is one line in one other: the squares of the colour H all lie in row 1, so the queen of H fills row 1, and its other squares are out. Often the squares are only close together.",
      ],
      task: "Begin with the colours in columns g and h.",
      moment: on(COLOURS),
      prompt: "Which square does one line rule out?",
      asks: "one-line",
      right: "Boards that need no more than this are **Easy**.",
    },
    {
      kind: "question",
      text: [
        "On this board one line at a time rules out the two squares with crosses, and no others.",
        "Now take two lines together. All squares of the colours G and H lie in rows 2 and 1. Two colours, two rows: their queens fill both, and every other square of these rows is out.",
        "In general: if a queen on some square would leave two lines only squares that attack each other, that queen is wrong. The two lines are its [[smallest-proof|smallest proof]].",
      ],
      moment: on(TWO),
      prompt: "Which square do two lines rule out?",
      asks: "two-lines",
      out: OUT_BY_ONE,
      right: "Each of them could still be filled, but not both. Boards like this are **Medium**.",
    },
    {
      kind: "question",
      text: [
        "Up to two lines at a time lead this far. Now it takes three: any two of them can be filled, but not all.",
        "Count again: the squares that the colours C, F and H have left all lie in columns b, c and d. Three colours, three columns.",
      ],
      task: "Which other colour still has squares in these columns?",
      moment: on(THREE),
      prompt: "Which square do three lines rule out?",
      asks: "three-lines",
      out: OUT_BY_TWO,
      right:
        "Such boards are **Hard**. Besides colours in columns, look for colours in rows, and for rows or columns in colours.",
    },
    {
      kind: "choose",
      text: [
        "A board’s grade is the size of the largest proof that it needs: up to one line is **Easy**, two **Medium**, three **Hard**, and more **Expert**. Always take a smallest proof there is.",
        "This board needs two lines. Ann begins at the top, Ben at the bottom, and they find different proofs. Could Ann need a proof of three lines where Ben needs only two?",
      ],
      moment: on(TWO),
      prompt: "Can the order change the grade?",
      choices: [
        {
          name: "Yes: proofs can get longer",
          why: "A queen placed or a square ruled out never makes another proof longer: lines with fewer squares are no easier to fill.",
        },
        {
          name: "Yes: proofs can be lost",
          why: "A proof that was there stays. You can come back to it at any time.",
        },
        {
          name: "No: proofs never get longer",
          why: "What Ben proves with two lines, Ann can still prove with two, after anything she has done.",
          isRight: true,
        },
      ],
      means:
        "So the grade is a property of the board, not of the player. Hints and grades rest on it.",
    },
  ],
} satisfies Lesson;
