/** Changes of the setups of Compare. */

import { read, type SetUpTab, type Setups } from "../routes/compare/setups.ts";
import type { Tab } from "../routes/route.ts";
import type { Change } from "./state.ts";

export const toTab =
  (tab: Tab): Change =>
  (state) => ({ ...state, mode: "compare", compare: { ...state.compare, tab } });

export const compared =
  <T extends SetUpTab>(tab: T, change: Partial<Setups[T]>): Change =>
  (state) => {
    const of = state.compare[tab];
    const setup = { ...of[state.game], ...change };
    return { ...state, compare: { ...state.compare, [tab]: { ...of, [state.game]: setup } } };
  };

/**
 * Sets up the current tab from a link; throws a sentence if there is no such setup.
 * @param link the part after the tab
 */
export const setUp =
  (link: string): Change =>
  (state) => {
    const { tab } = state.compare;
    return tab === "published" ? state : compared(tab, read(tab, link, state.game))(state);
  };
