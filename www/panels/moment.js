/** A moment as a picture of its own: the board's renderer on a small canvas. */

import { fit } from "../base/geometry.js";
import { makeRun, squareNames } from "../engine/engine.js";
import { drawBoard } from "../render/board.js";
import { Layers } from "../render/layer.js";
import { runScene } from "../scene/scene.js";

/** @typedef {import("../cards/moment.js").Moment} Moment */
/** @typedef {import("../render/theme.js").Theme} Theme */

/** @param {Moment} moment */
function sceneOf(moment) {
  const run = makeRun(moment, moment.solver, moment.options, moment.seed);
  run.reach(moment.step);
  const scene = runScene(moment, run);
  run.free();
  return scene;
}

/**
 * Draws a moment.
 * @param {HTMLCanvasElement} canvas
 * @param {Moment} moment
 * @param {Theme} theme
 * @param {number} most pixels that a side may take
 */
export function drawMoment(canvas, moment, theme, most) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw: use one with a 2D canvas.");
  const { rows, columns } = moment;
  const scale = Math.max(1, devicePixelRatio);
  const layout = fit({ rows, columns }, most, most, scale);
  canvas.width = Math.round(layout.width * scale);
  canvas.height = Math.round(layout.height * scale);
  canvas.style.width = `${layout.width}px`;
  canvas.style.height = `${layout.height}px`;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const scene = sceneOf(moment);
  const still = { before: scene, after: scene, t: 1, hover: null };
  drawBoard({
    ...{ context, layout, theme, ...still },
    ...{ names: squareNames(rows, columns), layers: new Layers() },
  });
}
