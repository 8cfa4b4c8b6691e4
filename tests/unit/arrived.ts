/** Runs before all tests: loads what the page loads at the start. */

import { loadLessons } from "../../www/content/lessons/loaded.ts";
import { ARCHIVING } from "../../www/run/archiving.ts";
import { LATE } from "../../www/run/late.ts";
import { DRILLS } from "../../www/run/lessons/late-drill.ts";
import { SAVES } from "../../www/state/late-saves.ts";

await loadLessons();
for (const late of [...Object.values(LATE), DRILLS, SAVES, ARCHIVING]) await late.load();
