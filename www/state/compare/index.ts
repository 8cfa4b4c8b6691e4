/**
 * What is compared: a tab of Compare, and on each tab a setup of each game. A setup is plain data; its
 * module knows the first one, and how it stands in a link. What is kept of a setup is that link.
 */

import { isObject, isString } from "../../core/guards.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { Change } from "../changes.ts";
import type { State } from "../state.ts";
import type { Chance } from "./chance.ts";
import * as chance from "./chance.ts";
import type { Growth } from "./growth.ts";
import * as growth from "./growth.ts";
import type { Race } from "./race.ts";
import * as race from "./race.ts";
import type { Starts } from "./starts.ts";
import * as starts from "./starts.ts";
import { TABS, type Tab } from "./tabs.ts";

/** The tabs on which something is set up. */
type SetUpTab = Exclude<Tab, "published">;

interface Setups {
  race: Race;
  starts: Starts;
  growth: Growth;
  chance: Chance;
}

type ByTab = { [T in SetUpTab]: Record<GameId, Setups[T]> };
export type Comparisons = { tab: Tab } & ByTab;

/** What a module of a tab knows of its setups. */
interface Kind<Setup> {
  initial: (game: GameId) => Setup;
  format: (setup: Setup, game: GameId) => string;
  /** Throws, with a sentence, if there is no such setup. */
  parse: (text: string, query: URLSearchParams, game: GameId) => Setup;
}

const KINDS: { [T in SetUpTab]: Kind<Setups[T]> } = { race, starts, growth, chance };

export const firstComparisons = (): Comparisons =>
  comparisons("race", (kind, _, game) => kind.initial(game));

/** @param make what stands on a tab */
function comparisons<Made extends Record<SetUpTab, unknown> = Setups>(
  tab: Tab,
  make: <T extends SetUpTab>(kind: Kind<Setups[T]>, tab: T, game: GameId) => Made[T],
): { tab: Tab } & { [T in SetUpTab]: Record<GameId, Made[T]> } {
  const both = <T extends SetUpTab>(tab: T): Record<GameId, Made[T]> => ({
    queens: make(KINDS[tab], tab, "queens"),
    knights: make(KINDS[tab], tab, "knights"),
  });
  return {
    ...{ tab, race: both("race"), starts: both("starts") },
    ...{ growth: both("growth"), chance: both("chance") },
  };
}

/** A tab of Compare. */
export const toTab =
  (tab: Tab): Change =>
  (state) => ({
    ...state,
    mode: "compare",
    compare: { ...state.compare, tab },
  });

/** Sets up what is compared on a tab. */
export const compared =
  <T extends SetUpTab>(tab: T, change: Partial<Setups[T]>): Change =>
  (state) => {
    const of = state.compare[tab];
    const setup = { ...of[state.game], ...change };
    return {
      ...state,
      compare: { ...state.compare, [tab]: { ...of, [state.game]: setup } },
    };
  };

/**
 * Sets up, on the tab that is seen, what a link says; throws, with a sentence, if it says nothing
 * that can be.
 * @param link what stands behind the tab
 */
export const opened =
  (link: string): Change =>
  (state) => {
    const { tab } = state.compare;
    return tab === "published" ? state : compared(tab, read(tab, link, state.game))(state);
  };

function read<T extends SetUpTab>(tab: T, link: string, game: GameId): Setups[T] {
  const [text, query = ""] = link.split("?", 2) as [string, ...string[]];
  return KINDS[tab].parse(text, new URLSearchParams(query), game);
}

const formatted = <T extends SetUpTab>(compare: ByTab, tab: T, game: GameId) =>
  KINDS[tab].format(compare[tab][game], game);

/** What is compared, as the parts of a link. */
export function linked({ compare, game }: State): { tab: Tab; setup?: string } {
  const { tab } = compare;
  return tab === "published" ? { tab } : { tab, setup: formatted(compare, tab, game) };
}

/** What is kept of all comparisons: links. */
export const kept = (compare: Comparisons) =>
  comparisons<Record<SetUpTab, string>>(compare.tab, (_, tab, game) =>
    formatted(compare, tab, game),
  );

/**
 * Reads what `kept` wrote; what is missing, or cannot be set up any more, is as it was at first.
 * @returns and what cannot
 */
export function brought(value: unknown) {
  const links = isObject(value) ? value : {};
  const spoilt: { [T in SetUpTab]?: Partial<Record<GameId, unknown>> } & { tab?: unknown } = {};
  const tab = TABS.find((tab) => tab === links.tab);
  if (links.tab !== undefined && !tab) spoilt.tab = links.tab;
  const compare = comparisons(tab ?? "race", (kind, tab, game) => {
    const both = links[tab];
    const link = isObject(both) ? both[game] : undefined;
    const setup = isString(link) ? readable(tab, link, game) : null;
    if (link !== undefined && !setup) spoilt[tab] = { ...spoilt[tab], [game]: link };
    return setup ?? kind.initial(game);
  });
  return { compare, spoilt };
}

/** What a link sets up, or null if that cannot be. */
function readable<T extends SetUpTab>(tab: T, link: string, game: GameId) {
  try {
    return read(tab, link, game);
  } catch {
    return null;
  }
}
