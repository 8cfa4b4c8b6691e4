import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Tries every possible set of squares, one set after another, and checks whether any two queens attack each other. It learns nothing from a failure.",
  picture: moment("queens", 6, "b6", "brute-force", 30),
  caption: "One set of squares among many. Each line joins two queens that attack each other.",
  watch:
    "The last queens race while the first ones hardly move. On 8 × 8 with a queen locked on a8 there are 553,270,671 sets of squares, and the first solution is number 433,354,409.",
  source:
    "Plain lexicographic order. For this and other ways to list combinations, see D. E. Knuth, The Art of Computer Programming 4A, section 7.2.1.3.",
  time: "one step for each set of squares: up to 553,270,670 on 8 × 8 with one queen locked",
  memory: "a list of the board’s squares, and a count for every line",
  moment: moment("queens", 8, "a8", "brute-force", 1_000_000),
  shows:
    "After a million steps, three queens still share the top row with the locked one. Every board so far was hopeless, and so is every board until they leave that row.",
} satisfies Card;
