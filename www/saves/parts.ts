/** The saved entries. Besides settings, games and pending solves: what the archive has, days and progress. */

import { loaded } from "../core/lazy.ts";
import { knowsColours } from "../engine/setting-up.ts";
import { mayHoldColours } from "../routes/boards.ts";
import { unitedLearned } from "../store/lessons.ts";
import { withArchived } from "../store/solves.ts";
import type { State } from "../store/state.ts";
import { TRANSFER } from "./lazy.ts";
import type { Lost } from "./saved.ts";
import * as saved from "./saved.ts";

export const readers = () => loaded(TRANSFER.module);

/** Whether what is loaded can read an entry: not every module can check boards of colours. */
export const isReadable = (text: string) =>
  TRANSFER.module !== null && (knowsColours() || !mayHoldColours(text));

export const SETTINGS = "forward-check";
export const GAME = "forward-check/game/";
/** A solve that is not in the archive yet. */
export const SOLVE = "forward-check/solve/";
const SOLVES = "forward-check/solves";
const DAYS = "forward-check/days";
const LEARNED = "forward-check/learned";
const PROGRAMS = "forward-check/programs";
/** The entries besides settings, games and pending solves. */
export const PARTS: Part[] = [
  {
    key: SOLVES,
    name: "solves",
    save: saved.saveArchived,
    read: (text) => ({ solves: { archived: readers().readArchived(text), pending: [] } }),
    merge: (state, { solves }) =>
      solves ? { ...state, solves: withArchived(state.solves, solves.archived) } : state,
  },
  {
    key: DAYS,
    name: "days",
    save: saved.saveDays,
    read: (text, lost) => ({ days: readers().readDays(text, lost) }),
    merge: (state, { days }) => ({ ...state, days: { ...state.days, ...days } }),
  },
  {
    key: LEARNED,
    name: "learned",
    save: saved.saveLearned,
    read: (text, lost) => ({ learned: readers().readLearned(text, lost) }),
    merge: (state, { learned = [] }) => ({
      ...state,
      learned: unitedLearned(state.learned, learned),
    }),
  },
  {
    key: PROGRAMS,
    name: "programs",
    save: saved.savePrograms,
    read: (text, lost) => ({ programs: readers().readPrograms(text, lost) }),
    merge: (state, { programs = {} }) => ({
      ...state,
      programs: readers().bothPrograms(state.programs, programs),
    }),
  },
];

export interface Part {
  key: string;
  /** The part of the state that changes with the entry. */
  name: "solves" | "days" | "learned" | "programs";
  save: (state: State) => string;
  read: (text: string, lost: Lost) => Partial<State>;
  /** Adds what another window saved. */
  merge: (state: State, theirs: Partial<State>) => State;
}

/** Entries by what they hold. */
export function partsOf(entries: ReadonlyMap<string, string>) {
  const those = (prefix: string) =>
    [...entries].flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : []));
  const that = (key: string) => entries.get(key) ?? null;
  return {
    settings: that(SETTINGS),
    games: those(GAME),
    solves: those(SOLVE),
    archived: that(SOLVES),
    days: that(DAYS),
    learned: that(LEARNED),
    programs: that(PROGRAMS),
  };
}
