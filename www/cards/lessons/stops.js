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
    title: "Eight queens, and one is given",
    text: [
      "Eight queens are to stand on the board so that no two share a row, a column or a diagonal. The one on a8 is locked. Where do the other seven go?",
      "Brute force does not think. It tries every set of seven squares, one after the other: 553,270,671 of them. This is where it begins.",
    ],
    moment: moment("queens", 8, "a8", "brute-force", 0),
  },
  {
    title: "A million steps later",
    text: [
      "A million sets have been tried, and three queens still stand in the top row, beside the locked one. None of these boards ever had a chance.",
      "Blind search does not notice. It will find the first solution after 433,354,408 steps.",
    ],
    moment: bruteForce.moment,
  },
  {
    title: "One thought: a queen for every row",
    text: [
      "No two queens can share a row, so each gets a row of her own. That leaves 2,097,152 boards.",
      "Still half a million steps have gone by while the queen of row 7 stood on a7 and b7, under the eyes of the locked one. Nobody looked.",
    ],
    moment: rowBruteForce.moment,
  },
  {
    title: "Look at once: backtracking",
    text: [
      "Backtracking tests each queen as soon as she stands. A queen who is attacked moves on, and whatever could have stood below her is never tried.",
      "In row 1 all eight squares are attacked now. The queen of the row above must move on. The whole search takes 874 steps.",
    ],
    moment: moment("queens", 8, "a8", "backtracking", 58),
  },
  {
    title: "Thrashing",
    text: [
      "On a larger board its weakness shows. The queen on f8 has stood for 225 steps, and the search below her moved queens to and fro.",
      "It was all in vain: from the moment she was put down row 4 had no square left. Backtracking could not know, for it had not looked at row 4.",
    ],
    moment: backtracking.moment,
  },
  {
    title: "Look ahead: forward checking",
    text: [
      "Forward checking strikes out what a new queen attacks in the rows to come. Each struck square has the colour of the queen that struck it.",
      "Two queens are down, besides the locked one. Row 3 keeps a single square, d3, and everybody can see it.",
    ],
    moment: moment("queens", 8, "a8", "forward-checking", 2),
  },
  {
    title: "The row that runs dry",
    text: [
      "The same board as before, and the same queen on f8. She would leave row 4 without a square, so she is taken back at once.",
      "One step instead of 225. From a16 forward checking takes 11,921 steps in all, backtracking 160,710.",
    ],
    moment: forwardChecking.moment,
  },
  {
    title: "Hardest first",
    text: [
      "Why go from the top down? The row with the fewest squares left is the likeliest to run dry, so it is decided first. The numbers beside the rows are compared.",
      "On 16 × 16 from a16 that takes 64 steps instead of 11,921.",
    ],
    moment: moment("queens", 16, "a16", "forward-checking", 6, { options: "rows=fewest" }),
  },
  {
    title: "Arc consistency",
    text: [
      "Now look further. A square is struck, too, if a queen there would leave some other row no answer. Every strike may bring about another.",
      "The queen on e6 strikes seven squares and leaves every row one at least. Yet strike follows strike until row 2 has none left: she was wrong, and no further queen was needed to prove it.",
    ],
    moment: arcConsistency.moment,
  },
  {
    title: "Who is to blame?",
    text: [
      "When a row runs out of squares, the last queen is not always at fault. Conflict-directed backjumping remembers which queen took each square away.",
      "The queens of rows 3 and 2 took none from the row that failed. They are leapt over.",
    ],
    moment: backjumping.moment,
  },
  {
    title: "Repair instead of search",
    text: [
      "Fifty queens stand, each put where she had the fewest conflicts, and one single pair is in line. Min-conflicts does not turn back. It moves a queen that is wrong to a better square, and again.",
      "Nine repairs later none of the fifty is attacked. Larger boards need no more repairs than small ones; but a board without a solution is never proved to have none.",
    ],
    moment: minConflicts.moment,
  },
  {
    title: "A knight that knows no fear",
    text: [
      "A knight is to visit every square once. Jumping on in a fixed order it soon stands deep in the board, and then the last squares do not fit together.",
      "At step 43 it jumped to e3 and lost h2 for good. 58,841 steps are spent on that mistake; this is one of them.",
    ],
    moment: moment("knights", 8, "a8", "backtracking", 30_002),
  },
  {
    title: "A square is stranded",
    text: [
      "The same jump, seen by forward checking: h2 has no unvisited neighbour left, and the knight is not next to it. It is stranded.",
      "So the knight turns back at once. The whole tour takes 1,731,697 steps instead of 6,484,065.",
    ],
    moment: knightsForwardChecking.moment,
  },
  {
    title: "Warnsdorff’s rule",
    text: [
      "Two hundred years ago H. C. von Warnsdorff gave a simple rule: jump to the square from which the fewest jumps lead on. What is hard to reach is visited first, just as the hardest row was decided first.",
      "The knight has taken the corner h1 while there still was a way. The rule completes this tour in 63 jumps, and takes none back.",
    ],
    moment: warnsdorff.moment,
  },
];
