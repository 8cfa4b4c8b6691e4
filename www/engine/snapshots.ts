/**
 * What the page knows of a run beyond its last snapshot: what was told before, and where the run is
 * on its way to.
 */

import type { Request, Snapshot, Wanted } from "./generated/run.ts";

/**
 * A snapshot with what the last one told and it does not tell again: the profile where it has not
 * changed, and the tree where it was not wanted.
 */
export const following = (last: Snapshot, next: Snapshot, { tree }: Wanted): Snapshot => ({
  ...next,
  profile: next.profile ?? last.profile,
  tree: tree ? next.tree : last.tree,
});

/**
 * What is known of the moment that a run has been sent to, before it has come there.
 * @param snapshot of the moment that it leaves
 */
export function expected(snapshot: Snapshot, request: Request): Snapshot {
  if (request.do === "show" || request.do === "advance") return snapshot;
  const step = request.do === "seek" ? Math.min(request.step, snapshot.reached) : snapshot.step;
  return { ...snapshot, step, outcome: null };
}
