/** The small board beside the large one: what each row may still use, or where jumps lead on. */
import { fit } from "../base/geometry.js";
import { triedIn } from "../games/queens.js";
import { fitCanvas } from "../render/canvas.js";
import { paintSquares } from "../render/pixels.js";
import { inkOn, levelColour, moveColour } from "../render/theme.js";
import { byId, element, setText } from "./dom.js";
import { annotationEntries, Legend } from "./legend.js";

/** @typedef {import("./legend.js").Entry} Entry */
/** @typedef {import("../scene/large.js").LargeScene} LargeScene */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../games/queens.js").QueensScene} QueensScene */
/** @typedef {import("../games/knights.js").KnightsScene} KnightsScene */
/** @typedef {import("../render/theme.js").Theme} Theme */

/** Steps of colour from the first move of a large tour to the last. */
const RAMP = 100;

/** Depths that the legend names before it says that the colours come round again. */
const NAMED_DEPTHS = 7;

export class Detail {
  #card = element("detail");
  #title = element("detail-title");
  #canvas = byId("detail-canvas", HTMLCanvasElement);
  #legend = new Legend();
  /** What the annotations of a solver mean. @type {Entry[]} */
  #signs = [];

  /**
   * @param {Scene | LargeScene} scene
   * @param {Theme} theme
   */
  show(scene, theme) {
    if (scene.kind === "large") return this.#showSigns(scene, theme);
    const knights = scene.kind === "knights";
    const shown = knights ? scene.onward && scene.path.length > 0 : scene.levels !== null;
    this.#signs = annotationEntries(scene.annotations, theme);
    this.#card.hidden = !shown && this.#signs.length === 0;
    this.#canvas.hidden = !shown;
    setText(this.#title, !shown ? "Signs" : knights ? "Onward moves" : "Domains");
    if (!shown) this.#setLegend([]);
    else if (knights) this.#showDegrees(scene, theme);
    else this.#showDomains(scene, theme);
  }

  /**
   * What the colours of a large board mean.
   * @param {LargeScene} scene
   * @param {Theme} theme
   */
  #showSigns({ game, blocked }, theme) {
    this.#card.hidden = false;
    this.#canvas.hidden = true;
    this.#signs = [];
    setText(this.#title, "Signs");
    if (game === "queens") {
      return this.#setLegend([
        [theme.locked, "locked queen"],
        [theme.bad, "queen in conflict"],
      ]);
    }
    const ramp = [0, RAMP / 2, RAMP].map((move) => moveColour(theme, move, RAMP));
    /** @type {Entry[]} */
    const moves = ["first moves", "halfway", "last moves"].map((words, i) => [ramp[i], words]);
    this.#setLegend(blocked > 0 ? [...moves, [theme.ink, "blocked"]] : moves);
  }

  /**
   * Sizes the canvas for rows of equal height and gives its context, in CSS pixels.
   * @param {number} rows
   * @param {(width: number) => number} rowHeight
   */
  #open(rows, rowHeight) {
    const width = this.#canvas.clientWidth || 258;
    const height = rows * rowHeight(width);
    this.#canvas.style.height = `${height}px`;
    const context = fitCanvas(this.#canvas, width, height);
    return { context, width, height: height / rows };
  }

  /**
   * @param {QueensScene} scene
   * @param {Theme} theme
   */
  #showDomains(scene, theme) {
    const levels = scene.levels ?? [];
    const side = scene.size.columns;
    const margin = side <= 26 ? 22 : 0;
    const { context, width, height } = this.#open(side, (w) =>
      side <= 10 ? 20 : (w - 2 * margin) / side,
    );
    if (side > 26) {
      const layout = fit(scene.size, width, width);
      paintSquares(context, layout, (square) => {
        const possible = levels[square] < 0;
        return possible ? [theme.free, 0.9] : [levelColour(theme, levels[square]), 0.35];
      });
      this.#describe(scene);
      return this.#showLegend(scene, theme);
    }
    const column = (width - 2 * margin) / side;
    const gap = Math.min(3, column * 0.12);
    const queens = new Set([...scene.locked, ...scene.queens]);
    const isTried = triedIn(scene);
    for (let square = 0; square < levels.length; square++) {
      const [row, at] = [Math.floor(square / side), square % side];
      const stands = queens.has(square);
      const possible = levels[square] < 0;
      const level = stands ? levelOf(scene, square) : levels[square];
      context.globalAlpha = possible || stands ? 1 : 0.35;
      context.fillStyle = possible && !stands ? theme.free : levelColour(theme, level);
      const [x, y] = [margin + at * column + gap / 2, row * height + gap / 2];
      context.beginPath();
      context.roundRect(x, y, column - gap, height - gap, 3);
      context.fill();
      context.globalAlpha = 1;
      if (stands && column > 12)
        text(
          context,
          "♛",
          x + (column - gap) / 2,
          row * height + height / 2,
          11,
          inkOn(levelColour(theme, level)),
        );
      else if (!possible && column > 12 && isTried(square, level)) {
        text(context, "×", x + (column - gap) / 2, row * height + height / 2, 12, theme.ink);
      }
    }
    if (margin > 0) this.#writeMargins(context, scene, theme, width, height);
    this.#describe(scene);
    this.#showLegend(scene, theme);
  }

  /**
   * Ranks on the left; on the right how many squares each row still has, in red where none.
   * @param {CanvasRenderingContext2D} context
   * @param {QueensScene} scene
   * @param {Theme} theme
   * @param {number} width
   * @param {number} height
   */
  #writeMargins(context, scene, theme, width, height) {
    const font = Math.min(12.5, height);
    leftOver(scene).forEach((left, row) => {
      const y = row * height + height / 2;
      text(context, String(scene.size.rows - row), 8, y, font, theme.muted);
      if (left === null) return;
      text(context, String(left), width - 8, y, font, left < 2 ? theme.bad : theme.ink);
    });
  }

  /** @param {QueensScene} scene */
  #describe(scene) {
    const words = leftOver(scene).flatMap((left, row) =>
      left === null ? [] : [`row ${scene.size.rows - row}: ${left}`],
    );
    const all = words.length === 0 ? "every row has its queen" : words.join(", ");
    this.#canvas.setAttribute("aria-label", `Squares left: ${all}`);
  }

  /**
   * @param {QueensScene} scene
   * @param {Theme} theme
   */
  #showLegend(scene, theme) {
    const depths = scene.queens.length;
    /** @type {Entry[]} */
    const entries = [];
    if (Array.from(scene.levels ?? []).includes(-1)) entries.push([theme.free, "still possible"]);
    if (scene.locked.length > 0) entries.push([theme.locked, "0 locked"]);
    for (let depth = 1; depth <= Math.min(depths, NAMED_DEPTHS); depth++) {
      entries.push([levelColour(theme, depth), `${depth} struck at depth ${depth}`]);
    }
    if (depths > NAMED_DEPTHS) entries.push(["", "deeper ones come round again"]);
    if (hasTried(scene)) entries.push(["", "× tried before"]);
    this.#setLegend(entries);
  }

  /** @param {Entry[]} own what is shown besides annotations */
  #setLegend(own) {
    this.#legend.show([...own, ...this.#signs]);
  }

  /**
   * @param {KnightsScene} scene
   * @param {Theme} theme
   */
  #showDegrees({ size, degrees }, theme) {
    const { context, width, height } = this.#open(size.rows, (w) => w / size.columns);
    const side = width / size.columns;
    if (side < 12) {
      paintSquares(context, fit(size, width, height * size.rows), (square) =>
        degrees[square] < 0
          ? [theme.line, 0.5]
          : [theme.accent, 0.15 + 0.1 * (8 - degrees[square])],
      );
      return this.#describeDegrees(degrees);
    }
    for (let square = 0; square < degrees.length; square++) {
      const [row, column] = [Math.floor(square / size.columns), square % size.columns];
      const degree = degrees[square];
      context.globalAlpha = degree < 0 ? 0.5 : 0.15 + 0.1 * (8 - degree);
      context.fillStyle = degree < 0 ? theme.line : theme.accent;
      const gap = Math.min(1, side * 0.05);
      context.beginPath();
      context.roundRect(
        column * side + gap,
        row * height + gap,
        side - 2 * gap,
        height - 2 * gap,
        side * 0.12,
      );
      context.fill();
      context.globalAlpha = 1;
      if (degree < 0 || side < 12) continue;
      const ink = degree <= 2 ? theme["accent-ink"] : theme.ink;
      text(
        context,
        String(degree),
        (column + 0.5) * side,
        (row + 0.5) * height,
        Math.min(13, side * 0.5),
        ink,
      );
    }
    this.#describeDegrees(degrees);
  }

  /** @param {ArrayLike<number>} degrees */
  #describeDegrees(degrees) {
    const open = Array.from(degrees).filter((degree) => degree >= 0).length;
    this.#canvas.setAttribute("aria-label", `Onward moves of the ${open} unvisited squares`);
    const touches = "how many unvisited squares each square still touches";
    this.#setLegend([["", touches]]);
  }
}

/**
 * Whether a square that is free of queens has been tried.
 * @param {QueensScene} scene
 */
function hasTried(scene) {
  const isTried = triedIn(scene);
  const queens = new Set([...scene.locked, ...scene.queens]);
  return Array.from(scene.levels ?? []).some(
    (level, square) => level >= 0 && !queens.has(square) && isTried(square, level),
  );
}

/**
 * The level whose colour a queen has.
 * @param {QueensScene} scene
 * @param {number} square
 */
function levelOf({ locked, queens }, square) {
  return locked.includes(square) ? 0 : queens.indexOf(square) + 1;
}

/**
 * How many squares each row still has; null for rows that have their queen.
 * @param {QueensScene} scene
 * @returns {(number | null)[]}
 */
function leftOver({ size, locked, queens, levels }) {
  const rows = new Set([...locked, ...queens].map((square) => Math.floor(square / size.columns)));
  const all = Array.from(levels ?? []);
  return Array.from({ length: size.rows }, (_, row) => {
    if (rows.has(row) || !levels) return null;
    const squares = all.slice(row * size.columns, (row + 1) * size.columns);
    return squares.filter((level) => level < 0).length;
  });
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} pixels
 * @param {string} colour
 */
function text(context, words, x, y, pixels, colour) {
  context.font = `600 ${pixels}px ui-monospace, monospace`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(words, x, y + 0.5);
}
