/** Where there is no tree: how far a run is, and how its pieces stand. */

import { count } from "../core/numbers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { LargeScene } from "../scene/large.ts";
import { inLineWith } from "../scene/pairs.ts";
import type { Scene } from "../scene/scene.ts";
import type { RunView } from "./run-view.ts";

/** More queens than this nobody reads. */
const MOST_LISTED = 64;

interface Queen {
  name: string;
  /** How it stands, in words. */
  words: string;
  isAttacked: boolean;
}

/** How far a run is, in words, and from 0 to 1 if that can be told; null where nobody can tell either. */
export function progressOf(run: RunView | null, solver: SolverInfo, scene: Scene | LargeScene) {
  return run && (run.progress ?? (solver.builds ? visited(scene) : null));
}

/** How much of its tour a construction has laid. */
function visited(scene: Scene | LargeScene) {
  if (scene.kind !== "knights") return null;
  const { size, path, blocked } = scene;
  const all = size.rows * size.columns - blocked.length;
  const words = `${count(path.length)} of ${count(all)} squares are visited.`;
  return { share: path.length / all, words };
}

/**
 * The queens of a run that moves them about; none where there are too many.
 * @param names of all squares
 */
export function queensOf(
  run: RunView | null,
  { goesBack }: SolverInfo,
  scene: Scene | LargeScene,
  names: string[],
): Queen[] {
  const isListed = run && scene.kind === "queens" && !goesBack && scene.size.rows <= MOST_LISTED;
  if (!isListed || scene.queens.length === 0) return [];
  const lines = inLineWith(scene);
  return [...scene.locked, ...scene.queens].map((queen) => {
    const others = (lines.get(queen) ?? []).map((square) => names[square]!);
    const words = others.length === 0 ? "not attacked" : `in line with ${listed(others)}`;
    return { name: names[queen]!, words, isAttacked: others.length > 0 };
  });
}

/** Names in a row; of many the number. */
function listed(names: string[]) {
  if (names.length > 3) return `${count(names.length)} others`;
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
