import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Trusts Warnsdorff’s rule, but not blindly. First it follows the rule to the end, then with one departure from it anywhere on the way, then with two.",
  picture: moment("knights", 5, "a5", "limited-discrepancy", 5),
  caption: "As in Warnsdorff’s rule the numbers compare the squares by their onward moves.",
  watch:
    "How few departures it takes. From every square of 8 × 8 but one the rule alone leads to a tour, ties decided by the fixed order. From e3 it does not, and a single departure does: 212 steps in all.",
  source: "W. D. Harvey, M. L. Ginsberg, Limited discrepancy search, IJCAI 1995, 607–613.",
  time: "proportional to the squares where few departures suffice; exponential at worst",
  memory:
    "a byte of onward moves for each square, a byte of untried ones, the path and the departures",
  moment: moment("knights", 8, "e3", "limited-discrepancy", 203),
  shows:
    "The one departure of this tour. Instead of the square with the fewest onward moves the knight takes a5, and from there the rule leads to the end.",
};
