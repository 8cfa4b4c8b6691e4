/** Drills load when one is opened, or a question like another. */

import { Lazy } from "../core/lazy.ts";

export const DRILLS = new Lazy(() => import("./round.ts"));
