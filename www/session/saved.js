/**
 * What is kept, as text, and back: the settings with what is watched, each game, the solves, the
 * days, and what was learned. What earlier versions of the page kept is read, too.
 */

import * as compare from "./compare/index.js";
import { forward } from "./forward.js";
import { isKept, isLearned, isPlace, isSettings, isSolve, isWhole } from "./shapes.js";
import { initialState } from "./state.js";
import { isDate } from "./today.js";

/** @typedef {import("./state.js").Daily} Daily */
/** @typedef {import("./state.js").Kept} Kept */
/** @typedef {import("./state.js").Playing} Playing */
/** @typedef {import("./state.js").Solve} Solve */
/** @typedef {import("./state.js").State} State */
/** All of a state but what has an entry of its own. @typedef {Omit<State, "play" | Own>} Settings */
/** @typedef {"days" | "solves" | "solvesAside" | "resets" | "learned"} Own */
/** The settings that were read, and what was played. @typedef {Settings & {places: Places, games: Kept[]}} Read */
/** Which boards are seen, and lie before and after. @typedef {Omit<Playing, "games">} Places */
/** @typedef {Pick<State, "solves" | "solvesAside" | "resets">} Log */
/** Why a text cannot be read. @typedef {"corrupt" | "new" | "large"} Why */

export const VERSION = 6;

/** The longest text of a game or of settings that is read, in characters, and of many games or solves. */
export const LONGEST = 2_000_000;
export const LONGEST_OF_MANY = 64_000_000;

/** A text that cannot be read. */
export class SaveError extends Error {
  /** @param {Why} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/**
 * The settings as text.
 * @param {State} state
 */
export function saveSettings({
  play,
  days: _,
  solves: __,
  solvesAside: ___,
  resets: ____,
  learned: _____,
  ...rest
}) {
  const { games: ______, ...places } = play;
  const compared = compare.kept(rest.compare);
  return JSON.stringify({ version: VERSION, ...rest, compare: compared, places });
}

/**
 * Reads what `saveSettings` wrote, now or when the page was younger: then games come with it.
 * Throws where that cannot be.
 * @param {string} text
 * @returns {Read}
 */
export const readSettings = (text) =>
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

/** @param {Kept} kept */
export const saveGame = (kept) => JSON.stringify({ version: VERSION, ...kept });

/**
 * Reads what `saveGame` wrote; throws where that cannot be.
 * @param {string} text
 * @param {string} [id] that it has to have
 * @returns {Kept}
 */
export const readGame = (text, id) =>
  reading(text, ({ version: _, ...kept }) => {
    return isKept(kept) && (id === undefined || kept.id === id) && kept;
  });

/** @param {State} state */
export const saveLog = ({ solves, solvesAside, resets }) =>
  JSON.stringify({ version: VERSION, solves, solvesAside, resets });

/**
 * Reads what `saveLog` wrote; throws where that cannot be.
 * @param {string} text
 * @returns {Log}
 */
export const readLog = (text) =>
  reading(
    text,
    ({ solves, solvesAside, resets }) => {
      const isFine = solves.every(isSolve) && solvesAside.every(isSolve) && isWhole(resets);
      return isFine && { solves, solvesAside, resets };
    },
    LONGEST_OF_MANY,
  );

/** @param {State} state */
export const saveLearned = ({ learned }) => JSON.stringify({ version: VERSION, learned });

/**
 * Reads what `saveLearned` wrote; throws where that cannot be.
 * @param {string} text
 * @returns {string[]}
 */
export const readLearned = (text) => reading(text, ({ learned }) => isLearned(learned) && learned);

/** @param {State} state */
export const saveDays = ({ days }) => JSON.stringify({ version: VERSION, days });

/**
 * Reads what `saveDays` wrote; throws where that cannot be.
 * @param {string} text
 * @returns {Record<string, Daily>}
 */
export const readDays = (text) =>
  reading(text, ({ days }) => {
    const isFine = Object.entries(days).every(([date, day]) => isDate(date) && isDaily(date, day));
    return isFine && days;
  });

/** @param {string} date @param {Daily} day */
const isDaily = (date, day) =>
  day.date === date &&
  [day.queens, day.knights].every(
    ({ size, at, grade }) =>
      /^\d+x\d+$/.test(size) && at.every((name) => typeof name === "string") && Boolean(grade),
  ) &&
  day.knights.blocked.every((name) => typeof name === "string") &&
  typeof day.knights.closed === "boolean";

/**
 * Reads a text; throws, with the reason, where that cannot be.
 * @template T
 * @param {string} text
 * @param {(read: any) => T | false} make of what stands in it; false if that is not what was written
 * @param {number} [longest] in characters
 * @returns {T}
 */
export function reading(text, make, longest = LONGEST) {
  if (text.length > longest) throw new SaveError("large");
  const made = attempt(() => {
    const read = JSON.parse(text);
    if (isWhole(read.version) && read.version > VERSION) throw new SaveError("new");
    return isWhole(read.version) && make(read);
  });
  if (!made) throw new SaveError("corrupt");
  return made;
}

/**
 * @template T
 * @param {() => T} read
 * @returns {T | false}
 */
function attempt(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof SaveError) throw error;
    return false;
  }
}
