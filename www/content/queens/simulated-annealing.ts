import type { Card } from "../index.ts";
import { moment } from "../moment.ts";

export default {
  what: "Moves a random queen to a random square of its row. A better board is always kept, a worse one only sometimes: often while the temperature is high, hardly ever once it is low.",
  picture: moment("queens", 6, "", "simulated-annealing", 4),
  caption: "The number shows how many attacking pairs the move adds, or would have added.",
  watch:
    "The temperature, among the figures. While it is high, the queens wander; as it falls, fewer and fewer bad moves are made. Cool too fast, and the board freezes with a pair left.",
  source:
    "S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, Science 220 (1983), 671–680.",
  time: "constant for each move; it may never find a solution, and giving up after 5,000,000 moves proves nothing",
  memory: "a column for every queen, and a count for every line",
  moment: moment("queens", 8, "a8", "simulated-annealing", 11),
  shows:
    "The move adds two attacking pairs, yet it is made. Steepest ascent would never do that, so it could never leave a local minimum.",
} satisfies Card;
