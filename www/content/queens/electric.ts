import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  colour: "indigo",
  what: "Treats the queens as electric charges on random squares: those in line push each other away, all at once, tick by tick. When at most two are wrong, these are tried on all squares.",
  picture: moment("queens", 6, "", "electric", 4, { seed: 2 }),
  caption: "Arrows are the forces on a queen; the line behind it is its path so far.",
  watch:
    "Nothing keeps the queens in rows of their own. The forces put nearly all of them right and hardly ever the last two: those are left to brute force.",
  source:
    "A. Vasiliauskas, Solving eight queens problem with electrical force analogy, 17 September 2014. What the article leaves open was chosen by our measurements.",
  time: "a tick compares every two queens; half of 400 seeds took more than 800 ticks on 8 × 8 (our measurement), and giving up proves nothing",
  memory: "a mark for each of the n² squares, and each queen’s last squares",
  moment: moment("queens", 8, "", "electric", 91, { seed: 1 }),
  shows:
    "The forces have done what they can, and two queens are wrong. One is tried on every square, and for each of these the other on all.",
} satisfies Card;
