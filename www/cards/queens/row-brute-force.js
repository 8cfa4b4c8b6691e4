import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Gives every queen a row of her own and turns the queens like the wheels of an odometer: the last one fastest, and a full turn moves the one before. It still tries every board to its end before it asks whether it is right.",
  picture: moment("queens", 6, "b6", "row-brute-force", 30),
  caption:
    "One queen a row: no two can share a row any more, but columns and diagonals are left to chance.",
  watch:
    "One thought, a row for each queen, leaves 2,097,152 boards of 553,270,671 on 8 × 8 with one lock. The queens of the upper rows hardly ever move.",
  source:
    "Counting with wheels is algorithm M in D. E. Knuth, The Art of Computer Programming 4A, section 7.2.1.1.",
  time: "up to n steps for each wheel, multiplied: 2,097,152 boards on 8 × 8 with one lock",
  memory: "a square for every queen, and a count for every line",
  moment: moment("queens", 8, "a8", "row-brute-force", 524_287),
  shows:
    "The queen of row 7 stood on a7, then on b7, and the locked queen attacks both. That made 524,288 boards hopeless; this is the last of them.",
};
