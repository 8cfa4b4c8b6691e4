/**
 * What the page knows of a run beyond its last snapshot: what was told before, and where the run is
 * on its way to.
 */

/** @typedef {import("./engine.js").Request} Request */
/** @typedef {import("./engine.js").Snapshot} Snapshot */
/** @typedef {import("./engine.js").Wanted} Wanted */

/**
 * A snapshot with what the last one told and it does not tell again: the profile where it has not
 * changed, and the tree where it was not wanted.
 * @param {Snapshot} last
 * @param {Snapshot} next
 * @param {Wanted} wanted
 * @returns {Snapshot}
 */
export const following = (last, next, { tree }) => ({
  ...next,
  profile: next.profile ?? last.profile,
  tree: tree ? next.tree : last.tree,
});

/**
 * What is known of the moment that a run has been sent to, before it has come there.
 * @param {Snapshot} snapshot of the moment that it leaves
 * @param {Request} request
 * @returns {Snapshot}
 */
export function expected(snapshot, request) {
  if (request.do === "show" || request.do === "advance") return snapshot;
  const step = request.do === "seek" ? Math.min(request.step, snapshot.reached) : snapshot.step;
  return { ...snapshot, step, outcome: null };
}
