/** The words of the detail panel. */

import { left } from "../board/scene/attacks.ts";
import type { KnightsScene, QueensScene } from "../board/scene/scene.ts";
import { comparedIn } from "../charts/comparison.ts";
import { count } from "../core/numbers.ts";
import type { Detail } from "./detail-view.ts";

export function noteOf({ panel, scene }: Detail) {
  if (panel === "overview") return `${count(scene.size.columns)} × ${count(scene.size.rows)}`;
  const isBack = scene.annotations.some(({ kind }) => kind === "free-again");
  return scene.kind === "queens" && isBack ? "outlined: possible again" : "";
}

/** The picture in words. */
export function labelOf(detail: Detail) {
  if (detail.panel === "overview") return "The whole board, and the part in view";
  if (detail.panel === "onward") return degreesLabel(detail.scene);
  return detail.panel === "compared" ? comparedLabel(detail.scene) : domainsLabel(detail.scene);
}

function degreesLabel({ degrees }: KnightsScene) {
  const open = Array.from(degrees).filter((degree) => degree >= 0).length;
  return `Onward moves of the ${open} unvisited squares`;
}

function comparedLabel(scene: QueensScene) {
  const values = comparedIn(scene).values.join(", ");
  return values ? `Conflicts by column: ${values}` : "No row yet";
}

function domainsLabel(scene: QueensScene) {
  const words = left(scene).flatMap((squares, row) =>
    squares === null ? [] : [`row ${scene.size.rows - row}: ${squares}`],
  );
  return `Squares left: ${words.length === 0 ? "every row has its queen" : words.join(", ")}`;
}
