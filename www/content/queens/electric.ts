import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Treats the queens as electric charges on random squares: queens in line push each other away, all at once, tick by tick. Once at most two queens are wrong, it tries those on all squares.",
  picture: moment("queens", 6, "", "electric", 4, { seed: 2 }),
  caption: "Arrows show the forces on a queen; the line behind it shows its path so far.",
  watch:
    "Nothing keeps the queens in separate rows. The forces put nearly all of them right, but hardly ever the last two: brute force places those.",
  source:
    "A. Vasiliauskas, Solving eight queens problem with electrical force analogy, 17 September 2014. Where the article leaves a choice open, our measurements decided.",
  time: "a tick compares every pair of queens; half of 400 seeds took more than 800 ticks on 8 × 8 (our measurement), and giving up proves nothing",
  memory: "a mark for each of the n² squares, and each queen’s last squares",
  moment: moment("queens", 8, "", "electric", 91, { seed: 1 }),
  shows:
    "The forces have done what they can, and two queens are still wrong. The solver tries one on every square and, for each of these, the other on every square.",
} satisfies Card;
