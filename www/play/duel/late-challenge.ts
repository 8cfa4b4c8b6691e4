/** Challenges load when a link to one is opened, or one is made. */

import { Late } from "../../core/late.ts";

export const CHALLENGE = new Late(() => import("./challenge.ts"));
