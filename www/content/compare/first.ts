/** The first race of each game, and the defaults of other comparisons. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { LaneOrder } from "../../engine/generated/run.ts";
import { COLOURS, layout } from "../moment.ts";

type PresetLayout = ReturnType<typeof layout>;

export interface Preset {
  id: string;
  /** The question. */
  name: string;
  game: GameId;
  layout: PresetLayout;
  lanes: LaneOrder[];
  /** What to learn from it, besides the figures. */
  takeaway?: string;
}

/** @param options as in a link */
export const lane = (solver: string, options: string = "", seed: number = 0): LaneOrder => ({
  solver,
  options,
  seed,
});

export const FIRST_RACES: Record<GameId, Preset> = {
  queens: {
    id: "look-ahead",
    name: "Why look ahead?",
    game: "queens",
    layout: layout(8, "a8"),
    lanes: [lane("backtracking"), lane("forward-checking"), lane("arc-consistency")],
  },
  colour: {
    id: "colours",
    name: "Colours: the same search?",
    game: "colour",
    layout: { ...layout(8, ""), regions: COLOURS },
    lanes: [lane("backtracking"), lane("forward-checking"), lane("arc-consistency")],
    takeaway: "Other rules, but the same three searches finish in the same order.",
  },
  knights: {
    id: "rule",
    name: "Knight: rule or force?",
    game: "knights",
    layout: layout(8, "a8"),
    lanes: [lane("backtracking"), lane("forward-checking"), lane("warnsdorff")],
    takeaway:
      "One rule replaces six million steps: always choose the square with the fewest onward moves.",
  },
};

/** Boards of colours are searched by the solvers of queens. */
const QUEENS_STARTS = [lane("backtracking"), lane("forward-checking")];
const QUEENS_GROWTH = [
  lane("backtracking"),
  lane("forward-checking"),
  lane("dancing-links"),
  lane("forward-checking", "rows=fewest"),
  lane("min-conflicts"),
];
/** Linear does not take colours. */
const COLOUR_CHANCE = [
  lane("hill-climbing", "variant=sideways"),
  lane("min-conflicts"),
  lane("hill-climbing"),
];

export const FIRST_LANES: Record<GameId, Record<"starts" | "growth" | "chance", LaneOrder[]>> = {
  queens: {
    starts: QUEENS_STARTS,
    growth: QUEENS_GROWTH,
    chance: [...COLOUR_CHANCE, lane("linear")],
  },
  colour: {
    starts: QUEENS_STARTS,
    growth: QUEENS_GROWTH,
    chance: COLOUR_CHANCE,
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
