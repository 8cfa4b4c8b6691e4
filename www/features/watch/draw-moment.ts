/** A moment as a picture of its own: the board's renderer on a small canvas. */

import type { Moment } from "../../content/moment.ts";
import { fit } from "../../core/geometry.ts";
import { makeRun } from "../../engine/engine.ts";
import { squareNames } from "../../engine/table.ts";
import { drawBoard } from "../../render/board.ts";
import { fitCanvas, pixelRatio, setSize } from "../../render/canvas.ts";
import { Layers } from "../../render/layer.ts";
import type { Theme } from "../../render/theme.ts";
import { runScene } from "../../scene/scene.ts";

function sceneOf(moment: Moment) {
  const { solver, options, seed, step } = moment;
  const run = makeRun({ puzzle: moment, solver, options, seed });
  const wanted = { sentence: true, board: true, tree: false };
  const snapshot = run.ask({ do: "reach", step }, Number.POSITIVE_INFINITY, wanted);
  run.free();
  return runScene(moment, snapshot);
}

/**
 * Draws a moment.
 * @param most pixels that a side may take
 */
export function drawMoment(canvas: HTMLCanvasElement, moment: Moment, theme: Theme, most: number) {
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
