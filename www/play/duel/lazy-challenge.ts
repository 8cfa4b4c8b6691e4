/** Challenges load when a link to one is opened, or one is made. */

import { Lazy } from "../../core/lazy.ts";

export const CHALLENGE = new Lazy(() => import("./challenge.ts"));
