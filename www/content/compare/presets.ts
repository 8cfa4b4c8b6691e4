/** Preset races, each answering a question, and what a chart of growth offers. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder } from "../../engine/generated/run.ts";
import { layout } from "../moment.ts";
import { FIRST_LANES, FIRST_RACES, lane, type Preset, QUEENS_GROWTH } from "./first.ts";

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

const QUEENS_OFFERED = QUEENS_GROWTH.toSpliced(2, 0, lane("arc-consistency"));

/** What a chart of growth offers, in order. */
export const OFFERED: Record<GameId, LaneOrder[]> = {
  queens: QUEENS_OFFERED,
  colour: QUEENS_OFFERED,
  knights: [...FIRST_LANES.knights.growth, lane("limited-discrepancy"), lane("divide-and-conquer")],
};
