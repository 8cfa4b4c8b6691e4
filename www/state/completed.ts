/** Files of what was set aside, with what their archives have: when you start over, solves and finished games stay there. */

import { attempt } from "../core/attempt.ts";
import { isObject } from "../core/guards.ts";
import { here } from "../core/late.ts";
import type { Everything } from "./exported.ts";
import { ARCHIVE } from "./late-archive.ts";

/** A file with what its archive has, or as it is if it has none. */
export async function completed(file: string): Promise<string> {
  const archive = archiveOf(file);
  if (!archive) return file;
  try {
    await ARCHIVE.load();
    return withEverything(file, await here(ARCHIVE.module).everythingIn(archive));
  } catch {
    return file;
  }
}

/** The database that a file names, or "". */
function archiveOf(file: string) {
  const read = attempt(() => JSON.parse(file) as unknown);
  return isObject(read) && typeof read.archive === "string" ? read.archive : "";
}

function withEverything(file: string, { solves, solvesAside, games }: Everything) {
  const all = JSON.parse(file) as Pick<Everything, "games"> & { log: Omit<Everything, "games"> };
  const log = {
    solves: [...solves, ...all.log.solves],
    solvesAside: [...solvesAside, ...all.log.solvesAside],
  };
  return JSON.stringify({ ...all, games: [...games, ...all.games], log });
}
