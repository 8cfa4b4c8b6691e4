import { moment } from "../moment.ts";
import type { Lesson, Net } from "./lesson.ts";

/** The example of D. E. Knuth, Dancing links (2000): seven items, six options, one solution. */
const SHIFTS: Net = {
  items: ["A", "B", "C", "D", "E", "F", "G"],
  primary: 7,
  options: [
    { name: "Ann", covers: [2, 4, 5] },
    { name: "Ben", covers: [0, 3, 6] },
    { name: "Cem", covers: [1, 2, 5] },
    { name: "Dot", covers: [0, 3] },
    { name: "Eve", covers: [1, 6] },
    { name: "Flo", covers: [3, 4, 6] },
  ],
};

/**
 * D. E. Knuth, Dancing links, in: Millennial Perspectives in Computer Science (2000), 187–214. Its matrix is printed in
 * many places, such as the README of the npm package dlx; there its solution is rows 0, 3 and 4.
 */
export default {
  id: "one-net",
  title: "One matrix, two puzzles",
  minutes: 14,
  needs: ["forward-checking", "hardest-row"],
  objectives: [
    "Write a puzzle down as an exact cover",
    "Solve a small exact cover by hand",
    "Name the variables, values and constraints of another problem",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "Forget the chessboard for a moment. There are items to be covered, and options that cover some of them. Choose options so that every item is covered exactly once: an [[exact-cover]].",
        "Queens fit in. Every square is an option. It covers its row, its column and its diagonals. Rows and columns must be covered once, a diagonal at most once.",
        "In the matrix beside the board, each row stands for a square, each column for an item: a row, a column or a diagonal of the board. Choosing a square covers its items and rules out every other square that shares one: those turn pale.",
      ],
      task: "Step through it, and watch the matrix.",
      beside: ["net"],
      moment: moment("queens", 4, "", "dancing-links", 0),
      stretch: [0, 12],
    },
    {
      kind: "question",
      text: [
        "Dancing links (D. E. Knuth, 2000) solves exact covers. It takes the item with the fewest options left: here a row or a column, whichever has the fewest squares.",
        "So it is [[fail-first]] again, for rows and columns alike. Its name comes from the way it takes options out of lists and puts them back: the links between them dance.",
        "There are queens on a8, c7 and e6. This time it takes a row.",
      ],
      beside: ["code"],
      moment: moment("queens", 8, "a8", "dancing-links", 2),
      prompt: "Which row does it decide next?",
      asks: "next-row",
      right: "It is the item with the fewest options.",
      alike: [
        {
          moment: moment("queens", 8, "a8", "dancing-links", 9),
          text: ["A few steps later there are queens on a8, c7, f6 and b5. It takes a row again."],
        },
      ],
    },
    {
      kind: "question",
      text: [
        "A little later every row has two squares or more. But columns are items as well, and one of them has a single option left.",
      ],
      task: "There are no dots here: follow the lines of the queens.",
      moment: moment("queens", 8, "a8", "dancing-links", 19),
      prompt: "Which square must have a queen?",
      asks: "last-square",
      right: "An item with one option leaves no choice, be it a row or a column.",
      alike: [
        {
          moment: moment("queens", 8, "c8", "dancing-links", 13),
          text: [
            "Here a queen is locked on c8. Every row has two squares or more, but one column has only one.",
          ],
        },
      ],
    },
    {
      kind: "cover",
      text: [
        "The second puzzle has no board. Seven shifts, A to G, need exactly one person each. Six people offer fixed sets of shifts: take all of a set or none of it.",
        "The matrix is drawn as before, with a row for each person and a column for each shift. It is the example in Knuth’s paper.",
        "Start with the shift that the fewest people offer.",
      ],
      goal: "Choose people so that every shift has exactly one.",
      moment: moment("queens", 4, "", "dancing-links", 12),
      net: SHIFTS,
      means:
        "Nothing in the method knew about queens. Shifts are variables; the people who offer a shift are its values; that no shift is covered twice is the constraint. Say what these three are, and every method of this course works on the new puzzle.",
    },
  ],
} satisfies Lesson;
