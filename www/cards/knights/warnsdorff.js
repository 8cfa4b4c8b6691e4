import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Always jumps to the square from which the fewest jumps lead on. Squares that are hard to reach are visited while there still is a way to them.",
  picture: moment("knights", 5, "a5", "warnsdorff", 5),
  caption:
    "The numbers compare the squares within reach by the jumps that lead on; the smallest is taken.",
  watch:
    "Sixty-three jumps from a8, not one of them taken back. It is a rule of thumb: told never to turn back it fails from e3, with ties decided by the fixed order. Roth’s tie-break succeeds from every square of 8 × 8.",
  source:
    "H. C. von Warnsdorff, Des Rösselsprungs einfachste und allgemeinste Lösung, Schmalkalden 1823.",
  time: "proportional to the squares where it succeeds at once; with turning back exponential at worst",
  memory: "a byte of onward moves for each square, a byte of untried ones, and the path",
  moment: moment("knights", 8, "a8", "warnsdorff", 6),
  shows:
    "From g3 the rule takes the corner h1, from which a single jump leads on. Left for later, the corner would be a trap.",
};
