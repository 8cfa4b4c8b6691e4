/** What loads when the page is idle, or when it is needed. */

import { Late } from "../core/late.ts";

/** The archive. */
export const ARCHIVE = new Late(() => import("./archive.ts"));

/** What reads saves: it loads at once if something was saved. */
export const TRANSFER = new Late(() => import("./transfer.ts"));
