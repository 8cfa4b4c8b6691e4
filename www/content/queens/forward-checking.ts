import type { Card } from "../index.ts";
import { moment } from "../moment.ts";
import { HARALICK_ELLIOTT } from "../sources.ts";

export default {
  colour: "blue",
  what: "Keeps for every row its domain, the squares still possible, and rules out what each new queen attacks. If that leaves a row with none, the queen is taken back at once.",
  picture: moment("queens", 6, "b6", "forward-checking", 3),
  caption:
    "Ruled-out squares have the colour of the queen that ruled them out. A dot marks a square that is still possible.",
  watch:
    "Rows that run out of squares. Then set Rows to fewest squares left, a heuristic called fail-first or MRV: 64 steps instead of 11,921 on 16 × 16 with a queen locked on a16. With ties broken by degree it takes 53.",
  source: `${HARALICK_ELLIOTT} The “preclusion” of S. W. Golomb and L. D. Baumert (1965) foreshadowed it.`,
  time: "exponential at worst; a step takes time proportional to n, or to n² where rows and squares are compared",
  memory: "a level for each of the n² squares",
  moment: moment("queens", 16, "a16", "forward-checking", 1731),
  shows:
    "A queen on f8 would leave row 4 without a square. Taking it back costs one step; plain backtracking spends 225 on the same queen.",
} satisfies Card;
