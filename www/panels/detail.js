/** The first panel beside the board: what a solver goes by, as its kind has it. */
import { count } from "../base/numbers.js";
import { fitCanvas, setSize } from "../render/canvas.js";
import { comparedIn, drawComparison, drawOverview } from "../render/charts.js";
import { drawDegreeMap, drawDomainMap, FOOT, MOST_NAMED, sheetOf } from "../render/maps.js";
import { levelColour, moveColour } from "../render/theme.js";
import { left } from "../scene/attacks.js";
import { attackingPairs } from "../scene/pairs.js";
import { byId, element, make, setText } from "./dom.js";
import { annotationEntries, forceEntries, Legend } from "./legend.js";
import { room } from "./room.js";

/** @typedef {import("./legend.js").Entry} Entry */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../scene/large.js").LargeScene} LargeScene */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../games/queens.js").QueensScene} QueensScene */
/** @typedef {import("../games/knights.js").KnightsScene} KnightsScene */
/** @typedef {import("../render/theme.js").Theme} Theme */

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

  /**
   * @param {Scene | LargeScene} scene
   * @param {SolverInfo | null} solver whose run it is; none in a game played by hand
   * @param {Theme} theme
   * @returns {string} its title
   */
  show(scene, solver, theme) {
    const panel = panelOf(scene, solver);
    this.#card.hidden = panel === null;
    this.#canvas.hidden = panel === "forces" || panel === "pairs";
    this.#bars.hidden = panel !== "pairs";
    setText(element("detail-title"), panel ? TITLES[panel] : "");
    setText(element("detail-note"), noteOf(scene));
    if (panel) this.#showPanel(panel, scene, theme);
    return panel ? TITLES[panel] : "";
  }

  /**
   * @param {keyof typeof TITLES} panel
   * @param {Scene | LargeScene} scene
   * @param {Theme} theme
   */
  #showPanel(panel, scene, theme) {
    if (scene.kind === "large") return this.#showOverview(scene, theme);
    if (scene.kind === "knights") return this.#showDegrees(scene, theme);
    if (panel === "pairs") return this.#showPairs(scene, theme);
    if (panel === "forces") return this.#legend.show(forceEntries(theme));
    if (panel === "compared") return this.#showCompared(scene, theme);
    this.#showDomains(scene, theme);
  }

  /**
   * The whole board, with the part of it that is looked at.
   * @param {LargeScene} scene
   * @param {Theme} theme
   */
  #showOverview(scene, theme) {
    const { rows, columns } = scene.size;
    const most = Math.min(this.#canvas.clientWidth || 258, Math.max(LOWEST, innerHeight * 0.22));
    const side = Math.min(most / rows, most / columns);
    const [width, height] = [side * columns, side * rows];
    setSize(this.#canvas, { width, height });
    drawOverview(fitCanvas(this.#canvas, width, height), scene, theme, { width, height });
    this.#canvas.setAttribute("aria-label", "The whole board, and the part of it that is shown");
    this.#legend.show(largeEntries(scene, theme));
  }

  /** @param {QueensScene} scene @param {Theme} theme */
  #showCompared(scene, theme) {
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

  /**
   * Sizes the canvas by the board alone, and gives room on it.
   * @param {import("../base/geometry.js").Size} size
   */
  #open({ rows, columns }) {
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

  /** @param {QueensScene} scene @param {Theme} theme */
  #showDomains(scene, theme) {
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

  /** @param {KnightsScene} scene @param {Theme} theme */
  #showDegrees(scene, theme) {
    drawDegreeMap(this.#open(scene.size), scene, theme);
    const open = Array.from(scene.degrees).filter((degree) => degree >= 0).length;
    this.#canvas.setAttribute("aria-label", `Onward moves of the ${open} unvisited squares`);
    this.#legend.show([
      ["", "unvisited squares a jump away from each"],
      ...annotationEntries(scene.annotations, theme),
    ]);
  }

  /** @param {QueensScene} scene @param {Theme} theme */
  #showPairs(scene, theme) {
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

/** What the panel shows: the same for every step of a run. */
const TITLES = {
  domains: "Domains",
  attacked: "Attacked squares",
  pairs: "Attacking pairs",
  forces: "Forces",
  compared: "Conflicts",
  onward: "Onward moves",
  overview: "Overview",
};

/**
 * @param {Scene | LargeScene} scene
 * @param {SolverInfo | null} solver
 * @returns {keyof typeof TITLES | null} nothing where there is nothing to go by
 */
function panelOf(scene, solver) {
  if (scene.kind === "large") return "overview";
  if (scene.kind === "knights") return scene.onward ? "onward" : null;
  return solver?.panel ?? null;
}

/** @param {Scene | LargeScene} scene */
function noteOf(scene) {
  if (scene.kind === "large") {
    return `${count(scene.size.rows)} × ${count(scene.size.columns)}`;
  }
  if (scene.kind === "queens" && scene.annotations.some(({ kind }) => kind === "free-again")) {
    return "outlined: back again";
  }
  return "";
}

/** @param {QueensScene} scene @returns {Entry[]} */
const tried = ({ levels }) => (levels ? [["", "× tried"]] : []);

/**
 * What the colours of a large board mean.
 * @param {LargeScene} scene
 * @param {Theme} theme
 * @returns {Entry[]}
 */
function largeEntries({ game, blocked }, theme) {
  if (game === "queens") {
    return [
      [theme.locked, "locked queen"],
      [theme.bad, "queen in conflict"],
    ];
  }
  const ramp = [0, RAMP / 2, RAMP].map((move) => moveColour(theme, move, RAMP));
  /** @type {Entry[]} */
  const moves = ["first moves", "halfway", "last moves"].map((words, i) => [ramp[i], words]);
  return blocked > 0 ? [...moves, [theme.ink, "blocked"]] : moves;
}
