import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

export default {
  id: "words",
  title: "Words for the puzzle",
  minutes: 6,
  needs: [],
  objectives: [
    "Name the variables, domains and constraints of the eight queens",
    "Tell an assignment that breaks no rule from a solution",
  ],
  parts: [
    {
      kind: "question",
      text: [
        "Place eight queens so that no two share a row, a column or a diagonal. One of them is locked on a8, and it stays there.",
        "Every row needs one queen. So there are seven things left to decide: where the queen of row 7 goes, that of row 6, and so on. Something to decide is a [[variable]]; the squares it can choose from are its [[value|values]].",
        "The rules are [[constraint|constraints]]: each one forbids some pairs of squares. Suppose the queen of row 7 goes to **c7**.",
      ],
      moment: moment("queens", 8, "a8", "forward-checking", 0),
      prompt: "Which square in another row would the queen on c7 rule out?",
      asks: "attacked-by",
      queen: "c7",
    },
    {
      kind: "watch",
      text: [
        "The values that are still possible for a variable are its [[domain]]: here, the blue dots in its row. A new queen takes values away from other rows.",
      ],
      task: "Press Step twice to place two queens, and count the dots that row 3 has left.",
      moment: moment("queens", 8, "a8", "forward-checking", 0),
      stretch: [0, 2],
    },
    {
      kind: "question",
      text: [
        "Five more queens stand on the board, and no two are in line. Rows 2 and 1 are still open, and a single square is left.",
        "The queens on the board are an [[assignment]]: they say which value some of the variables have. A solution gives every row a queen and breaks no constraint.",
      ],
      task: "No dots this time: look along the lines of the queens.",
      moment: moment("queens", 8, "a8", "backtracking", 44),
      prompt: "Which square can still take a queen?",
      asks: "free-square",
      alike: [424, 688],
      right:
        "It fills row 2, but row 1 has no square left. So this can’t become a solution, although no rule is broken yet.",
    },
  ],
} satisfies Lesson;
