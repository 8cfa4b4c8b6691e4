/** The figures of a run, by name. */

import type { LargeScene, Scene } from "../board/scene/scene.ts";
import { count, figure, short } from "../core/numbers.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RunView } from "./run-controller.ts";

type Figures = Record<string, string>;

/** What the profile of a run shows. */
export const profileName = ({ profile }: SolverInfo) => (profile === "moves" ? "squares" : profile);

/** @param run null while a knight has no start */
export function figuresOf(
  puzzle: Puzzle,
  info: SolverInfo,
  run: RunView | null,
  scene: Scene | LargeScene,
): Figures {
  return {
    steps: count(run?.snapshot.step ?? 0),
    ...work(puzzle, info, run),
    ...(info.counts ? {} : trouble(info, scene, run)),
    ...own(run?.snapshot.metrics ?? {}),
    "steps/s": run?.playing && run.stepsASecond > 0 ? short(run.stepsASecond) : "–",
  };
}

function work(
  { game, rows, columns, squares, blocked }: Puzzle,
  info: SolverInfo,
  run: RunView | null,
): Figures {
  const { placements = 0, backtracks = 0, moves = 0, restarts = 0 } = run?.snapshot.tally ?? {};
  const { jumped = 0, struck = 0, deepest = 0 } = run?.snapshot.tally ?? {};
  const rulesOut = info.panel === "domains";
  if (info.counts) return {};
  if (info.isLocal) return { moves: count(moves), restarts: count(restarts) };
  const knights = game === "knights";
  if (!knights && !info.goesBack && !info.builds) return {};
  const most = knights ? rows * columns - (blocked?.length ?? 0) : rows - squares.length;
  // A tour counts its squares, start included.
  const first = knights ? 1 : 0;
  return {
    [knights ? "square" : "depth"]:
      `${count(first + (run?.snapshot.depth ?? 0))} of ${count(most)}`,
    deepest: count(first + deepest),
    backtracks: count(backtracks),
    nodes: count(placements),
    ...(rulesOut ? { "ruled out": count(struck) } : {}),
    ...(restarts > 0 ? { restarts: count(restarts) } : {}),
    ...(jumped > 0 ? { "rows skipped": count(jumped) } : {}),
  };
}

const own = (metrics: Record<string, number>) =>
  Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, figure(value)]));

/** How far the board is from a solution. */
function trouble({ panel }: SolverInfo, scene: Scene | LargeScene, run: RunView | null): Figures {
  const { wipeouts = 0, conflicts = 0 } = run?.snapshot.tally ?? {};
  if (scene.kind === "large") return farOff(scene);
  if (scene.kind === "knights") return { stranded: String(scene.stranded.length) };
  if (panel === "domains") return { "out of squares": count(wipeouts) };
  if (panel === "attacked") return { conflicts: count(conflicts) };
  return { "attacking pairs": String(scene.conflicts.length) };
}

const farOff = ({ game, inConflict }: LargeScene): Figures =>
  game !== "knights" ? { "in conflict": count(inConflict) } : {};
