/**
 * The page's knowledge of a run besides its last snapshot: facts sent earlier, and the moment that
 * the run is going to.
 */

import type { Request, Snapshot, Wanted } from "./generated/run.ts";

/** A snapshot of no board before the first step, with changes. */
export const emptySnapshot = (changes: Partial<Snapshot> = {}): Snapshot => ({
  step: 0,
  reached: 0,
  solvedAt: [],
  arrived: true,
  outcome: null,
  solutions: 0,
  depth: 0,
  progress: null,
  line: "",
  tally: {
    placements: 0,
    backtracks: 0,
    conflicts: 0,
    struck: 0,
    restored: 0,
    wipeouts: 0,
    moves: 0,
    restarts: 0,
    jumped: 0,
    deepest: 0,
  },
  metrics: {},
  sentence: null,
  board: null,
  profile: null,
  steering: null,
  tree: null,
  ...changes,
});

/**
 * A snapshot, completed with facts of the last one that are not sent again: an unchanged profile,
 * and a tree that was not requested.
 */
export const following = (last: Snapshot, next: Snapshot, { tree }: Wanted): Snapshot => ({
  ...next,
  profile: next.profile ?? last.profile,
  tree: tree ? next.tree : last.tree,
});

/**
 * The known facts about the moment that a run is going to.
 * @param snapshot of the moment it leaves
 */
export function expected(snapshot: Snapshot, request: Request): Snapshot {
  if (request.do === "show" || request.do === "advance") return snapshot;
  const step = request.do === "seek" ? Math.min(request.step, snapshot.reached) : snapshot.step;
  return { ...snapshot, step, outcome: null };
}
