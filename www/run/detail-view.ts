/** What the first panel beside a run shows: what its solver goes by. */

import type { SolverInfo } from "../engine/generated/solver.ts";
import type { LargeScene } from "../scene/large.ts";
import type { Scene } from "../scene/scene.ts";

/** What it is called: the same for every step of a run. */
export const DETAIL_TITLES = {
  domains: "Domains",
  attacked: "Attacked squares",
  pairs: "Attacking pairs",
  forces: "Forces",
  compared: "Conflicts",
  onward: "Onward moves",
  overview: "Overview",
};

export type DetailKind = keyof typeof DETAIL_TITLES;

/** @returns null where there is nothing to go by */
export function detailKind(
  scene: Scene | LargeScene,
  solver: SolverInfo | null,
): DetailKind | null {
  if (scene.kind === "large") return "overview";
  if (scene.kind === "knights") return scene.onward ? "onward" : null;
  return solver?.panel ?? null;
}
