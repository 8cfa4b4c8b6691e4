/** Preset races, each answering a question, and the defaults of other comparisons. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder } from "../../engine/generated/run.ts";
import { COLOURS, layout } from "../moment.ts";

type Layout = ReturnType<typeof layout>;

export interface Preset {
  id: string;
  /** The question. */
  name: string;
  game: GameId;
  layout: Layout;
  lanes: LaneOrder[];
  /** What to learn from it, besides the figures. */
  takeaway?: string;
}

/** @param options as in a link */
const lane = (solver: string, options: string = "", seed: number = 0): LaneOrder => ({
  solver,
  options,
  seed,
});

export const PRESETS: Preset[] = [
  {
    id: "look-ahead",
    name: "Why look ahead?",
    game: "queens",
    layout: layout(8, "a8"),
    lanes: [lane("backtracking"), lane("forward-checking"), lane("arc-consistency")],
  },
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
  {
    id: "rule",
    name: "Knight: rule or force?",
    game: "knights",
    layout: layout(8, "a8"),
    lanes: [lane("backtracking"), lane("forward-checking"), lane("warnsdorff")],
    takeaway:
      "One rule replaces six million steps: always choose the square with the fewest onward moves.",
  },
  {
    id: "colours",
    name: "Colours: the same search?",
    game: "colour",
    layout: { ...layout(8, ""), regions: COLOURS },
    lanes: [lane("backtracking"), lane("forward-checking"), lane("arc-consistency")],
    takeaway: "Other rules, but the same three searches finish in the same order.",
  },
];

export const firstRace = (game: GameId): Preset =>
  PRESETS.find((preset) => preset.game === game) as Preset;

/** Boards of colours are searched by the solvers of queens. */
const QUEENS_STARTS = [lane("backtracking"), lane("forward-checking")];
const QUEENS_GROWTH = [
  lane("backtracking"),
  lane("forward-checking"),
  lane("dancing-links"),
  lane("forward-checking", "rows=fewest"),
  lane("min-conflicts"),
];

export const FIRST_LANES: Record<GameId, Record<"starts" | "growth" | "chance", LaneOrder[]>> = {
  queens: {
    starts: QUEENS_STARTS,
    growth: QUEENS_GROWTH,
    chance: [
      lane("hill-climbing", "variant=sideways"),
      lane("min-conflicts"),
      lane("hill-climbing"),
      lane("linear"),
    ],
  },
  colour: {
    starts: QUEENS_STARTS,
    growth: QUEENS_GROWTH,
    chance: [
      lane("hill-climbing", "variant=sideways"),
      lane("min-conflicts"),
      lane("hill-climbing"),
    ],
  },
  knights: {
    starts: [lane("warnsdorff"), lane("pruned")],
    growth: [lane("backtracking"), lane("forward-checking"), lane("warnsdorff"), lane("pruned")],
    chance: [
      lane("warnsdorff", "tie-break=random"),
      lane("warnsdorff", "tie-break=random&no-backtracking=true"),
    ],
  },
};

const QUEENS_OFFERED = QUEENS_GROWTH.toSpliced(2, 0, lane("arc-consistency"));

/** What a chart of growth offers, in order. */
export const OFFERED: Record<GameId, LaneOrder[]> = {
  queens: QUEENS_OFFERED,
  colour: QUEENS_OFFERED,
  knights: [...FIRST_LANES.knights.growth, lane("limited-discrepancy"), lane("divide-and-conquer")],
};
