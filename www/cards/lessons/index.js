/** The lessons, in order, by chapters. */
import arcConsistency from "./arc-consistency.js";
import backtracking from "./backtracking.js";
import blame from "./blame.js";
import bruteForce from "./brute-force.js";
import forwardChecking from "./forward-checking.js";
import hardestRow from "./hardest-row.js";
import { inOrder } from "./lesson.js";
import onePerRow from "./one-per-row.js";
import proof from "./proof.js";
import thrashing from "./thrashing.js";
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
  { id: "knight", title: "The knight", lessons: [warnsdorff] },
];

export const LESSONS = inOrder(CHAPTERS);
