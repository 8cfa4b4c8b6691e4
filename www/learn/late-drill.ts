/** Drills load when one is opened, or a question like another. */

import { Late } from "../core/late.ts";

export const DRILLS = new Late(() => import("./round.ts"));
