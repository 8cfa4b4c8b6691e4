/** Files of what was set aside, with what their archives have: when you start over, solves and finished games stay there. */

import { attempt } from "../core/attempt.ts";
import { isObject } from "../core/guards.ts";
import { loaded } from "../core/lazy.ts";
import { countOf } from "../store/solves.ts";
import { isArchived } from "./archived-shape.ts";
import type { Everything } from "./exported.ts";
import { ARCHIVE } from "./lazy.ts";

/** What a file says that lacks solves, as does the page. */
export const MISSING =
  "The file lacks solved puzzles and finished games, because the browser’s database can’t be read. Reload the page, then save the file again.";

interface File {
  text: string;
  isWhole: boolean;
}

/** A file that lacks something must not look whole. */
export const lacking = (text: string): File => ({
  text: JSON.stringify({ missing: MISSING, ...JSON.parse(text) }),
  isWhole: false,
});

/** A file with what its archive has, or as it is if it names none. */
export async function completed(text: string): Promise<File> {
  const { archive, archived } = partsOf(text);
  if (typeof archive !== "string" || !archive) return { text, isWhole: true };
  try {
    await ARCHIVE.load();
    const all = await loaded(ARCHIVE.module).everythingIn(archive);
    const whole = withEverything(text, all);
    // A database that the browser has deleted opens again, empty.
    const isLost = isArchived(archived) && countOf(archived) > solvesIn(all);
    return isLost ? lacking(whole) : { text: whole, isWhole: true };
  } catch {
    return lacking(text);
  }
}

const partsOf = (text: string): Partial<Record<string, unknown>> => {
  const read = attempt(() => JSON.parse(text) as unknown);
  return isObject(read) ? read : {};
};

const solvesIn = ({ solves, excludedSolves }: Everything) => solves.length + excludedSolves.length;

function withEverything(text: string, { solves, excludedSolves, games }: Everything) {
  const all = JSON.parse(text) as Pick<Everything, "games"> & { log: Omit<Everything, "games"> };
  const log = {
    solves: [...solves, ...all.log.solves],
    excludedSolves: [...excludedSolves, ...all.log.excludedSolves],
  };
  return JSON.stringify({ ...all, games: [...games, ...all.games], log });
}
