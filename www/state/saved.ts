/**
 * What is kept, as text, and back: the settings with what is watched, each game, the solves, the
 * days, and what was learned. What earlier versions of the page kept is read, too.
 */

import { isObject, isString, listFrom } from "../core/guards.ts";
import { EnginePanic } from "../engine/door.ts";
import * as compare from "./compare/index.ts";
import { forward } from "./forward.ts";
import { isWhole } from "./options.ts";
import { isDaily, isKept, isSolve, usablePlaces, usableSettings } from "./shapes.ts";
import type { Daily, Kept, Playing, State } from "./state.ts";

/** All of a state but what has an entry of its own. */
export type Settings = Omit<State, "play" | Own>;
type Own = "days" | "solves" | "solvesAside" | "resets" | "learned";

/** The settings that were read, and what was played. */
export type Read = Settings & { places: Places; games: Kept[] };

/** Which boards are seen, and lie before and after. */
export type Places = Omit<Playing, "games">;
export type Log = Pick<State, "solves" | "solvesAside" | "resets">;

/** Is given what cannot be used of a text whose rest can. */
export type Lost = (parts: object) => void;

/** Why a text cannot be read. */
export type Why = "corrupt" | "new" | "large";

export const VERSION = 6;

/** The longest text of a game or of settings that is read, in characters, and of many games or solves. */
export const LONGEST = 2_000_000;
export const LONGEST_OF_MANY = 64_000_000;

/** A text that cannot be read. */
export class SaveError extends Error {
  why;
  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** The settings as text. */
export function saveSettings({
  play,
  days: _,
  solves: __,
  solvesAside: ___,
  resets: ____,
  learned: _____,
  ...rest
}: State) {
  const { games: ______, ...places } = play;
  const compared = compare.kept(rest.compare);
  return JSON.stringify({ version: VERSION, ...rest, compare: compared, places });
}

/**
 * Reads what `saveSettings` wrote, now or when the page was younger: then games come with it. What
 * cannot be used of it is as it is at first.
 * Throws where nothing can be read.
 */
export const readSettings = (text: string, lost?: Lost): Read =>
  reading(text, (read) => {
    const { version, games = [], places, compare: links, ...rest } = forward(read);
    if (version !== VERSION) return false;
    const settings = usableSettings(rest);
    const placed = usablePlaces(places);
    const compared = compare.brought(links);
    const played = sifted(listFrom(games), isKept);
    tell(lost, {
      ...settings.spoilt,
      ...some("places", placed.spoilt),
      ...some("compare", compared.spoilt),
      ...some("games", played.spoilt),
    });
    return {
      ...{ ...settings.parts, compare: compared.compare },
      ...{ places: placed.parts, games: played.fine },
    };
  });

export const saveGame = (kept: Kept) => JSON.stringify({ version: VERSION, ...kept });

/**
 * Reads what `saveGame` wrote; throws where that cannot be.
 * @param id that it has to have
 */
export const readGame = (text: string, id?: string): Kept =>
  reading(text, ({ version: _, ...kept }) => {
    return isKept(kept) && (id === undefined || kept.id === id) && kept;
  });

export const saveLog = ({ solves, solvesAside, resets }: State) =>
  JSON.stringify({ version: VERSION, solves, solvesAside, resets });

/** Reads what `saveLog` wrote, solve by solve; throws where that cannot be. */
export const readLog = (text: string, lost?: Lost): Log =>
  reading(
    text,
    (read) => {
      const { log, spoilt } = usableLog(read);
      tell(lost, spoilt);
      return log;
    },
    LONGEST_OF_MANY,
  );

/** The part of a log that is of use, and the part that is not. Throws where it is no log. */
export function usableLog({ solves, solvesAside, resets }: Record<string, unknown>) {
  const counted = sifted(neededList(solves), isSolve);
  const aside = sifted(neededList(solvesAside), isSolve);
  const spoilt = {
    ...some("solves", counted.spoilt),
    ...some("solvesAside", aside.spoilt),
    ...(!isWhole(resets) && { resets }),
  };
  const log: Log = {
    ...{ solves: counted.fine, solvesAside: aside.fine, resets: isWhole(resets) ? resets : 0 },
  };
  return { log, spoilt };
}

export const saveLearned = ({ learned }: State) => JSON.stringify({ version: VERSION, learned });

/**
 * Reads what `saveLearned` wrote, some of it perhaps of lessons that there are no longer; throws
 * where that cannot be.
 */
export const readLearned = (text: string, lost?: Lost): string[] =>
  reading(text, ({ learned }) => {
    const { fine, spoilt } = sifted(neededList(learned), isString);
    tell(lost, some("learned", spoilt));
    return fine;
  });

export const saveDays = ({ days }: State) => JSON.stringify({ version: VERSION, days });

/** Reads what `saveDays` wrote, day by day; throws where that cannot be. */
export const readDays = (text: string, lost?: Lost): Record<string, Daily> =>
  reading(text, ({ days }) => {
    if (!isObject(days)) return false;
    const { fine, spoilt } = sifted(Object.entries(days), isDated);
    tell(lost, some("days", Object.fromEntries(spoilt)));
    return Object.fromEntries(fine);
  });

const isDated = (entry: [string, unknown]): entry is [string, Daily] => isDaily(...entry);

/** A list that was read; throws where there is nothing. */
function neededList(read: unknown) {
  if (read === undefined) throw new SaveError("corrupt");
  return listFrom(read);
}

/** The entries of a list that was read, in two: those that can be used and those that cannot. */
export const sifted = <Entry, T extends Entry>(
  read: Entry[],
  isFine: (entry: Entry) => entry is T,
): { fine: T[]; spoilt: Entry[] } => ({
  fine: read.filter(isFine),
  spoilt: read.filter((entry) => !isFine(entry)),
});

/** What is spoilt under its name, if there is any. */
const some = (name: string, spoilt: object) =>
  Object.keys(spoilt).length > 0 ? { [name]: spoilt } : {};

function tell(lost: Lost | undefined, spoilt: object) {
  if (lost && Object.keys(spoilt).length > 0) lost({ version: VERSION, ...spoilt });
}

/**
 * Reads a text; throws, with the reason, where that cannot be.
 * @param make of what stands in it; false if that is not what was written
 * @param longest in characters
 */
export function reading<T>(
  text: string,
  make: (read: Record<string, unknown>) => T | false,
  longest: number = LONGEST,
): T {
  if (text.length > longest) throw new SaveError("large");
  const made = attempt(() => {
    const read: unknown = JSON.parse(text);
    if (!isObject(read)) return false;
    if (isWhole(read.version) && read.version > VERSION) throw new SaveError("new");
    return isWhole(read.version) && make(read);
  });
  if (!made) throw new SaveError("corrupt");
  return made;
}

function attempt<T>(read: () => T): T | false {
  try {
    return read();
  } catch (error) {
    if (error instanceof SaveError || error instanceof EnginePanic) throw error;
    return false;
  }
}
