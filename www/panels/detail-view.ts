/** The first panel beside a run: the data that its solver works with. */

import { isLarge } from "../board/scene/large.ts";
import type { KnightsScene, LargeScene, QueensScene, Scene } from "../board/scene/scene.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";

export const DETAIL_TITLES = {
  domains: "Domains",
  attacked: "Attacked squares",
  pairs: "Attacking pairs",
  forces: "Forces",
  compared: "Conflicts",
  onward: "Onward moves",
  overview: "Overview",
};

const DETAIL_HINTS: typeof DETAIL_TITLES = {
  domains: "the squares each row has left",
  attacked: "what each queen attacks",
  pairs: "which queens attack each other",
  forces: "what pushes the queens",
  compared: "the conflicts on each square of the row",
  onward: "the onward moves of each square",
  overview: "the whole board, and the part in view",
};

/** The content of the panel. */
export const detailHint = (kind: DetailKind, { regions }: Puzzle) =>
  regions && kind === "domains" ? "squares left by row and colour" : DETAIL_HINTS[kind];

type DetailKind = keyof typeof DETAIL_TITLES;

export type Detail =
  | { panel: "overview"; scene: LargeScene }
  | { panel: "onward"; scene: KnightsScene }
  | { panel: Exclude<DetailKind, "overview" | "onward">; scene: QueensScene };

export const detailKind = (puzzle: Puzzle, { panel }: SolverInfo): DetailKind =>
  isLarge(puzzle) ? "overview" : panel;

export function detailOf(scene: Scene | LargeScene, { panel }: SolverInfo): Detail | null {
  if (scene.kind === "large") return { panel: "overview", scene };
  if (scene.kind === "knights") return scene.onward ? { panel: "onward", scene } : null;
  return panel === "onward" ? null : { panel, scene };
}
