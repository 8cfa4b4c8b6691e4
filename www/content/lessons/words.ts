import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "words",
  title: "Words for the puzzle",
  minutes: 8,
  needs: [],
  objectives: [
    "Name the variables, domains and constraints of the eight queens, a constraint satisfaction problem",
    "Tell an assignment that breaks no rule from a solution",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Place eight queens so that no two share a row, a column or a diagonal. One is locked on a8 and can’t move.",
        "Every row needs one queen. So there are seven things to decide: where the queen in row 7 goes, then row 6, and so on. Each decision is a [[variable]]. The squares it can choose from are its [[value|values]].",
        "The rules are [[constraint|constraints]]: each one forbids some pairs of squares. Suppose row 7 takes **c7**.",
      ],
      moment: moment("queens", 8, "a8", "forward-checking", 0),
      prompt: "Which square in another row would a queen on c7 rule out?",
      asks: "attacked-by",
      queen: "c7",
      alike: [
        {
          moment: moment("queens", 8, "a8", "forward-checking", 1),
          text: ["The queen is on c7 now. Suppose row 6 takes **f6**, the pale queen."],
          prompt: "Which square in another row would a queen on f6 rule out?",
          queen: "f6",
        },
      ],
    },
    {
      kind: "watch",
      text: [
        "The values still possible for a variable are its [[domain]]: here, the blue dots in its row. Every new queen removes values from other rows.",
        "Variables, their domains and the constraints make a [[csp|constraint satisfaction problem]], or CSP. Timetables and sudokus are others.",
      ],
      task: "Press Step twice to place two queens. Then count the dots in row 3.",
      moment: moment("queens", 8, "a8", "forward-checking", 0),
      stretch: [0, 2],
    },
    {
      kind: "question",
      text: [
        "Five more queens are on the board, and no two attack each other. Rows 2 and 1 are open, and only one square is left.",
        "The queens on the board are an [[assignment]]: they give values to some variables. A solution gives every row a queen and breaks no constraint.",
      ],
      task: "There are no dots this time: follow the lines of the queens.",
      moment: moment("queens", 8, "a8", "backtracking", 44),
      prompt: "Which square can still take a queen?",
      asks: "free-square",
      alike: [424, 688],
      right:
        "It fills row 2, but row 1 has no square left. So this can’t become a solution, although no rule is broken yet.",
    },
  ],
} satisfies Lesson;
