/**
 * What is kept, as text, and back: the settings with what is watched, each game, the solves, the
 * days, and what was learned. What earlier versions of the page kept is read, too.
 */

import * as compare from "./compare/index.ts";
import { forward } from "./forward.ts";
import { isKept, isLearned, isPlace, isSettings, isSolve, isWhole } from "./shapes.ts";
import { type Daily, initialState, type Kept, type Playing, type State } from "./state.ts";
import { isDate } from "./today.ts";

/** All of a state but what has an entry of its own. */
export type Settings = Omit<State, "play" | Own>;
type Own = "days" | "solves" | "solvesAside" | "resets" | "learned";

/** The settings that were read, and what was played. */
export type Read = Settings & { places: Places; games: Kept[] };

/** Which boards are seen, and lie before and after. */
export type Places = Omit<Playing, "games">;
export type Log = Pick<State, "solves" | "solvesAside" | "resets">;

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
 * Reads what `saveSettings` wrote, now or when the page was younger: then games come with it.
 * Throws where that cannot be.
 */
export const readSettings = (text: string): Read =>
  reading(text, (read) => {
    const { games = [], places, ...rest } = forward(read);
    const { play, days, solves, solvesAside, resets, learned, ...usual } = initialState();
    const { games: _, ...usualPlaces } = play;
    // A setting that is new since is as it is at first; one that is gone is let go.
    const known = Object.entries(rest).filter(([name]) => name in usual);
    const compared = compare.brought(rest.compare);
    const settings = { ...usual, ...Object.fromEntries(known), compare: compared };
    const isFine = isSettings(settings) && games.every(isKept) && isPlace(places ?? usualPlaces);
    return isFine && { ...settings, places: places ?? usualPlaces, games };
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

/** Reads what `saveLog` wrote; throws where that cannot be. */
export const readLog = (text: string): Log =>
  reading(
    text,
    ({ solves, solvesAside, resets }) => {
      const isFine = solves.every(isSolve) && solvesAside.every(isSolve) && isWhole(resets);
      return isFine && { solves, solvesAside, resets };
    },
    LONGEST_OF_MANY,
  );

export const saveLearned = ({ learned }: State) => JSON.stringify({ version: VERSION, learned });

/** Reads what `saveLearned` wrote; throws where that cannot be. */
export const readLearned = (text: string): string[] =>
  reading(text, ({ learned }) => isLearned(learned) && learned);

export const saveDays = ({ days }: State) => JSON.stringify({ version: VERSION, days });

/** Reads what `saveDays` wrote; throws where that cannot be. */
export const readDays = (text: string): Record<string, Daily> =>
  reading(text, ({ days }) => {
    const isFine = Object.entries<Daily>(days).every(
      ([date, day]) => isDate(date) && isDaily(date, day),
    );
    return isFine && days;
  });

const isDaily = (date: string, day: Daily) =>
  day.date === date &&
  [day.queens, day.knights].every(
    ({ size, at, grade }) =>
      /^\d+x\d+$/.test(size) && at.every((name) => typeof name === "string") && Boolean(grade),
  ) &&
  day.knights.blocked.every((name) => typeof name === "string") &&
  typeof day.knights.closed === "boolean";

/**
 * Reads a text; throws, with the reason, where that cannot be.
 * @param make of what stands in it; false if that is not what was written
 * @param longest in characters
 */
export function reading<T>(
  text: string,
  make: (read: any) => T | false,
  longest: number = LONGEST,
): T {
  if (text.length > longest) throw new SaveError("large");
  const made = attempt(() => {
    const read = JSON.parse(text);
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
    if (error instanceof SaveError) throw error;
    return false;
  }
}
