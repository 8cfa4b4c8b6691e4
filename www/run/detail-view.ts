/** The first panel beside a run: what its solver goes by. */

import type { SolverInfo } from "../engine/generated/solver.ts";
import type { KnightsScene } from "../games/knights.ts";
import type { QueensScene } from "../games/queens.ts";
import type { LargeScene } from "../scene/large.ts";
import type { Scene } from "../scene/scene.ts";

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

export function detailOf(scene: Scene | LargeScene, { panel }: SolverInfo): Detail | null {
  if (scene.kind === "large") return { panel: "overview", scene };
  if (scene.kind === "knights") return scene.onward ? { panel: "onward", scene } : null;
  return panel === "onward" ? null : { panel, scene };
}
