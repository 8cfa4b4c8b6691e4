/** The solvers of Knight's Tour at work: see `engine.ts`. Only this file imports their package. */

import { Door } from "./door.ts";

export const knights = new Door(
  () => import("../pkg/knights.js"),
  new URL("../pkg/knights_bg.wasm", import.meta.url),
);
