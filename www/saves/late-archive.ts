/** The archive loads when the page is idle, or when something of it is needed. */

import { Late } from "../core/late.ts";

export const ARCHIVE = new Late(() => import("./archive.ts"));
