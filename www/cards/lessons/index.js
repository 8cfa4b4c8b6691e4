/** The lessons, in order, by chapters. */
import annealing from "./annealing.js";
import arcConsistency from "./arc-consistency.js";
import backtracking from "./backtracking.js";
import blame from "./blame.js";
import bruteForce from "./brute-force.js";
import building from "./building.js";
import cutSquares from "./cut-squares.js";
import forwardChecking from "./forward-checking.js";
import growth from "./growth.js";
import hardestRow from "./hardest-row.js";
import hillClimbing from "./hill-climbing.js";
import knightBacktracking from "./knight-backtracking.js";
import { inOrder } from "./lesson.js";
import lightAndDark from "./light-and-dark.js";
import minConflicts from "./min-conflicts.js";
import onePerRow from "./one-per-row.js";
import proof from "./proof.js";
import stranded from "./stranded.js";
import thrashing from "./thrashing.js";
import ties from "./ties.js";
import warnsdorff from "./warnsdorff.js";
import whichSquare from "./which-square.js";
import words from "./words.js";

/** @type {import("./lesson.js").Chapter[]} */
export const CHAPTERS = [
  {
    id: "trying",
    title: "Trying",
    lessons: [words, bruteForce, onePerRow, backtracking, thrashing],
  },
  {
    id: "looking-ahead",
    title: "Looking ahead",
    lessons: [forwardChecking, hardestRow, whichSquare, arcConsistency, blame, proof],
  },
  {
    id: "repairing",
    title: "Repairing",
    lessons: [hillClimbing, annealing, minConflicts, growth],
  },
  {
    id: "knight",
    title: "The knight",
    lessons: [lightAndDark, knightBacktracking, stranded, warnsdorff, ties, cutSquares, building],
  },
];

export const LESSONS = inOrder(CHAPTERS);
