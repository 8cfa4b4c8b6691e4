/** What loads when the page is idle, or when it is needed. */

import { Lazy } from "../core/lazy.ts";

/** The archive. */
export const ARCHIVE = new Lazy(() => import("./archive.ts"));

/** What reads saves: it loads at once if something was saved. */
export const TRANSFER = new Lazy(() => import("./transfer.ts"));
