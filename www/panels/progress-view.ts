/** The progress of runs without a tree, and the state of their queens. */

import { inLineWith } from "../board/scene/attacks.ts";
import type { LargeScene, Scene } from "../board/scene/scene.ts";
import { listed } from "../core/lists.ts";
import { count } from "../core/numbers.ts";
import { queensOn } from "../core/regions.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RunView } from "./run-controller.ts";

interface Queen {
  name: string;
  words: string;
  isAttacked: boolean;
}

/** The share from 0 to 1 if known, and words; null if neither is known. */
export function progressOf(run: RunView | null, solver: SolverInfo, scene: Scene | LargeScene) {
  return run && (run.progress ?? (solver.builds ? visited(scene) : null));
}

function visited(scene: Scene | LargeScene) {
  if (scene.kind !== "knights") return null;
  const { size, path, blocked } = scene;
  const all = size.rows * size.columns - blocked.length;
  const words = `${count(path.length)} of ${count(all)} squares visited.`;
  return { share: path.length / all, words };
}

/** The queens of a local search, if there are few enough to list. */
export function queensOf(
  run: RunView | null,
  { goesBack }: SolverInfo,
  scene: Scene | LargeScene,
  names: string[],
): Queen[] {
  const isListed = run && scene.kind === "queens" && !goesBack;
  if (!isListed || scene.queens.length === 0) return [];
  const lines = inLineWith(scene);
  return queensOn(scene).map((queen) => {
    const others = (lines.get(queen) ?? []).map((square) => names[square]!);
    const list = others.length > 3 ? `${count(others.length)} others` : listed(others);
    const words = others.length === 0 ? "not attacked" : `attacked by ${list}`;
    return { name: names[queen]!, words, isAttacked: others.length > 0 };
  });
}
