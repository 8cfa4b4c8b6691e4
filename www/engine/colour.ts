/** The solvers of Colour Queens at work: see `engine.ts`. Only this file imports their package. */

import { Door } from "./door.ts";

export const colour = new Door(
  () => import("../pkg/colour.js"),
  new URL("../pkg/colour_bg.wasm", import.meta.url),
);
