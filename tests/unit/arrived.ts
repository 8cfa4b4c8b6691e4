/** Before all tests: loads what the page loads when it is opened. */

import { loadLessons } from "../../www/content/lessons/loaded.ts";

await loadLessons();
