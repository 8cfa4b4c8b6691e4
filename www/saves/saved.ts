/** The saved entries as text: settings, games, pending solves, the summary of all solves, days and progress. `readers.ts` reads them. */

import { omit } from "../core/objects.ts";
import * as compare from "../routes/compare/setups.ts";
import { withoutQuestions } from "../store/lessons.ts";
import type { Kept, PlayState, Solve, State } from "../store/state.ts";

/** The parts of the state with separate entries. */
export const OWN = ["days", "solves", "learned", "programs"] as const;

/** The state without the parts that have separate entries. */
export type Settings = Omit<State, "play" | (typeof OWN)[number]>;

/** As settings are saved. */
export type Read = Settings & { places: Places };

/** Each window is somewhere else, and watches its own run. */
export const PLACE = [
  ...(["game", "mode", "screen", "lesson", "page", "projector"] as const),
  ...(["watch", "places", "lab"] as const),
];

/** The boards shown, and those that undo and redo reach. */
export type Places = Omit<PlayState, "games">;

/** Receives the unusable parts of an entry. */
export type Lost = (parts: object) => void;

export type Why = "corrupt" | "new" | "large";

/** Of the format. What an earlier version saved is brought to it in `migrate.ts`. */
export const VERSION = 1;

/** The longest entry that is read, in characters, and the longest list. */
export const LONGEST = 2_000_000;
export const LONGEST_OF_MANY = 64_000_000;

export class SaveError extends Error {
  why;
  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

export const saveSettings = (state: State) =>
  JSON.stringify({
    version: VERSION,
    ...omit(state, "play", ...OWN),
    lesson: withoutQuestions(state.lesson),
    compare: compare.serialize(state.compare),
    places: omit(state.play, "games"),
  });

export const saveGame = (kept: Kept) => JSON.stringify({ version: VERSION, ...kept });

/** What the archive has; each pending solve has its own entry. */
export const saveArchived = ({ solves }: State) =>
  JSON.stringify({ version: VERSION, ...solves.archived });

export const saveSolve = (solve: Solve) => JSON.stringify({ version: VERSION, ...solve });

export const saveLearned = ({ learned }: State) => JSON.stringify({ version: VERSION, learned });

export const savePrograms = ({ programs }: State) => JSON.stringify({ version: VERSION, programs });

export const saveDays = ({ days }: State) => JSON.stringify({ version: VERSION, days });
