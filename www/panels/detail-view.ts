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
