import { moment } from "../moment.js";
import { HARALICK_ELLIOTT } from "../sources.js";

/** @type {import("../index.js").Card} */
export default {
  what: "Strikes out every square that a new queen attacks in the rows to come. If a row has none left she is taken back at once, before anybody walks into that row.",
  picture: moment("queens", 6, "b6", "forward-checking", 3),
  caption:
    "Struck squares have the colour of the queen that struck them. A dot marks a square that is still possible.",
  watch:
    "Rows that run dry. Then choose Rows: fewest squares left first, and the rows in danger are decided before they run dry: 53 steps instead of 11,921 on 16 × 16 from a16.",
  source: HARALICK_ELLIOTT,
  time: "exponential at worst; a step takes time proportional to n, or to n² where rows and squares are compared",
  memory: "a level for each of the n² squares",
  moment: moment("queens", 16, "a16", "forward-checking", 1731),
  shows:
    "A queen on f8 would leave row 4 without a square. Taking her back costs one step; plain backtracking spends 225 on the same queen.",
};
