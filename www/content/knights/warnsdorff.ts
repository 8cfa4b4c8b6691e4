import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Always jumps to the square with the fewest onward moves. So it visits squares that are hard to reach while it still can.",
  picture: moment("knights", 5, "a5", "warnsdorff", 4),
  caption:
    "Each number counts the onward moves of a square that the knight could jump to. It took the smallest.",
  watch:
    "Sixty-three jumps from a8, none taken back. It is only a heuristic, though: with ties broken by the fixed order, and set to give up at dead ends, it fails from e3. In our measurements, Roth’s tie-break succeeds from every square of 8 × 8.",
  source:
    "H. C. von Warnsdorf, Des Rösselsprungs einfachste und allgemeinste Lösung, Schmalkalden 1823 (the book spells his name this way, according to G. P. Jelliss; the rule is commonly called Warnsdorff’s). Tie-breaks: I. Pohl, A method for finding Hamilton paths and knight’s tours, Communications of the ACM 10 (1967), 446–449; A. Roth; D. Squirrel, P. Cull, A Warnsdorff-rule algorithm for knight’s tours on square boards (1996), whose orders of jumps are made for a start in a corner. From a1, on boards from 5 × 5 to 120 × 120, they fail here only on 74 × 74 (our measurement).",
  time: "proportional to the number of squares where it succeeds at once; with turning back, exponential at worst",
  memory: "a byte of onward moves for each square, a byte of untried ones, and the path",
  moment: moment("knights", 8, "a8", "warnsdorff", 6),
  shows:
    "From g3 the rule took the corner h1, which has a single onward move. Left for later, the corner would be a trap.",
} satisfies Card;
