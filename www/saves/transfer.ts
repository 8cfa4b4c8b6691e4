/** Merges a file with everything; loads with the readers of saves. */

import { isObject, isString, listFrom } from "../core/guards.ts";
import { counted } from "../core/lists.ts";
import { omit } from "../core/objects.ts";
import { same } from "../core/same.ts";
import { united } from "../store/games.ts";
import { unitedLearned } from "../store/lessons.ts";
import { bothPrograms, type SavedProgram } from "../store/programs.ts";
import { type Archived, unitedSolves, withArchived } from "../store/solves.ts";
import { type Id, initialState, type Kept, type Solve, type State } from "../store/state.ts";
import { FORMAT } from "./exported.ts";
import { reading, readSettings, sifted, usableLog, usablePrograms } from "./readers.ts";
import { LONGEST_OF_MANY, PLACE, type Read, SaveError } from "./saved.ts";
import { isKept } from "./shapes.ts";
import { gameLogged } from "./usable-log.ts";

export { bothPrograms } from "../store/programs.ts";
export {
  readArchived,
  readDays,
  readGame,
  readLearned,
  readPrograms,
  readSettings,
  readSolve,
} from "./readers.ts";
export { settingsOfBoth, sharedWith, withTheirs } from "./windows.ts";

/** What a file has. */
export interface Transfer {
  settings: Read | null;
  games: Kept[];
  solves: Solve[];
  /** Those that a reset took out of the statistics. */
  excludedSolves: Solve[];
  learned: string[];
  programs: Record<string, SavedProgram>;
  isPart: boolean;
}

const NO_LOG = { solves: [], excludedSolves: [] };

const PART = " Part of the file is damaged and was left out.";

/** Why a file can't be loaded, and what to do. */
const WHY = {
  corrupt: "This isn’t a Forward Check file, or it is damaged: choose one that this page saved.",
  new: "This file was saved by a newer version of this page. Reload the page, then load the file again.",
  large: "This file is too large to load. Choose one that this page saved.",
};

/** What the archive has taken of a file. */
export interface Stored {
  archived: Archived;
  /** How many solves and games it lacked before. */
  solves: number;
  games: number;
  /** The games that it has. */
  ids: Id[];
}

/**
 * Merges a file without losing anything from either side. `said` is the result in a sentence.
 * @param stored missing if there is no archive: then the solves wait for one
 */
export function importAll(
  state: State,
  text: string,
  stored?: Stored,
): { state: State; message: string; problem: string } {
  try {
    const transfer = readAll(text);
    const merged = mergedWith(state, transfer, stored);
    const message = messageOf(state, merged, stored) + (transfer.isPart ? PART : "");
    return { state: merged, message, problem: "" };
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return { state, message: "", problem: WHY[error.why] };
  }
}

/** The solves and the finished games of a file, for the archive; none if it can't be read. */
export function forArchive(text: string): Pick<Transfer, "solves" | "excludedSolves" | "games"> {
  try {
    const { solves, excludedSolves, games } = readAll(text);
    return { solves, excludedSolves, games: games.filter(({ solved }) => solved) };
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return { solves: [], excludedSolves: [], games: [] };
  }
}

const readAll = (text: string): Transfer =>
  reading(
    "file",
    text,
    ({ format, settings = null, games, log = NO_LOG, learned, programs }) => {
      if (format !== FORMAT || !isObject(log)) return false;
      const brought = listFrom(games).map(gameLogged);
      const played = sifted(
        brought.map(({ whole }) => whole),
        isKept,
      );
      const solved = usableLog(log);
      const logs = brought.flatMap(({ spoilt }) => spoilt);
      const written = usablePrograms(isObject(programs) ? programs : {});
      const marks = sifted(listFrom(learned), isString);
      const [read, isPart] = settings ? readPart(settings) : [null, false];
      const others = [...Object.keys(solved.spoilt), ...Object.keys(written.spoilt)];
      const left = [played.spoilt, logs, others, marks.spoilt].flat().length;
      return {
        settings: read,
        games: played.fine,
        ...solved.log,
        learned: marks.fine,
        programs: written.fine,
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

function mergedWith(state: State, transfer: Transfer, stored?: Stored): State {
  const { settings, games, solves, excludedSolves, learned, programs } = transfer;
  let all = state.play.games;
  const isStored = new Set(stored?.ids);
  for (const kept of games) if (!isStored.has(kept.id)) all = united(all, kept).games;
  const { archived, pending } = state.solves;
  const waiting = unitedSolves(pending, [...solves, ...excludedSolves]);
  return {
    ...state,
    ...(settings && mergedSettings(state, settings)),
    solves: stored
      ? withArchived(state.solves, stored.archived, [...solves, ...excludedSolves])
      : { archived, pending: waiting },
    learned: unitedLearned(state.learned, learned),
    programs: bothPrograms(state.programs, programs),
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

function messageOf(before: State, after: State, stored?: Stored) {
  const added = (count: (state: State) => number) => count(after) - count(before);
  const begun = ({ play }: State) => Object.values(play.games).filter(({ begun }) => begun).length;
  const games = added(begun) + (stored?.games ?? 0);
  const solves = stored?.solves ?? added((state) => state.solves.pending.length);
  if (games === 0 && solves === 0) return "Loaded. Everything in it was here already.";
  return `Loaded: ${counted(games, "puzzle")} and ${counted(solves, "solve")} added.`;
}
