import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Looks further ahead than forward checking: it also rules out a square if a queen there would leave another row with no square. Each square ruled out can rule out more, until nothing changes.",
  picture: moment("queens", 6, "b6", "arc-consistency", 4),
  caption:
    "No queen attacks the square just ruled out. But a queen there would leave another row with no square.",
  watch:
    "Propagation. It places far fewer queens (19 instead of 87 on 8 × 8 with a queen locked on a8), but each of them takes more work. The number in a square names the row that would be left with no square.",
  source:
    "AC-3: A. K. Mackworth, Consistency in networks of relations, Artificial Intelligence 8 (1977), 99–118. Maintained during search (MAC): D. Sabin, E. C. Freuder, Contradicting conventional wisdom in constraint satisfaction, ECAI 1994, 125–129; simplified here, as a value proved wrong is not propagated further.",
  time: "exponential at worst, with fewer queens; every row with at most three squares left is compared with all others",
  memory: "a level for each of the n² squares, and a list of what was ruled out",
  moment: moment("queens", 8, "a8", "arc-consistency", 10),
  shows:
    "The queen on e6 rules out only 7 squares itself. Eight rounds of propagation later, row 2 runs out of squares: the queen is proved wrong without placing another.",
} satisfies Card;
