import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "plum",
  what: "Looks further ahead than forward checking: it also rules out a square if a queen there would leave some other row with nowhere to put its queen. Each square ruled out can lead to the next, until nothing more follows.",
  picture: moment("queens", 6, "b6", "arc-consistency", 4),
  caption:
    "No queen attacks the square ruled out just now. But with a queen on it, another row would have no square left.",
  watch:
    "Propagation. It places far fewer queens, 19 instead of 87 on 8 × 8 with a queen locked on a8, but each of them costs more work. A number in a square is the row that has no square to go with it.",
  source:
    "AC-3: A. K. Mackworth, Consistency in networks of relations, Artificial Intelligence 8 (1977), 99–118. Kept up during search (MAC): D. Sabin, E. C. Freuder, Contradicting conventional wisdom in constraint satisfaction, ECAI 1994, 125–129; simplified here, as a value found wrong is not propagated in its turn.",
  time: "exponential at worst, with fewer queens; every row that is down to three squares or fewer is compared with all others",
  memory: "a level for each of the n² squares, and a list of what was ruled out",
  moment: moment("queens", 8, "a8", "arc-consistency", 10),
  shows:
    "The queen on e6 itself ruled out only 7 squares. Eight rounds of propagation later row 2 has none left: the queen is proved wrong without placing another one.",
} satisfies Card;
