/** The texts of drills, whose names are in `drill-names.ts`. In them, `{queen}` and `{row}` stand for those of the board. */

import type { Check } from "./lessons/lesson.ts";

interface Drill {
  /** The rule in a sentence or two; by solver where it depends on that. */
  text: string | Record<string, string>;
  prompt: string;
  /** The text on a board without colours, where that differs. */
  classic?: string;
}

export const DRILLS: Record<Check, Drill> = {
  "free-square": {
    text: "A queen attacks its row, its column and its diagonals. Some squares are still free.",
    prompt: "Which square can still take a queen?",
  },
  "attacked-by": {
    text: "The blue dots are the squares that the rows have left. Imagine a queen on {queen}.",
    prompt: "Which square in another row would the queen on {queen} rule out?",
  },
  "dry-row": {
    text: {
      backtracking: "Backtracking tries a queen on {queen}, which no other queen attacks.",
      other:
        "The blue dots are the squares that the rows have left. The solver tries a queen on {queen}.",
    },
    prompt: "Which row runs out of squares if the queen goes to {queen}?",
  },
  "keeps-all": {
    text: "Row {row} comes next. Some of its squares would leave a row below with no square.",
    prompt: "Which square in row {row} can take a queen?",
  },
  "next-row": {
    text: "This solver decides the row with the fewest squares first.",
    prompt: "Which row does it decide next?",
  },
  "next-queen": {
    text: {
      backtracking:
        "Backtracking tries the squares of a row from left to right. When a row is used up, the queen above it moves on.",
      formula:
        "The formula goes down one row and two columns to the right each time. At the right edge it starts again in column a.",
      other: "The solver fills the rows from the top, and tries their squares from left to right.",
    },
    prompt: "Where is a queen tried next?",
  },
  "least-constraining": {
    text: "Count the blue dots in other rows that a queen on each square in row {row} would rule out.",
    prompt: "Which square in row {row} rules out the fewest?",
  },
  costliest: {
    text: "Each step of forward checking crosses out what the new queen attacks. For each square in row {row}, count the blue dots in other rows that a queen there would cross out.",
    prompt: "Which queen in row {row} crosses out the most squares?",
  },
  "emptied-by": {
    text: "Every square in row {row} is attacked. The queens were placed from the top down.",
    prompt: "Which queen took the last square of row {row}?",
  },
  "taken-back": {
    text: {
      backtracking:
        "Row {row} is used up. Backtracking takes queens off from the bottom up until one can move to the right.",
      other:
        "Every square in row {row} is attacked. For each, note the highest queen that attacks it. The search jumps back to the lowest of these.",
    },
    prompt: "Which queen moves next?",
  },
  "moves-next": {
    text: "The last queen moves one square at a time, left to right and row by row. If it can’t move on, the queen before it does, and the later ones start over right behind it.",
    prompt: "Which queen moves to its next square?",
  },
  unsupported: {
    text: "A queen on one of these squares would attack every square that another row has left.",
    prompt: "Which open square can be ruled out, although no queen attacks it?",
  },
  "no-solution-lock": {
    text: "This board has a solution. With one more queen on some squares it has none.",
    prompt: "Which square is in no solution?",
  },
  "worst-queen": {
    text: "Two queens in one row, column or diagonal are in conflict.",
    prompt: "Which queen is in conflict?",
  },
  "best-square": {
    text: "The queen in row {row} may move within its row. Count the queens that attack each square.",
    prompt: "Which square in row {row} has the fewest conflicts?",
  },
  sideways: {
    text: "No move leaves fewer attacking pairs. Pick a queen, count how many queens attack it, and look for a square in its row that the same number attack.",
    prompt: "Which square could a queen move to without changing the number of attacking pairs?",
  },
  "never-refused": {
    text: "The next move picks the queen on {queen} and a square in its row at random. A move that adds no attacking pair is always made.",
    prompt: "To which square in row {row} is the queen certain to move if it is picked?",
  },
  "next-jump": {
    text: {
      warnsdorff:
        "The knight jumps to the square with the fewest onward moves. A tie goes to the first clockwise, beginning with two up and one to the right.",
      hamiltonian: "The tour has to visit every square and end a jump away from its start.",
      other:
        "The knight takes the first jump to an unvisited square, clockwise, beginning with two up and one to the right.",
    },
    prompt: "Where does the knight jump next?",
  },
  stranded: {
    text: "A square is stranded when every square a jump away has been visited and the knight isn’t on one of them.",
    prompt: "Which square is stranded?",
  },
  "way-home": {
    text: "A closed tour ends a jump away from its start. Find the squares a jump away from the start that are unvisited.",
    prompt: "Which square has to be the last of the tour?",
  },
  "can-finish": {
    text: "Few squares are left. Follow the jumps in your head, and begin with the squares that have few ways in.",
    prompt: "Which jump can still finish the tour?",
  },
  "no-start": {
    text: "A jump changes the colour of the square, so a tour alternates. Count the light and the dark squares that can be visited.",
    prompt: "On which square can no tour start?",
  },
  "cut-square": {
    text: "Look at the unvisited squares and the jumps between them. One square holds two groups together.",
    prompt: "Which square would cut the unvisited squares in two?",
  },
  "last-square": {
    text: "A row or a column with a single square left must have its queen there.",
    prompt: "Which square must have a queen?",
  },
  "empties-a-line": {
    text: "No row or column is down to one square. Look for a square whose queen would attack all that some row or column has left.",
    prompt: "Which square would leave a row or a column without a square?",
  },
  "leads-nowhere": {
    text: "Imagine a queen on a square. It leaves some row or column a single square, so another queen is forced. Then some line has nothing left.",
    prompt: "Which square leads nowhere?",
  },
  "one-line": {
    text: "Rows, columns and colours are lines. A queen on some squares would attack all that a line has left.",
    classic:
      "Rows and columns are lines. A queen on some squares would attack all that a line has left.",
    prompt: "Which square does one line rule out?",
  },
  "two-lines": {
    text: "No line on its own rules out another square; the crosses mark the squares that a single line did. Imagine a queen. Which two lines keep only squares that attack each other?",
    prompt: "Which square do two lines rule out?",
  },
  "three-lines": {
    text: "No two lines together rule out another square; the crosses mark the squares that one or two lines did. With a queen on some squares, three lines can’t all be filled.",
    prompt: "Which square do three lines rule out?",
  },
  "undo-late": {
    text: "This board can’t be completed. The queens were placed from the top down, and the first few may be fine.",
    prompt: "Which is the first queen that has to go?",
  },
};
