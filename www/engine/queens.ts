/** The solvers of Queen's Challenge at work: see `engine.ts`. Only this file imports their package. */

import type * as wasm from "../pkg/queens.js";
import { type Bindings, Door } from "./door.ts";

export type { Ghost, Picture, Race, Run, Survey } from "../pkg/queens.js";

/** The functions that the table and the modules of all games have: see `setting-up.ts`. */
export type SettingUp = Bindings &
  Pick<typeof wasm, "checkPuzzle" | "checkRun" | "parseSquare" | "roster" | "squareNames">;

/** The functions that the modules of all games have. */
export type Solvers = SettingUp &
  Pick<
    typeof wasm,
    ("Ghost" | "Picture" | "Race" | "Run" | "Survey") | ("nests" | "paletteNames" | "pseudocode")
  >;

export const queens = new Door(
  () => import("../pkg/queens.js"),
  new URL("../pkg/queens_bg.wasm", import.meta.url),
);
