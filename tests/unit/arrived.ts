/** Runs before all tests: loads what the page loads at the start. */

import { LAZY } from "../../www/app/lazy.ts";
import { loadLessons } from "../../www/content/lessons/loaded.ts";
import { DRILLS } from "../../www/learn/lazy-drills.ts";
import { TRANSFER } from "../../www/saves/lazy.ts";
import { ARCHIVE_CONTROLLER } from "../../www/saves/lazy-archive.ts";

await loadLessons();
for (const late of [...Object.values(LAZY), DRILLS, TRANSFER, ARCHIVE_CONTROLLER])
  await late.load();
