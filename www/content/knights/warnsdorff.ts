import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "green",
  isNamedAfterSomebody: true,
  what: "Always jumps to the square with the fewest onward moves. Squares that are hard to reach are visited while they still can be.",
  picture: moment("knights", 5, "a5", "warnsdorff", 4),
  caption:
    "The numbers are the onward moves of the squares that the knight could jump to. It took the smallest.",
  watch:
    "Sixty-three jumps from a8, none taken back. It is a heuristic, though: set to give up at dead ends, with ties broken by the fixed order, it fails from e3. By our measurements Roth’s tie-break succeeds from every square of 8 × 8.",
  source:
    "H. C. von Warnsdorff, Des Rösselsprungs einfachste und allgemeinste Lösung, Schmalkalden 1823. Tie-breaks: I. Pohl, A method for finding Hamilton paths and knight’s tours, Communications of the ACM 10 (1967), 446–449; A. Roth; D. Squirrel, P. Cull, A Warnsdorff-rule algorithm for knight’s tours on square boards (1996), whose orders of jumps are known to succeed from a corner, but not on all square boards.",
  time: "proportional to the number of squares where it succeeds at once; with turning back, exponential at worst",
  memory: "a byte of onward moves for each square, a byte of untried ones, and the path",
  moment: moment("knights", 8, "a8", "warnsdorff", 6),
  shows:
    "From g3 the rule took the corner h1, which has a single onward move. Left for later, the corner would be a trap.",
} satisfies Card;
