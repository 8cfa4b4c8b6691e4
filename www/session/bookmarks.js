/** The steps that a person has marked, run by run. */

import { reached } from "./changes.js";
import { linkTo } from "./links.js";

/** @typedef {import("./changes.js").Change} Change */
/** @typedef {import("./state.js").State} State */

/** What names the run that is watched, wherever it stands. @param {State} state */
const runName = (state) => linkTo(reached(0)(state));

/**
 * The steps of the run that is watched that are marked.
 * @param {State} state
 */
export function bookmarksOf(state) {
  const name = runName(state);
  return state.bookmarks.filter(({ run }) => run === name).map(({ step }) => step);
}

/**
 * Marks a step of the run that is watched, or takes its mark away.
 * @param {number} step
 * @returns {Change}
 */
export const bookmark = (step) => (state) => {
  const run = runName(state);
  const others = state.bookmarks.filter((mark) => mark.run !== run || mark.step !== step);
  const had = others.length < state.bookmarks.length;
  return { ...state, bookmarks: had ? others : [...others, { run, step }] };
};
