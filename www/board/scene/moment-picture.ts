/** The picture of a moment that no run on the page has reached: a separate run goes there. */

import type { Moment } from "../../content/moment.ts";
import { makeRun } from "../../engine/engine.ts";
import { squareNames } from "../../engine/setting-up.ts";
import { MOMENT } from "../../engine/wanted.ts";
import { emptyScene, runScene } from "./by-game.ts";
import type { Scene } from "./scene.ts";

export interface MomentPicture {
  scene: Scene;
  /** Of all squares. */
  names: string[];
}

export function pictureOf(moment: Moment): MomentPicture {
  return { scene: sceneOf(moment), names: squareNames(moment.rows, moment.columns) };
}

function sceneOf(moment: Moment): Scene {
  // A knight without a start has no run.
  if (moment.game === "knights" && moment.squares.length === 0) return emptyScene(moment);
  const { solver, options, seed, step } = moment;
  const run = makeRun({ puzzle: moment, solver, options, seed });
  const snapshot = run.ask({ do: "reach", step }, Number.POSITIVE_INFINITY, MOMENT);
  run.free();
  return runScene(moment, snapshot);
}
