/** The guided walk: live moments from brute force to arc consistency and Warnsdorff's rule. */
import knightsForwardChecking from "../knights/forward-checking.js";
import warnsdorff from "../knights/warnsdorff.js";
import { moment } from "../moment.js";
import arcConsistency from "../queens/arc-consistency.js";
import backjumping from "../queens/backjumping.js";
import backtracking from "../queens/backtracking.js";
import bruteForce from "../queens/brute-force.js";
import forwardChecking from "../queens/forward-checking.js";
import minConflicts from "../queens/min-conflicts.js";
import rowBruteForce from "../queens/row-brute-force.js";

/**
 * @typedef {object} Stop
 * @property {string} title
 * @property {string[]} text paragraphs
 * @property {import("../moment.js").Moment} moment
 */

/** @type {Stop[]} */
export const STOPS = [
  {
    title: "Eight queens, one given",
    text: [
      "Place eight queens so that no two share a row, a column or a diagonal. One is locked on a8. Where do the other seven go?",
      "Brute force tries every set of seven squares, one after the other: 553,270,671 of them. This is the first.",
    ],
    moment: moment("queens", 8, "a8", "brute-force", 0),
  },
  {
    title: "A million steps later",
    text: [
      "A million sets have been tried, and three queens still stand in the top row beside the locked one. None of these boards ever had a chance.",
      "Blind search learns nothing from that. It finds its first solution after 433,354,408 steps.",
    ],
    moment: bruteForce.moment,
  },
  {
    title: "One thought: a row for every queen",
    text: [
      "No two queens can share a row, so give each one a row of its own. That leaves 2,097,152 boards.",
      "Even so, half a million steps have gone by while the queen of row 7 stood on a7 and b7, both attacked by the locked queen.",
    ],
    moment: rowBruteForce.moment,
  },
  {
    title: "Test at once: backtracking",
    text: [
      "Backtracking tests each queen as soon as it is placed. If it is attacked it moves on, and nothing is ever tried below it.",
      "All eight squares of row 1 are attacked now, so the queen of the row above has to move. The whole search takes 874 steps.",
    ],
    moment: moment("queens", 8, "a8", "backtracking", 58),
  },
  {
    title: "Thrashing",
    text: [
      "On a larger board the weakness shows. The queen on f8 has stood for 225 steps while the queens below it moved to and fro.",
      "It was all in vain: from the moment it was placed, row 4 had no square left. Repeating the same failure like this is called thrashing.",
    ],
    moment: backtracking.moment,
  },
  {
    title: "Look ahead: forward checking",
    text: [
      "Each row is a variable, and the squares it can still use are its domain. Forward checking rules out of every domain what a new queen attacks, in that queen’s colour.",
      "Two queens stand besides the locked one. Row 3 has only d3 left, and you can see it at a glance.",
    ],
    moment: moment("queens", 8, "a8", "forward-checking", 2),
  },
  {
    title: "A row runs out of squares",
    text: [
      "The same board as before, and the same queen on f8. It would leave row 4 without a square, so it is taken back at once.",
      "One step instead of 225. With a queen locked on a16, forward checking takes 11,921 steps in all, backtracking 160,710.",
    ],
    moment: forwardChecking.moment,
  },
  {
    title: "Hardest first",
    text: [
      "Why go from the top down? The row with the fewest squares left is the likeliest to fail, so decide it first. This heuristic is called fail-first, or MRV: minimum remaining values.",
      "Compare the numbers beside the rows. With a queen locked on a16 it takes 64 steps instead of 11,921.",
    ],
    moment: moment("queens", 16, "a16", "forward-checking", 6, { options: "rows=fewest" }),
  },
  {
    title: "Arc consistency",
    text: [
      "Now look further ahead. A square is also ruled out if a queen there would leave another row with nowhere to put its queen. That may rule out the next square, and so on: this is propagation.",
      "The queen on e6 itself rules out seven squares and leaves every row at least one. Propagation then empties row 2, which proves the queen wrong without placing another.",
    ],
    moment: arcConsistency.moment,
  },
  {
    title: "Who is to blame?",
    text: [
      "When a row runs out of squares, the last queen is not always at fault. Conflict-directed backjumping remembers which queen took each square away.",
      "The queens of rows 3 and 2 took none from the row that failed, so it jumps over them.",
    ],
    moment: backjumping.moment,
  },
  {
    title: "Repair instead of backtracking",
    text: [
      "Fifty queens stand, each placed where it had the fewest conflicts, and only one pair is in conflict. Min-conflicts is local search: it never takes a queen back, but moves one that is wrong to a better square, again and again.",
      "Nine repairs later none of the fifty is attacked. Larger boards need no more repairs than small ones, but it can never prove that a board has no solution.",
    ],
    moment: minConflicts.moment,
  },
  {
    title: "A knight in too deep",
    text: [
      "A knight is to visit every square once. Jumping in a fixed order it soon gets far, and then the last squares do not fit together.",
      "At step 43 it jumped to e3 and lost h2 for good. It spends 58,841 steps on that mistake, and this is one of them.",
    ],
    moment: moment("knights", 8, "a8", "backtracking", 30_002),
  },
  {
    title: "A stranded square",
    text: [
      "The same jump, seen by a cousin of forward checking: h2 has no unvisited neighbour left, and the knight is not next to it. It is stranded.",
      "So the knight will turn back at once. The whole tour takes 1,731,697 steps instead of 6,484,065.",
    ],
    moment: knightsForwardChecking.moment,
  },
  {
    title: "Warnsdorff’s rule",
    text: [
      "Two hundred years ago H. C. von Warnsdorff gave a simple rule: jump to the square with the fewest onward moves. What is hardest to reach is visited first, just as the hardest row was decided first.",
      "The knight took the corner h1 while it still could. From a8 the rule completes the tour in 63 jumps and takes none back.",
    ],
    moment: warnsdorff.moment,
  },
];
