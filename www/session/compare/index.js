/**
 * What is compared: a tab of Compare, and on each tab a setup of each game. A setup is plain data; its
 * module knows the first one, and how it stands in a link. What is kept of a setup is that link.
 */

import * as chance from "./chance.js";
import * as growth from "./growth.js";
import * as race from "./race.js";
import * as starts from "./starts.js";
import { TABS } from "./tabs.js";

/** @typedef {import("../../engine/engine.js").GameId} GameId */
/** @typedef {import("../changes.js").Change} Change */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("./tabs.js").Tab} Tab */
/** The tabs on which something is set up. @typedef {Exclude<Tab, "published">} SetUpTab */
/**
 * @typedef {object} Setups
 * @property {import("./race.js").Race} race
 * @property {import("./starts.js").Starts} starts
 * @property {import("./growth.js").Growth} growth
 * @property {import("./chance.js").Chance} chance
 */
/** @typedef {{tab: Tab} & {[T in SetUpTab]: Record<GameId, Setups[T]>}} Comparisons */
/**
 * What a module of a tab knows of its setups.
 * @typedef {object} Kind
 * @property {(game: GameId) => any} initial
 * @property {(setup: any, game: GameId) => string} format
 * @property {(text: string, query: URLSearchParams, game: GameId) => any} parse throws, with a
 *   sentence, if there is no such setup
 */

/** @type {Record<SetUpTab, Kind>} */
const KINDS = { race, starts, growth, chance };
const SET_UP = /** @type {SetUpTab[]} */ (Object.keys(KINDS));

/** @returns {Comparisons} */
export const firstComparisons = () => comparisons("race", (kind, _, game) => kind.initial(game));

/**
 * @param {Tab} tab
 * @param {(kind: Kind, tab: SetUpTab, game: GameId) => any} make what stands on a tab
 */
function comparisons(tab, make) {
  const both = (/** @type {SetUpTab} */ tab) => ({
    queens: make(KINDS[tab], tab, "queens"),
    knights: make(KINDS[tab], tab, "knights"),
  });
  return /** @type {any} */ ({ tab, ...Object.fromEntries(SET_UP.map((tab) => [tab, both(tab)])) });
}

/** A tab of Compare. @param {Tab} tab @returns {Change} */
export const toTab = (tab) => (state) => ({
  ...state,
  mode: "compare",
  compare: { ...state.compare, tab },
});

/**
 * Sets up what is compared on a tab.
 * @template {SetUpTab} T
 * @param {T} tab
 * @param {Partial<Setups[T]>} change
 * @returns {Change}
 */
export const compared = (tab, change) => (state) => {
  const { [tab]: of, ...others } = state.compare;
  const setup = { ...of[state.game], ...change };
  return {
    ...state,
    compare: /** @type {any} */ ({ ...others, [tab]: { ...of, [state.game]: setup } }),
  };
};

/**
 * Sets up, on the tab that is seen, what a link says; throws, with a sentence, if it says nothing
 * that can be.
 * @param {string} link what stands behind the tab
 * @returns {Change}
 */
export const opened = (link) => (state) => {
  const { tab } = state.compare;
  return tab === "published" ? state : compared(tab, read(tab, link, state.game))(state);
};

/**
 * @param {SetUpTab} tab
 * @param {string} link
 * @param {GameId} game
 */
function read(tab, link, game) {
  const [text, query = ""] = link.split("?", 2);
  return KINDS[tab].parse(text, new URLSearchParams(query), game);
}

/**
 * What is compared, as the parts of a link.
 * @param {State} state
 * @returns {{tab: Tab, setup?: string}}
 */
export function linked({ compare, game }) {
  const { tab } = compare;
  return tab === "published"
    ? { tab }
    : { tab, setup: KINDS[tab].format(compare[tab][game], game) };
}

/**
 * What is kept of all comparisons: links.
 * @param {Comparisons} compare
 */
export const kept = (compare) =>
  comparisons(compare.tab, ({ format }, tab, game) => format(compare[tab][game], game));

/**
 * Reads what `kept` wrote; what is missing, or cannot be set up any more, is as it was at first.
 * @param {any} links
 * @returns {Comparisons}
 */
export const brought = (links) =>
  comparisons(TABS.find((tab) => tab === links?.tab) ?? "race", (kind, tab, game) => {
    try {
      return read(tab, links[tab][game], game);
    } catch {
      return kind.initial(game);
    }
  });
