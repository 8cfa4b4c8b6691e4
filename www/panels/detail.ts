/** The first panel beside the board: what a solver goes by, as its kind has it. */

import type { Size } from "../base/geometry.ts";
import { count } from "../base/numbers.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { KnightsScene } from "../games/knights.ts";
import type { QueensScene } from "../games/queens.ts";
import { fitCanvas, setSize } from "../render/canvas.ts";
import { comparedIn, drawComparison, drawOverview } from "../render/charts.ts";
import { drawDegreeMap, drawDomainMap, FOOT, MOST_NAMED, sheetOf } from "../render/maps.ts";
import { levelColour, moveColour, type Theme } from "../render/theme.ts";
import { DETAIL_TITLES, type DetailKind, detailKind } from "../run/detail-view.ts";
import { left } from "../scene/attacks.ts";
import type { LargeScene } from "../scene/large.ts";
import { attackingPairs } from "../scene/pairs.ts";
import type { Scene } from "../scene/scene.ts";
import { room } from "../ui/room.ts";
import { byId, element, make, setText } from "./dom.ts";
import { annotationEntries, type Entry, forceEntries, Legend } from "./legend.ts";

/** Steps of colour from the first move of a large tour to the last. */
const RAMP = 100;
/** The lowest that a small board becomes, and what stands below it behind a tab, in pixels. */
const LOWEST = 130;
const BESIDE = 76;
/** Depths that the legend shows before the colours come round again. */
const SHOWN_DEPTHS = 7;

export class Detail {
  #card = element("detail");
  #canvas = byId("detail-canvas", HTMLCanvasElement);
  #bars = element("bars");
  #legend = new Legend();

  /** @param solver whose run it is; none in a game played by hand */
  show(scene: Scene | LargeScene, solver: SolverInfo | null, theme: Theme) {
    const panel = detailKind(scene, solver);
    this.#card.hidden = panel === null;
    this.#canvas.hidden = panel === "forces" || panel === "pairs";
    this.#bars.hidden = panel !== "pairs";
    setText(element("detail-title"), panel ? DETAIL_TITLES[panel] : "");
    setText(element("detail-note"), noteOf(scene));
    if (panel) this.#showPanel(panel, scene, theme);
  }

  #showPanel(panel: DetailKind, scene: Scene | LargeScene, theme: Theme) {
    if (scene.kind === "large") return this.#showOverview(scene, theme);
    if (scene.kind === "knights") return this.#showDegrees(scene, theme);
    if (panel === "pairs") return this.#showPairs(scene, theme);
    if (panel === "forces") return this.#legend.show(forceEntries(theme));
    if (panel === "compared") return this.#showCompared(scene, theme);
    this.#showDomains(scene, theme);
  }

  /** The whole board, with the part of it that is looked at. */
  #showOverview(scene: LargeScene, theme: Theme) {
    const { rows, columns } = scene.size;
    const most = Math.min(this.#canvas.clientWidth || 258, Math.max(LOWEST, innerHeight * 0.22));
    const side = Math.min(most / rows, most / columns);
    const [width, height] = [side * columns, side * rows];
    setSize(this.#canvas, { width, height });
    drawOverview(fitCanvas(this.#canvas, width, height), scene, theme, { width, height });
    this.#canvas.setAttribute("aria-label", "The whole board, and the part of it that is shown");
    this.#legend.show(largeEntries(scene, theme));
  }

  #showCompared(scene: QueensScene, theme: Theme) {
    const width = this.#canvas.clientWidth || 258;
    const height = Math.max(LOWEST, innerHeight * 0.15);
    this.#canvas.style.height = `${height}px`;
    const compared = comparedIn(scene);
    drawComparison(fitCanvas(this.#canvas, width, height), compared, theme, { width, height });
    const values = compared.values.join(", ");
    this.#canvas.setAttribute(
      "aria-label",
      values ? `Conflicts by column: ${values}` : "No row yet",
    );
    this.#legend.show(annotationEntries(scene.annotations, theme));
  }

  /** Sizes the canvas by the board alone, and gives room on it. */
  #open({ rows, columns }: Size) {
    const width = this.#canvas.clientWidth || 258;
    const named = columns <= MOST_NAMED;
    // Eight rows are as high as there is room for; more of them share it.
    const free = room.isTabbed ? this.#card.clientHeight - BESIDE : innerHeight * 0.22;
    const most = Math.min(width, Math.max(LOWEST, free));
    const height = named ? Math.min(rows * 30, most) : (width * rows) / columns;
    const whole = height + (named ? FOOT : 0);
    this.#canvas.style.height = `${whole}px`;
    return sheetOf(fitCanvas(this.#canvas, width, whole), columns, width, height);
  }

  #showDomains(scene: QueensScene, theme: Theme) {
    drawDomainMap(this.#open(scene.size), scene, theme);
    const words = left(scene).flatMap((squares, row) =>
      squares === null ? [] : [`row ${scene.size.rows - row}: ${squares}`],
    );
    const all = words.length === 0 ? "every row has its queen" : words.join(", ");
    this.#canvas.setAttribute("aria-label", `Squares left: ${all}`);
    const depths = Math.min(SHOWN_DEPTHS, scene.size.rows - scene.locked.length);
    const first = scene.locked.length > 0 ? 0 : 1;
    const scale = Array.from({ length: depths + 1 - first }, (_, i) =>
      levelColour(theme, first + i),
    );
    const signs = annotationEntries(scene.annotations, theme);
    this.#legend.show([[theme.free, "possible"], ...tried(scene), ...signs], {
      words: "ruled out at depth",
      first,
      scale,
    });
  }

  #showDegrees(scene: KnightsScene, theme: Theme) {
    drawDegreeMap(this.#open(scene.size), scene, theme);
    const open = Array.from(scene.degrees).filter((degree) => degree >= 0).length;
    this.#canvas.setAttribute("aria-label", `Onward moves of the ${open} unvisited squares`);
    this.#legend.show([
      ["", "unvisited squares a jump away from each"],
      ...annotationEntries(scene.annotations, theme),
    ]);
  }

  #showPairs(scene: QueensScene, theme: Theme) {
    const pairs = attackingPairs(scene);
    const most = Math.max(1, ...Object.values(pairs));
    const rows = Object.entries(pairs).flatMap(([line, number]) => {
      const bar = make("i");
      bar.style.width = `${(100 * number) / most}%`;
      return [make("span", `same ${line}`), bar, make("b", String(number))];
    });
    this.#bars.replaceChildren(...rows);
    this.#legend.show(annotationEntries(scene.annotations, theme));
  }
}

function noteOf(scene: Scene | LargeScene) {
  if (scene.kind === "large") {
    return `${count(scene.size.rows)} × ${count(scene.size.columns)}`;
  }
  if (scene.kind === "queens" && scene.annotations.some(({ kind }) => kind === "free-again")) {
    return "outlined: back again";
  }
  return "";
}

const tried = ({ levels }: QueensScene): Entry[] => (levels ? [["", "× tried"]] : []);

/** What the colours of a large board mean. */
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
