import { moment } from "../moment.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Moves a random queen to a random square of its row. A better board is always kept, a worse one only sometimes: often while the temperature is high, hardly ever once it is low.",
  picture: moment("queens", 6, "", "simulated-annealing", 4),
  caption: "The number tells how many more pairs the move brings in line, or would have brought.",
  watch:
    "The temperature among the figures. While it is high the queens wander; as it falls fewer and fewer bad moves are made. Cool too fast, and it freezes with a pair in line.",
  source:
    "S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, Science 220 (1983), 671–680.",
  time: "constant a move; it may never end well, and giving up after 5,000,000 moves proves nothing",
  memory: "a column for every queen, and a count for every line",
  moment: moment("queens", 8, "a8", "simulated-annealing", 11),
  shows:
    "Two more pairs in line, and the move is made all the same: steepest ascent would never do that, and could never leave a local minimum.",
};
