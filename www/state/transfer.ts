/** Everything that is kept as one file, and such a file merged with what there is. */

import { isObject, isString, listFrom } from "../core/guards.ts";
import { same } from "../core/same.ts";
import { united } from "./games.ts";
import { unitedLearned } from "./lessons.ts";
import {
  LONGEST_OF_MANY,
  type Log,
  type Read,
  reading,
  readSettings,
  SaveError,
  saveSettings,
  sifted,
  usableLog,
  VERSION,
} from "./saved.ts";
import { isKept } from "./shapes.ts";
import { unitedLogs } from "./solves.ts";
import { initialState, type Kept, type State } from "./state.ts";
import { dateOf } from "./today.ts";

interface Transfer {
  settings: Read | null;
  games: Kept[];
  log: Log;
  learned: string[];
  isPart: boolean;
}

const FORMAT = "forward-check";

const NO_LOG = { solves: [], solvesAside: [], resets: 0 };

const PART = " Part of the file is damaged and was left out.";

/** Why a file cannot be read, and what to do. */
const WHY = {
  corrupt:
    "This is no file of Forward Check, or it is damaged: choose one that this page exported.",
  new: "This file was exported by a newer version of this page: load the page again, then import it.",
  large: "This file is too large to be read: choose one that this page exported.",
};

/**
 * Everything as one file.
 * @param now the time, in milliseconds
 */
export function exportAll(state: State, now: number): { name: string; text: string } {
  const { solves, solvesAside, resets, play, learned } = state;
  const games = Object.values(play.games);
  const settings: unknown = JSON.parse(saveSettings(state));
  const all = { format: FORMAT, version: VERSION, exported: new Date(now).toISOString() };
  const log = { solves, solvesAside, resets };
  const text = JSON.stringify({ ...all, settings, games, log, learned });
  return { name: `forward-check-${dateOf(now)}.json`, text };
}

/**
 * Entries as they lie in the browser's storage, as one file of the same kind. What is no entry of
 * its name is in it as text.
 */
export function exportTexts(texts: {
  settings: string | null;
  games: string[];
  log: string | null;
  learned: string | null;
  days: string | null;
}) {
  const [settings, log] = [parsed(texts.settings), parsed(texts.log)];
  const [learned, days] = [parsed(texts.learned), parsed(texts.days)];
  const games = texts.games.map(parsed);
  const isLog = Array.isArray(log?.solves) && Array.isArray(log?.solvesAside);
  const isLearned = Array.isArray(learned?.learned);
  return JSON.stringify({
    ...{ format: FORMAT, version: VERSION },
    ...(settings && { settings }),
    games: games.filter((game) => game !== null).map(({ version: _, ...kept }) => kept),
    days,
    ...(isLog && { log }),
    ...(isLearned && { learned: learned?.learned }),
    unreadable: [
      ...(settings ? [] : [texts.settings]),
      ...texts.games.filter((_, index) => !games[index]),
      ...(isLog ? [] : [texts.log]),
      ...(isLearned ? [] : [texts.learned]),
      ...(days ? [] : [texts.days]),
    ].filter((text) => text !== null),
  });
}

/** What stands in the text of an entry; null if that is nothing, or cannot be read. */
function parsed(text: string | null) {
  try {
    const read: unknown = text === null ? null : JSON.parse(text);
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}

/**
 * What there is, merged with what stands in a file: nothing of either side is lost.
 * @returns what came of it, in a sentence
 */
export function importAll(
  state: State,
  text: string,
): { state: State; said: string; problem: string } {
  try {
    const transfer = readAll(text);
    const merged = mergedWith(state, transfer);
    const said = saidOf(state, merged) + (transfer.isPart ? PART : "");
    return { state: merged, said, problem: "" };
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return { state, said: "", problem: WHY[error.why] };
  }
}

const readAll = (text: string): Transfer =>
  reading(
    text,
    // Files of earlier versions do not know what was learned; where nothing was kept, there are none.
    ({ format, settings = null, games = [], log = NO_LOG, learned = [] }) => {
      if (format !== FORMAT || !isObject(log)) return false;
      const [played, solved] = [sifted(listFrom(games), isKept), usableLog(log)];
      const marks = sifted(listFrom(learned), isString);
      const [read, isPart] = settings ? readPart(settings) : [null, false];
      const left = [played.spoilt, Object.keys(solved.spoilt), marks.spoilt].flat().length;
      return {
        ...{ settings: read, games: played.fine, log: solved.log, learned: marks.fine },
        isPart: isPart || left > 0,
      };
    },
    LONGEST_OF_MANY,
  );

/**
 * The settings of a file, as far as they can be used.
 * @returns and whether that is not all of them
 */
function readPart(settings: unknown): [Read | null, boolean] {
  let isPart = false;
  try {
    const read = readSettings(JSON.stringify(settings), () => {
      isPart = true;
    });
    return [read, isPart];
  } catch {
    return [null, true];
  }
}

function mergedWith(state: State, { settings, games, log, learned }: Transfer): State {
  let all = state.play.games;
  for (const kept of games) all = united(all, kept).games;
  // A reset counts on the side where it was made: what was solved on the other is added.
  const solved = unitedLogs({ ...state, resets: 0 }, { ...log, resets: 0 });
  return {
    ...state,
    ...(settings && mergedSettings(state, settings)),
    ...solved,
    resets: state.resets,
    learned: unitedLearned(state.learned, learned),
    play: { ...state.play, games: all },
  };
}

/** Bookmarks of both sides, and those settings from the file that nobody has changed here. */
function mergedSettings(state: State, read: Read): Partial<State> {
  const {
    game: _,
    mode: __,
    lesson: ___,
    watch: ____,
    places: _____,
    games: ______,
    ...theirs
  } = read;
  const usual = initialState();
  return {
    ...picked(theirs, (name) => same(state[name], usual[name])),
    bookmarks: distinct([...state.bookmarks, ...read.bookmarks]),
    hintsSeen: distinct([...state.hintsSeen, ...read.hintsSeen]),
  };
}

/** Those parts of a whole whose names are wanted. */
function picked<T extends object>(whole: T, isWanted: (name: keyof T) => boolean): Partial<T> {
  const parts: Partial<T> = {};
  for (const name in whole) if (isWanted(name)) parts[name] = whole[name];
  return parts;
}

const distinct = <T>(values: T[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** What was added, in a sentence. */
function saidOf(before: State, after: State) {
  const added = (count: (state: State) => number) => count(after) - count(before);
  const games = added(({ play }) => Object.values(play.games).filter(({ begun }) => begun).length);
  const solves = added((state) => state.solves.length);
  if (games === 0 && solves === 0) return "Imported. All of it was here already.";
  return `Imported: ${counted(games, "puzzle")} and ${counted(solves, "solve")} added.`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
