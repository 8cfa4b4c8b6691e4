/** A moment as a picture of its own: the board's renderer on a small canvas. */

import { fit } from "../base/geometry.js";
import { makeRun } from "../engine/engine.js";
import { squareNames } from "../engine/table.js";
import { drawBoard } from "../render/board.js";
import { fitCanvas, pixelRatio, setSize } from "../render/canvas.js";
import { Layers } from "../render/layer.js";
import { runScene } from "../scene/scene.js";

/** @typedef {import("../cards/moment.js").Moment} Moment */
/** @typedef {import("../render/theme.js").Theme} Theme */

/** @param {Moment} moment */
function sceneOf(moment) {
  const { solver, options, seed, step } = moment;
  const run = makeRun({ puzzle: moment, solver, options, seed });
  const wanted = { sentence: true, board: true, tree: false };
  const snapshot = run.ask({ do: "reach", step }, Number.POSITIVE_INFINITY, wanted);
  run.free();
  return runScene(moment, snapshot);
}

/**
 * Draws a moment.
 * @param {HTMLCanvasElement} canvas
 * @param {Moment} moment
 * @param {Theme} theme
 * @param {number} most pixels that a side may take
 */
export function drawMoment(canvas, moment, theme, most) {
  const { rows, columns } = moment;
  const layout = fit({ rows, columns }, most, most, pixelRatio());
  setSize(canvas, layout);
  const context = fitCanvas(canvas, layout.width, layout.height);
  const scene = sceneOf(moment);
  const still = { before: scene, after: scene, t: 1, hover: null };
  drawBoard({
    ...{ context, layout, theme, ...still },
    ...{ names: squareNames(rows, columns), layers: new Layers() },
  });
}
