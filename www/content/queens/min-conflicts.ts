import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Places each queen where it conflicts with the fewest others, which leaves only a few in conflict. Then it repairs: a queen in conflict, picked at random, moves to the square of its row with the fewest conflicts.",
  picture: moment("queens", 6, "", "min-conflicts", 6, { seed: 2 }),
  caption: "The numbers count the queens that attack a square. The ring marks the square chosen.",
  watch:
    "The number of repairs: about 55 on average in our measurements, on 32 × 32 as on 10,000 × 10,000. The good start does most of the work.",
  source:
    "S. Minton, M. D. Johnston, A. B. Philips, P. Laird, Minimizing conflicts: a heuristic repair method for constraint satisfaction and scheduling problems, Artificial Intelligence 58 (1992), 161–205.",
  time: "n steps for the start and about 55 repairs; a step compares at most the n squares of a row",
  memory: "a column for every queen, and a count for every line",
  moment: moment("queens", 50, "", "min-conflicts", 50, { seed: 2 }),
  shows:
    "After the greedy start, only one pair of the fifty queens is in conflict. Nine repairs are left to do.",
} satisfies Card;
