/** Bookmarked steps, per run. */

import { reached } from "../store/changes.ts";
import { linkTo } from "../store/links.ts";
import type { Change, State } from "../store/state.ts";

/** Identifies the watched run; open panels make no difference. */
const runName = (state: State) => linkTo(reached(0)({ ...state, open: [], projector: false }));

export function bookmarksOf(state: State) {
  const name = runName(state);
  return state.bookmarks.filter(({ run }) => run === name).map(({ step }) => step);
}

export const bookmark =
  (step: number): Change =>
  (state) => {
    const run = runName(state);
    const others = state.bookmarks.filter((mark) => mark.run !== run || mark.step !== step);
    const had = others.length < state.bookmarks.length;
    return { ...state, bookmarks: had ? others : [...others, { run, step }] };
  };
