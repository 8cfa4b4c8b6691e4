import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Trusts Warnsdorff’s rule, but not blindly. First it follows the rule all the way, then with one departure anywhere on the way, then with two, and so on.",
  picture: moment("knights", 5, "a5", "limited-discrepancy", 6),
  caption:
    "Each number counts the onward moves of a square that the knight could jump to, as in Warnsdorff’s rule.",
  watch:
    "How few departures it takes. With ties broken by the fixed order, the rule alone finds a tour from every square of 8 × 8 but one. From e3 it takes a single departure: 212 steps in all.",
  source: "W. D. Harvey, M. L. Ginsberg, Limited discrepancy search, IJCAI 1995, 607–613.",
  time: "proportional to the number of squares where the rule alone succeeds; exponential at worst",
  memory:
    "a byte of onward moves for each square, a byte of untried ones, the path and the departures",
  moment: moment("knights", 8, "e3", "limited-discrepancy", 203),
  shows:
    "b2 and a5 tie. The fixed order prefers b2, but that failed. The knight departs to a5, and from there the rule leads to the end.",
} satisfies Card;
