/**
 * The tabs of Compare, each with a setup per game. A setup is plain data; its module knows the
 * default and the link, and setups are saved as links.
 */

import { attempt } from "../../core/attempt.ts";
import { isObject, isString } from "../../core/guards.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import { perGame } from "../ids.ts";
import { TABS, type Tab } from "../route.ts";
import type { Chance } from "./chance.ts";
import * as chance from "./chance.ts";
import type { Growth } from "./growth.ts";
import * as growth from "./growth.ts";
import type { Race } from "./race.ts";
import * as race from "./race.ts";
import type { Starts } from "./starts.ts";
import * as starts from "./starts.ts";

export type SetUpTab = Exclude<Tab, "published">;

export interface Setups {
  race: Race;
  starts: Starts;
  growth: Growth;
  chance: Chance;
}

type ByTab = { [T in SetUpTab]: Record<GameId, Setups[T]> };
export type Comparisons = { tab: Tab } & ByTab;

interface Kind<Setup> {
  initial: (game: GameId) => Setup;
  format: (setup: Setup, game: GameId) => string;
  /** Throws a sentence if there is no such setup. */
  parse: (text: string, query: URLSearchParams, game: GameId) => Setup;
}

const KINDS: { [T in SetUpTab]: Kind<Setups[T]> } = { race, starts, growth, chance };

export const firstComparisons = (): Comparisons =>
  comparisons("race", (kind, _, game) => kind.initial(game));

/** A table with an entry for every tab and game. */
function comparisons<Made extends Record<SetUpTab, unknown> = Setups>(
  tab: Tab,
  make: <T extends SetUpTab>(kind: Kind<Setups[T]>, tab: T, game: GameId) => Made[T],
): { tab: Tab } & { [T in SetUpTab]: Record<GameId, Made[T]> } {
  const both = <T extends SetUpTab>(tab: T): Record<GameId, Made[T]> =>
    perGame((game) => make(KINDS[tab], tab, game));
  return {
    tab,
    race: both("race"),
    starts: both("starts"),
    growth: both("growth"),
    chance: both("chance"),
  };
}

/** Throws a sentence if there is no such setup. */
export function read<T extends SetUpTab>(tab: T, link: string, game: GameId): Setups[T] {
  const [text, query = ""] = link.split("?", 2) as [string, ...string[]];
  return KINDS[tab].parse(text, new URLSearchParams(query), game);
}

const formatted = <T extends SetUpTab>(compare: ByTab, tab: T, game: GameId) =>
  KINDS[tab].format(compare[tab][game], game);

export function linkParts({ compare, game }: { compare: Comparisons; game: GameId }): {
  tab: Tab;
  setup?: string;
} {
  const { tab } = compare;
  return tab === "published" ? { tab } : { tab, setup: formatted(compare, tab, game) };
}

/** All setups, as links. */
export const serialize = (compare: Comparisons) =>
  comparisons<Record<SetUpTab, string>>(compare.tab, (_, tab, game) =>
    formatted(compare, tab, game),
  );

/** The inverse of `serialize`; defaults replace missing and invalid values. */
export function deserialize(value: unknown) {
  const links = isObject(value) ? value : {};
  const spoilt: { [T in SetUpTab]?: Partial<Record<GameId, unknown>> } & { tab?: unknown } = {};
  const tab = TABS.find((tab) => tab === links.tab);
  if (links.tab !== undefined && !tab) spoilt.tab = links.tab;
  const compare = comparisons(tab ?? "race", (kind, tab, game) => {
    const both = links[tab];
    const link = isObject(both) ? both[game] : undefined;
    const first = kind.initial(game);
    // As it was at first, it needs no check.
    if (link === undefined || link === kind.format(first, game)) return first;
    const setup = isString(link) ? attempt(() => read(tab, link, game)) : null;
    if (!setup) spoilt[tab] = { ...spoilt[tab], [game]: link };
    return setup ?? first;
  });
  return { compare, spoilt };
}
