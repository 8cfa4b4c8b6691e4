/** Preset races, each answering a question. */

import { layout } from "../moment.ts";
import { FIRST_RACES, lane, type Preset } from "./first.ts";

export const PRESETS: Preset[] = [
  FIRST_RACES.queens,
  {
    id: "row-order",
    name: "Which row first?",
    game: "queens",
    layout: layout(8, "g1"),
    lanes: [lane("forward-checking"), lane("forward-checking", "rows=fewest")],
  },
  {
    id: "repair",
    name: "Search or repair?",
    game: "queens",
    layout: layout(16, "a16"),
    lanes: [
      lane("forward-checking", "rows=fewest"),
      lane("min-conflicts", "", 3),
      lane("hill-climbing", "variant=sideways", 3),
    ],
    takeaway:
      "Repair can be as fast as a careful search, but it can never prove that a board has no solution.",
  },
  {
    id: "blame",
    name: "Who is to blame?",
    game: "queens",
    layout: layout(8, "a8"),
    lanes: [lane("backtracking"), lane("gaschnig-backjumping"), lane("backjumping")],
  },
  FIRST_RACES.knights,
  FIRST_RACES.colour,
];
