/** Runs before all tests: loads what the page loads at the start. */

import { LAZY } from "../../www/app/lazy.ts";
import { loadLessons } from "../../www/content/lessons/loaded.ts";
import { DRILLS } from "../../www/learn/lazy-drills.ts";
import { CONTROLLER } from "../../www/saves/archiving.ts";
import { TRANSFER } from "../../www/saves/lazy.ts";

await loadLessons();
for (const late of [...Object.values(LAZY), DRILLS, TRANSFER, CONTROLLER]) await late.load();
