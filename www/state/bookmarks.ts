/** The steps that a person has marked, run by run. */

import { type Change, reached } from "./changes.ts";
import { linkTo } from "./links.ts";
import type { State } from "./state.ts";

/** What names the run that is watched, wherever it stands. */
const runName = (state: State) => linkTo(reached(0)(state));

/** The steps of the run that is watched that are marked. */
export function bookmarksOf(state: State) {
  const name = runName(state);
  return state.bookmarks.filter(({ run }) => run === name).map(({ step }) => step);
}

/** Marks a step of the run that is watched, or takes its mark away. */
export const bookmark =
  (step: number): Change =>
  (state) => {
    const run = runName(state);
    const others = state.bookmarks.filter((mark) => mark.run !== run || mark.step !== step);
    const had = others.length < state.bookmarks.length;
    return { ...state, bookmarks: had ? others : [...others, { run, step }] };
  };
