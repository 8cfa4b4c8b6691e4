/** Reads saved entries. */

import { isObject, isString, isWhole, listFrom } from "../core/guards.ts";
import { EnginePanic } from "../engine/door.ts";
import * as compare from "../routes/compare/setups.ts";
import type { SavedProgram } from "../store/programs.ts";
import type { Archived } from "../store/solves.ts";
import type { Daily, Kept, Solve } from "../store/state.ts";
import { isArchived } from "./archived-shape.ts";
import { isProgram } from "./lab-shapes.ts";
import { migrated, type Saved } from "./migrate.ts";
import { LONGEST, type Lost, type Read, SaveError, VERSION } from "./saved.ts";
import { isDaily, isKept, isSolve, usablePlaces, usableSettings } from "./shapes.ts";
import { gameLogged, solveLogged } from "./usable-log.ts";

/** Unusable parts become the default. Throws if nothing can be read. */
export const readSettings = (text: string, lost?: Lost): Read =>
  reading("settings", text, ({ places, compare: links, ...rest }) => {
    const settings = usableSettings(rest);
    const placed = usablePlaces(places);
    const compared = compare.deserialize(links);
    tell(lost, {
      ...settings.spoilt,
      ...some("places", placed.spoilt),
      ...some("compare", compared.spoilt),
    });
    return { ...settings.parts, compare: compared.compare, places: placed.parts };
  });

/** @param id that the game has to have; throws otherwise */
export const readGame = (text: string, id?: string, lost?: Lost): Kept =>
  reading("game", text, (read) => {
    const { whole, spoilt } = gameLogged(read);
    if (!isKept(whole) || (id !== undefined && whole.id !== id)) return false;
    tell(lost, some("logs", spoilt));
    return whole;
  });

/** What the archive has. A summary that can't be read is damaged as a whole; the archive has a copy. */
export const readArchived = (text: string): Archived =>
  reading("archived", text, (read) => isArchived(read) && read);

export const readSolve = (text: string, lost?: Lost): Solve =>
  reading("solve", text, (read) => {
    const { whole, spoilt } = solveLogged(read);
    if (!isSolve(whole)) return false;
    tell(lost, some("logs", spoilt));
    return whole;
  });

/** The usable part of the solves in a file, and the rest. Throws if it has none. */
export function usableLog({ solves, excludedSolves }: Record<string, unknown>) {
  const counted = usableSolves(solves);
  const excluded = usableSolves(excludedSolves);
  const logs = [...counted.logs, ...excluded.logs];
  const spoilt = {
    ...some("solves", counted.spoilt),
    ...some("excludedSolves", excluded.spoilt),
    ...some("logs", logs),
  };
  return { log: { solves: counted.fine, excludedSolves: excluded.fine }, spoilt };
}

function usableSolves(read: unknown) {
  const all = neededList(read).map(solveLogged);
  const solves = sifted(
    all.map(({ whole }) => whole),
    isSolve,
  );
  return { ...solves, logs: all.flatMap(({ spoilt }) => spoilt) };
}

/** Some of it may be of lessons that no longer exist. */
export const readLearned = (text: string, lost?: Lost): string[] =>
  reading("learned", text, ({ learned }) => {
    const { fine, spoilt } = sifted(neededList(learned), isString);
    tell(lost, some("learned", spoilt));
    return fine;
  });

/** By task and language; some may be of tasks that no longer exist. */
export const readPrograms = (text: string, lost?: Lost): Record<string, SavedProgram> =>
  reading("programs", text, ({ programs }) => {
    if (!isObject(programs)) return false;
    const { fine, spoilt } = usablePrograms(programs);
    tell(lost, some("programs", spoilt));
    return fine;
  });

/** The programs that can be read, and the rest. */
export function usablePrograms(programs: object) {
  const { fine, spoilt } = sifted(Object.entries(programs), isNamedProgram);
  return { fine: Object.fromEntries(fine), spoilt: Object.fromEntries(spoilt) };
}

const isNamedProgram = (entry: [string, unknown]): entry is [string, SavedProgram] =>
  isProgram(entry[1]);

export const readDays = (text: string, lost?: Lost): Record<string, Daily> =>
  reading("days", text, ({ days }) => {
    if (!isObject(days)) return false;
    const { fine, spoilt } = sifted(Object.entries(days), isDated);
    tell(lost, some("days", Object.fromEntries(spoilt)));
    return Object.fromEntries(fine);
  });

const isDated = (entry: [string, unknown]): entry is [string, Daily] => isDaily(...entry);

function neededList(read: unknown) {
  if (read === undefined) throw new SaveError("corrupt");
  return listFrom(read);
}

/** Splits a list into usable and unusable entries. */
export const sifted = <Entry, T extends Entry>(
  read: Entry[],
  isFine: (entry: Entry) => entry is T,
): { fine: T[]; spoilt: Entry[] } => ({
  fine: read.filter(isFine),
  spoilt: read.filter((entry) => !isFine(entry)),
});

/** Unusable parts under a name, if there are any. */
const some = (name: string, spoilt: object) =>
  Object.keys(spoilt).length > 0 ? { [name]: spoilt } : {};

function tell(lost: Lost | undefined, spoilt: object) {
  if (lost && Object.keys(spoilt).length > 0) lost({ version: VERSION, ...spoilt });
}

/**
 * Parses a text; throws a `SaveError` with the reason.
 * @param make takes it as this version saves it, and returns false for what no version wrote
 * @param longest in characters
 */
export function reading<T>(
  kind: Saved,
  text: string,
  make: (read: Record<string, unknown>) => T | false,
  longest: number = LONGEST,
): T {
  if (text.length > longest) throw new SaveError("large");
  const made = attempt(() => {
    const read: unknown = JSON.parse(text);
    if (!isObject(read)) return false;
    const { version, ...saved } = read;
    if (!isWhole(version) || version === 0) return false;
    if (version > VERSION) throw new SaveError("new");
    return make(migrated(kind, version, saved));
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
