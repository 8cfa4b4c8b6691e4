/** The names of the panels about a run, which depend on its solver. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { DETAIL_TITLES, detailKind } from "./detail-view.ts";

export type TreeTitle = "Search tree" | "Queens" | "Progress";

/** The same for every step of a run. */
export function treeTitle({ game }: Puzzle, { goesBack, isLocal, builds }: SolverInfo): TreeTitle {
  if (goesBack) return "Search tree";
  return game !== "knights" && (isLocal || builds) ? "Queens" : "Progress";
}

const SHORT: Record<string, string> = {
  "Search tree": "Tree",
  "Attacked squares": "Attacked",
  "Attacking pairs": "Pairs",
  "Onward moves": "Onward",
};

const shortened = (name: string) => SHORT[name] ?? name;

/** Short enough for tabs beside each other on a phone. */
export const tabNames = (puzzle: Puzzle, solver: SolverInfo) => ({
  domains: shortened(DETAIL_TITLES[detailKind(puzzle, solver)]),
  tree: shortened(treeTitle(puzzle, solver)),
  figures: "Figures",
  code: "Code",
});
