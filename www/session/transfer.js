/** Everything that is kept as one file, and such a file merged with what there is. */

import { same } from "../base/same.js";
import { united } from "./games.js";
import { unitedLearned } from "./lessons.js";
import {
  LONGEST_OF_MANY,
  reading,
  readSettings,
  SaveError,
  saveSettings,
  VERSION,
} from "./saved.js";
import { isKept, isLearned, isSolve, isWhole } from "./shapes.js";
import { unitedLogs } from "./solves.js";
import { initialState } from "./state.js";
import { dateOf } from "./today.js";

/** @typedef {import("./saved.js").Log} Log */
/** @typedef {import("./saved.js").Read} Read */
/** @typedef {import("./state.js").Kept} Kept */
/** @typedef {import("./state.js").State} State */
/** @typedef {{settings: Read, games: Kept[], log: Log, learned: string[]}} Transfer */

const FORMAT = "forward-check";

/** Why a file cannot be read, and what to do. */
const WHY = {
  corrupt:
    "This is no file of Forward Check, or it is damaged: choose one that this page exported.",
  new: "This file was exported by a newer version of this page: load the page again, then import it.",
  large: "This file is too large to be read: choose one that this page exported.",
};

/**
 * Everything as one file.
 * @param {State} state
 * @param {number} now the time, in milliseconds
 * @returns {{name: string, text: string}}
 */
export function exportAll(state, now) {
  const { solves, solvesAside, resets, play, learned } = state;
  const games = Object.values(play.games);
  const settings = JSON.parse(saveSettings(state));
  const all = { format: FORMAT, version: VERSION, exported: new Date(now).toISOString() };
  const log = { solves, solvesAside, resets };
  const text = JSON.stringify({ ...all, settings, games, log, learned });
  return { name: `forward-check-${dateOf(now)}.json`, text };
}

/**
 * What there is, merged with what stands in a file: nothing of either side is lost.
 * @param {State} state
 * @param {string} text
 * @returns {{state: State, said: string, problem: string}} what came of it, in a sentence
 */
export function importAll(state, text) {
  try {
    const merged = mergedWith(state, readAll(text));
    return { state: merged, said: saidOf(state, merged), problem: "" };
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return { state, said: "", problem: WHY[error.why] };
  }
}

/** @param {string} text @returns {Transfer} */
const readAll = (text) =>
  reading(
    text,
    // Files of earlier versions do not know what was learned.
    ({ format, settings, games, log, learned = [] }) => {
      const { solves, solvesAside, resets } = log;
      const isFine =
        format === FORMAT &&
        games.every(isKept) &&
        [...solves, ...solvesAside].every(isSolve) &&
        isLearned(learned) &&
        isWhole(resets);
      const read = isFine && readSettings(JSON.stringify(settings));
      return read && { settings: read, games, log: { solves, solvesAside, resets }, learned };
    },
    LONGEST_OF_MANY,
  );

/** @param {State} state @param {Transfer} transfer @returns {State} */
function mergedWith(state, { settings, games, log, learned }) {
  let all = state.play.games;
  for (const kept of games) all = united(all, kept).games;
  // A reset counts on the side where it was made: what was solved on the other is added.
  const solved = unitedLogs({ ...state, resets: 0 }, { ...log, resets: 0 });
  return {
    ...state,
    ...mergedSettings(state, settings),
    ...solved,
    resets: state.resets,
    learned: unitedLearned(state.learned, learned),
    play: { ...state.play, games: all },
  };
}

/**
 * Bookmarks of both sides, and those settings from the file that nobody has changed here.
 * @param {State} state
 * @param {Read} read
 * @returns {Partial<State>}
 */
function mergedSettings(state, read) {
  const {
    game: _,
    mode: __,
    lesson: ___,
    watch: ____,
    places: _____,
    games: ______,
    ...theirs
  } = read;
  const usual = Object.entries(initialState());
  const untouched = usual.filter(([name, value]) => same(Reflect.get(state, name), value));
  const names = new Set(untouched.map(([name]) => name));
  const taken = Object.entries(theirs).filter(([name]) => names.has(name));
  return {
    ...Object.fromEntries(taken),
    bookmarks: distinct([...state.bookmarks, ...read.bookmarks]),
    hintsSeen: distinct([...state.hintsSeen, ...read.hintsSeen]),
  };
}

/** @template T @param {T[]} values */
const distinct = (values) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** What was added, in a sentence. @param {State} before @param {State} after */
function saidOf(before, after) {
  const added = (/** @type {(state: State) => number} */ count) => count(after) - count(before);
  const games = added(({ play }) => Object.values(play.games).filter(({ begun }) => begun).length);
  const solves = added((state) => state.solves.length);
  if (games === 0 && solves === 0) return "Imported. All of it was here already.";
  return `Imported: ${counted(games, "puzzle")} and ${counted(solves, "solve")} added.`;
}

/** @param {number} count @param {string} noun */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
