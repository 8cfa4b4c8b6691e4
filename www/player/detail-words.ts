/** The words and the legend of the detail panel. */

import { count } from "../core/numbers.ts";
import type { KnightsScene } from "../games/knights.ts";
import type { QueensScene } from "../games/queens.ts";
import { comparedIn } from "../render/charts.ts";
import { levelColour, moveColour, type Theme } from "../render/theme.ts";
import type { Detail } from "../run/detail-view.ts";
import { left } from "../scene/attacks.ts";
import type { LargeScene } from "../scene/large.ts";
import { annotationEntries, type Entry, forceEntries, type LegendView } from "./legend-view.ts";

/** Colours from the first move of a large tour to the last. */
const RAMP = 100;
/** Depths in the legend; after them the colours repeat. */
const SHOWN_DEPTHS = 7;

export function noteOf({ panel, scene }: Detail) {
  if (panel === "overview") return `${count(scene.size.rows)} × ${count(scene.size.columns)}`;
  const isBack = scene.annotations.some(({ kind }) => kind === "free-again");
  return scene.kind === "queens" && isBack ? "outlined: back again" : "";
}

/** The picture in words. */
export function labelOf(detail: Detail) {
  if (detail.panel === "overview") return "The whole board, and the part of it that is shown";
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

export function legendOf({ panel, scene }: Detail, theme: Theme): LegendView {
  if (panel === "overview") return only(largeEntries(scene, theme));
  const signs = annotationEntries(scene.annotations, theme);
  if (panel === "onward") return only([["", "unvisited squares a jump away from each"], ...signs]);
  if (panel === "forces") return only(forceEntries(theme));
  if (panel === "pairs" || panel === "compared") return only(signs);
  const tried: Entry[] = scene.levels ? [["", "× tried"]] : [];
  return {
    entries: [[theme.ring, "possible"], ...tried, ...signs],
    scale: depthScale(scene, theme),
  };
}

const only = (entries: Entry[]): LegendView => ({ entries, scale: null });

function depthScale({ size, locked }: QueensScene, theme: Theme) {
  const last = Math.min(SHOWN_DEPTHS, size.rows - locked.length);
  const first = locked.length > 0 ? 0 : 1;
  const colours = Array.from({ length: last + 1 - first }, (_, i) => levelColour(theme, first + i));
  return { words: "ruled out at depth", first, colours };
}

/** The legend of a large board. */
function largeEntries({ game, blocked }: LargeScene, theme: Theme): Entry[] {
  if (game === "queens") {
    return [
      [theme.locked, "locked queen"],
      [theme.bad, "queen in conflict"],
    ];
  }
  const colourAt = (move: number) => moveColour(theme, move, RAMP);
  const moves: Entry[] = [
    [colourAt(0), "first moves"],
    [colourAt(RAMP / 2), "halfway"],
    [colourAt(RAMP), "last moves"],
  ];
  return blocked > 0 ? [...moves, [theme.ink, "blocked"]] : moves;
}
