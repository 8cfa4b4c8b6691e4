import type { Card } from "../index.ts";
import { moment } from "../moment.ts";
import { PARBERRY } from "../sources.ts";

export default {
  colour: "slate",
  what: "Cuts the board into small blocks and gives each one a tour of its own. Then it joins these into one tour, by exchanging jumps where blocks meet.",
  picture: moment("knights", 12, "a12", "divide-and-conquer", 3),
  caption: "Two blocks become one tour: the dashed jumps are taken out, the bright ones put in.",
  watch:
    "A step lays or joins a whole block, so 12 × 12 takes only 8 steps. The same few block tours are used again and again.",
  source: PARBERRY,
  time: "proportional to the number of squares",
  memory: "a byte for each square, and the finished tour",
  moment: moment("knights", 12, "a12", "divide-and-conquer", 7),
  shows:
    "The last of four blocks is joined. What were four round trips is a single one, and the next step follows it.",
} satisfies Card;
