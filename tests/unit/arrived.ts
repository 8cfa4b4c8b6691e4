/** Runs before all tests: loads what the page loads at the start. */

import { LATE } from "../../www/app/late.ts";
import { loadLessons } from "../../www/content/lessons/loaded.ts";
import { DRILLS } from "../../www/learn/late-drill.ts";
import { CONTROLLER } from "../../www/saves/archiving.ts";
import { TRANSFER } from "../../www/saves/lazy.ts";

await loadLessons();
for (const late of [...Object.values(LATE), DRILLS, TRANSFER, CONTROLLER]) await late.load();
