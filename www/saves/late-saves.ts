/** What reads saves loads if something was saved, or when the page is idle. */

import { Late } from "../core/late.ts";

export const SAVES = new Late(() => import("./transfer.ts"));
