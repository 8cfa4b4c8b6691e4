/** Exports everything as one file. */

import { attempt } from "../core/attempt.ts";
import { isObject } from "../core/guards.ts";
import { omit } from "../core/objects.ts";
import { saveSettings, VERSION } from "./saved.ts";
import type { State } from "./state.ts";
import { dateOf } from "./today.ts";

export const FORMAT = "forward-check";

/** @param now the time, in milliseconds */
export function exportAll(state: State, now: number): { name: string; text: string } {
  const { solves, solvesAside, resets, play, learned } = state;
  const games = Object.values(play.games);
  const settings: unknown = JSON.parse(saveSettings(state));
  const all = { format: FORMAT, version: VERSION, exported: new Date(now).toISOString() };
  const log = { solves, solvesAside, resets };
  const text = JSON.stringify({ ...all, settings, games, log, learned });
  return { name: `forward-check-${dateOf(now)}.json`, text };
}

/** Exports raw entries; those that can't be read are included as text. */
type Texts = Record<"settings" | "log" | "learned" | "days", string | null> & { games: string[] };

export function exportTexts({ settings, games, log, days, learned }: Texts) {
  const unreadable: string[] = [];
  const read = (text: string | null, ...lists: string[]) => {
    const entry = attempt(() => JSON.parse(text ?? "") as unknown);
    if (isObject(entry) && lists.every((name) => Array.isArray(entry[name]))) return entry;
    if (text !== null) unreadable.push(text);
    return undefined;
  };
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    settings: read(settings),
    games: games.map((text) => read(text)).flatMap((game) => (game ? [omit(game, "version")] : [])),
    days: read(days),
    log: read(log, "solves", "solvesAside"),
    learned: read(learned, "learned")?.learned,
    unreadable,
  });
}
