import type { Card } from "../index.ts";
import { moment } from "../moment.ts";
import { PARBERRY } from "../sources.ts";

export default {
  what: "Cuts the board into small blocks and gives each its own tour. Then it joins these into one tour, by swapping jumps where blocks meet.",
  picture: moment("knights", 12, "a12", "divide-and-conquer", 3),
  caption: "Two blocks become one tour: the dashed jumps are removed, the bright ones added.",
  watch:
    "Each step lays or joins a whole block, so 12 × 12 takes only 8 steps. The same few block tours are used again and again.",
  source: PARBERRY,
  time: "proportional to the number of squares",
  memory: "a byte for each square, and the finished tour",
  moment: moment("knights", 12, "a12", "divide-and-conquer", 7),
  shows:
    "The last of four blocks is joined. Four round trips have become one, and the next step follows it.",
} satisfies Card;
