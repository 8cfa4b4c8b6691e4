import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Takes the queens for electric charges on random squares: those in line push each other away, all at once, tick by tick. When at most two are wrong, these are tried on all squares.",
  picture: moment("queens", 6, "", "electric", 4, { seed: 2 }),
  caption: "Arrows are the forces on a queen, the line behind her is her way so far.",
  watch:
    "Nothing keeps the queens to rows of their own. The forces bring nearly all of them to peace and hardly ever the last two: those are left to brute force.",
  source:
    "Known from an amateur’s program for eight queens. What its description leaves open was chosen by measurement.",
  time: "a tick compares every two queens; half of 400 seeds needed more than 800 ticks on 8 × 8, and giving up proves nothing",
  memory: "a mark for each of the n² squares, and a queen’s last squares",
  moment: moment("queens", 8, "", "electric", 91, { seed: 1 }),
  shows:
    "The forces have done what they can: two queens are wrong. One is tried on every square, and for each the other on all.",
};
