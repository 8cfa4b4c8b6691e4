/** Exports everything as one file. */

import { attempt } from "../core/attempt.ts";
import { isObject } from "../core/guards.ts";
import { omit } from "../core/objects.ts";
import { dateOf } from "../core/today.ts";
import { unitedSolves } from "../store/solves.ts";
import type { Kept, Solve, State } from "../store/state.ts";
import { saveSettings, VERSION } from "./saved.ts";

export const FORMAT = "forward-check";

/** The solves and the finished games of the archive. */
export interface Everything {
  solves: Solve[];
  excludedSolves: Solve[];
  games: Kept[];
}

export const NOTHING_ARCHIVED: Everything = { solves: [], excludedSolves: [], games: [] };

/**
 * @param now the time, in milliseconds
 * @param archived what the archive has
 */
export function exportAll(
  state: State,
  now: number,
  archived: Everything = NOTHING_ARCHIVED,
): { name: string; text: string } {
  const { play, learned, programs } = state;
  const games = [...archived.games, ...Object.values(play.games)];
  const settings: unknown = JSON.parse(saveSettings(state));
  const all = { format: FORMAT, version: VERSION, exported: new Date(now).toISOString() };
  const { excludedSolves } = archived;
  const log = { solves: unitedSolves(archived.solves, state.solves.pending), excludedSolves };
  const text = JSON.stringify({ ...all, settings, games, log, learned, programs });
  return { name: `forward-check-${dateOf(now)}.json`, text };
}

type Texts = Record<"settings" | "archived" | "learned" | "days" | "programs", string | null> &
  Record<"games" | "solves", string[]>;

/**
 * Exports raw entries; those that can't be read are included as text.
 * @param archive the name of the database that has the other solves and games
 */
export function exportTexts(texts: Texts, archive: string) {
  const { settings, games, solves, archived, days, learned, programs } = texts;
  const unreadable: string[] = [];
  const read = (text: string | null, ...parts: string[]) => {
    const entry = attempt(() => JSON.parse(text ?? "") as unknown);
    if (isObject(entry) && parts.every((name) => isObject(entry[name]))) return entry;
    if (text !== null) unreadable.push(text);
    return undefined;
  };
  const list = (all: string[]) =>
    all.map((text) => read(text)).flatMap((one) => (one ? [omit(one, "version")] : []));
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    settings: read(settings),
    games: list(games),
    days: read(days),
    log: { solves: list(solves), excludedSolves: [] },
    archived: read(archived, "summary"),
    archive,
    learned: read(learned, "learned")?.learned,
    programs: read(programs, "programs")?.programs,
    unreadable,
  });
}
