/** Runs before all tests: loads what the page loads at the start. */

import { loadLessons } from "../../www/content/lessons/loaded.ts";
import { LATE } from "../../www/run/late.ts";

await loadLessons();
for (const late of Object.values(LATE)) await late.load();
