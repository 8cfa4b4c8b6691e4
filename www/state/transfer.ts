/** Merges a file with everything; loads with the readers of saves. */

import { isObject, isString, listFrom } from "../core/guards.ts";
import { counted } from "../core/lists.ts";
import { omit } from "../core/objects.ts";
import { same } from "../core/same.ts";
import { FORMAT } from "./exported.ts";
import { united } from "./games.ts";
import { unitedLearned } from "./lessons.ts";
import { broughtGame } from "./migrate.ts";
import { reading, readSettings, sifted, usableLog } from "./readers.ts";
import { LONGEST_OF_MANY, type Log, PLACE, type Read, SaveError } from "./saved.ts";
import { isKept } from "./shapes.ts";
import { unitedLogs } from "./solves.ts";
import { initialState, type Kept, type State } from "./state.ts";
import { gameLogged } from "./usable-log.ts";

export { readDays, readGame, readLearned, readLog, readSettings } from "./readers.ts";

interface Transfer {
  settings: Read | null;
  games: Kept[];
  log: Log;
  learned: string[];
  isPart: boolean;
}

const NO_LOG = { solves: [], solvesAside: [], resets: 0 };

const PART = " Part of the file is damaged and was left out.";

/** Why a file can't be loaded, and what to do. */
const WHY = {
  corrupt: "This isn’t a Forward Check file, or it is damaged: choose one that this page saved.",
  new: "This file was saved by a newer version of this page. Reload the page, then load the file again.",
  large: "This file is too large to load. Choose one that this page saved.",
};

/** Merges a file without losing anything from either side. `said` is the result in a sentence. */
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
    // Files of earlier versions have no progress, and none has a log without solves.
    ({ format, settings = null, games, log = NO_LOG, learned }) => {
      if (format !== FORMAT || !isObject(log)) return false;
      const brought = listFrom(games).map((game) => gameLogged(broughtGame(game)));
      const played = sifted(
        brought.map(({ whole }) => whole),
        isKept,
      );
      const solved = usableLog(log);
      const logs = brought.flatMap(({ spoilt }) => spoilt);
      const marks = sifted(listFrom(learned), isString);
      const [read, isPart] = settings ? readPart(settings) : [null, false];
      const left = [played.spoilt, logs, Object.keys(solved.spoilt), marks.spoilt].flat().length;
      return {
        settings: read,
        games: played.fine,
        log: solved.log,
        learned: marks.fine,
        isPart: isPart || left > 0,
      };
    },
    LONGEST_OF_MANY,
  );

/** The usable settings of a file, and whether some were not. */
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
  // The resets of the file do not count here: its solves are added.
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

/** All bookmarks, and those settings of the file that are unchanged here. */
function mergedSettings(state: State, read: Read): Partial<State> {
  const theirs = omit(read, ...PLACE);
  const usual = initialState();
  return {
    ...picked(theirs, (name) => same(state[name], usual[name])),
    bookmarks: distinct([...state.bookmarks, ...read.bookmarks]),
    hintsSeen: distinct([...state.hintsSeen, ...read.hintsSeen]),
  };
}

function picked<T extends object>(whole: T, isWanted: (name: keyof T) => boolean): Partial<T> {
  const parts: Partial<T> = {};
  for (const name in whole) if (isWanted(name)) parts[name] = whole[name];
  return parts;
}

const distinct = <T>(values: T[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

function saidOf(before: State, after: State) {
  const added = (count: (state: State) => number) => count(after) - count(before);
  const games = added(({ play }) => Object.values(play.games).filter(({ begun }) => begun).length);
  const solves = added((state) => state.solves.length);
  if (games === 0 && solves === 0) return "Loaded. Everything in it was here already.";
  return `Loaded: ${counted(games, "puzzle")} and ${counted(solves, "solve")} added.`;
}
