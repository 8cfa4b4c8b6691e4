import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Warnsdorff’s rule with Roth’s tie-break, and a check of all squares left after every jump. It turns back as soon as they show that no tour is left.",
  picture: moment("knights", 6, "a6", "pruned", 7, { closed: true }),
  caption:
    "No unvisited square leads back to the start, so the knight turns back, with 28 squares left.",
  watch:
    "Each time it turns back, it says why: a second dead end, a part that is cut off, a part with one way in where no tour can end, or, in a closed tour, no way back to the start. It can prove that a board has no tour, blocked squares and all.",
  source:
    "It finds parts with one way in as in R. Tarjan, Depth-first search and linear graph algorithms, SIAM Journal on Computing 1 (1972), 146–160.",
  time: "each step checks every unvisited square; exponential at worst",
  memory: "about forty bytes for each square",
  moment: moment("knights", 8, "a8", "pruned", 35, { closed: true }),
  shows:
    "The jump to b6 uses the last square next to the start, with 28 squares left. A closed tour can’t end anywhere else, so the knight turns back at once.",
} satisfies Card;
