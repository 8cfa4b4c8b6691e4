/**
 * The board on the page: a canvas that is drawn, under a grid that is heard, focused and clicked.
 */
import { fit, moved, squareAt } from "../base/geometry.js";
import { progress } from "../base/tween.js";
import { drawBoard } from "../render/board.js";
import { contextOf, fitCanvas, pixelRatio, setSize } from "../render/canvas.js";
import { Layers } from "../render/layer.js";
import { describer } from "../scene/scene.js";
import { byId, element } from "./dom.js";

/** @typedef {import("../base/geometry.js").Size} Size */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../render/frame.js").Hover} Hover */
/** @typedef {import("../render/theme.js").Theme} Theme */

/** How often the words of the grid follow a running solver, in milliseconds. */
const WORDS_EVERY = 400;

export class Board {
  #canvas = byId("canvas", HTMLCanvasElement);
  #grid = element("grid");
  #frame = element("board");
  /** What the board has to fit into: the page's layout sizes it, by the window alone. */
  #box = element("frame");
  #context = contextOf(this.#canvas);
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {Size} */
  #size = { rows: 0, columns: 0 };
  #layout = fit({ rows: 1, columns: 1 }, 1, 1);
  /** @type {string[]} */
  #names = [];
  /** @type {Scene | null} */
  #before = null;
  /** @type {Scene | null} */
  #after = null;
  #began = 0;
  #time = 0;
  #stale = true;
  #layers = new Layers();
  #wordsAt = Number.NEGATIVE_INFINITY;
  #wordsStale = false;
  /** @type {Hover | null} */
  #hover = null;
  #cursor = 0;
  /** @type {Theme} */
  #theme;

  /**
   * @param {Theme} theme
   * @param {object} handlers
   * @param {(square: number) => void} handlers.act a square was clicked, tapped or entered
   * @param {(square: number | null, heard: boolean) => void} handlers.point the pointer came to a
   *   square or left the board, or (heard) the keyboard's focus did
   */
  constructor(theme, { act, point }) {
    this.#theme = theme;
    this.#listen(act, point);
    // Measured in the frame after: what is measured may change the box that is observed.
    const soon = () => requestAnimationFrame(() => this.#measure());
    new ResizeObserver(soon).observe(this.#box);
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#theme = theme;
    this.#stale = true;
  }

  /** @param {boolean} hidden whether another board stands in its place */
  hide(hidden) {
    this.#frame.hidden = hidden;
  }

  /** @param {Hover | null} hover */
  setHover(hover) {
    this.#hover = hover;
    this.#stale = true;
  }

  /**
   * Lays out another board.
   * @param {Size} size
   * @param {string[]} names of all squares
   * @param {string} label
   */
  setBoard(size, names, label) {
    this.#grid.setAttribute("aria-label", label);
    if (size.rows === this.#size.rows && size.columns === this.#size.columns) return;
    this.#size = size;
    this.#names = names;
    this.#cursor = 0;
    this.#cells = names.map(() => document.createElement("div"));
    this.#grid.style.gridTemplateRows = `repeat(${size.rows}, 1fr)`;
    this.#grid.replaceChildren(...this.#rows());
    this.#measure();
  }

  /**
   * Shows a picture, moving to it over a time.
   * @param {Scene} scene
   * @param {number} now milliseconds
   * @param {number} time milliseconds, 0 to jump
   */
  show(scene, now, time) {
    this.#before = time > 0 ? this.#after : null;
    this.#after = scene;
    this.#began = now;
    this.#time = this.#before ? time : 0;
    this.#stale = true;
    this.#wordsStale = true;
  }

  /**
   * Draws, if there is anything new to draw.
   * @param {number} now milliseconds
   * @param {boolean} settled whether the words of every square must be up to date
   */
  draw(now, settled) {
    const after = this.#after;
    if (!after) return;
    this.#frame.classList.toggle("solved", after.solved);
    if (this.#wordsStale && (settled || now - this.#wordsAt > WORDS_EVERY)) this.#speak(after, now);
    if (!this.#stale) return;
    const t = progress(now - this.#began, this.#time);
    this.#stale = t < 1;
    const [context, layout, theme] = [this.#context, this.#layout, this.#theme];
    const [before, hover, names] = [this.#before ?? after, this.#hover, this.#names];
    drawBoard({ context, layout, theme, before, after, t, hover, names, layers: this.#layers });
  }

  #rows() {
    const { rows, columns } = this.#size;
    return Array.from({ length: rows }, (_, row) => {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      for (let column = 0; column < columns; column++) {
        const square = row * columns + column;
        const cell = this.#cells[square];
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = square === this.#cursor ? 0 : -1;
        cell.dataset.square = String(square);
        line.append(cell);
      }
      return line;
    });
  }

  /** @param {Scene} scene @param {number} now */
  #speak(scene, now) {
    this.#wordsAt = now;
    this.#wordsStale = false;
    const describe = describer(scene, this.#names);
    this.#cells.forEach((cell, square) => {
      const words = describe(square);
      if (cell.getAttribute("aria-label") !== words) cell.setAttribute("aria-label", words);
    });
  }

  /** Fits the board into its box, and the canvas's pixels to the screen's. */
  #measure() {
    const { rows, columns } = this.#size;
    if (rows === 0) return;
    // A board wider than it is high needs no more of the height than it takes.
    this.#box.style.aspectRatio = `${columns} / ${Math.min(rows, columns)}`;
    const { clientWidth: width, clientHeight: height } = this.#box;
    if (width <= 0) return;
    this.#layout = fit(this.#size, width, height, pixelRatio());
    setSize(this.#frame, this.#layout);
    fitCanvas(this.#canvas, this.#layout.width, this.#layout.height);
    this.#stale = true;
  }

  /**
   * @param {(square: number) => void} act
   * @param {(square: number | null, heard: boolean) => void} point
   */
  #listen(act, point) {
    const grid = this.#grid;
    const at = (/** @type {MouseEvent} */ event) => {
      const box = grid.getBoundingClientRect();
      return squareAt(this.#layout, event.clientX - box.left, event.clientY - box.top);
    };
    grid.addEventListener("click", (event) => {
      const square = at(event);
      if (square === null) return;
      this.#moveCursor(square, false);
      act(square);
    });
    grid.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "touch") point(at(event), false);
    });
    grid.addEventListener("pointerleave", () => point(null, false));
    grid.addEventListener("focusin", (event) => {
      const square = squareOf(event.target);
      if (square !== null && grid.matches(":has(:focus-visible)")) point(square, true);
    });
    grid.addEventListener("focusout", () => point(null, true));
    grid.addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        event.preventDefault();
        return act(this.#cursor);
      }
      const square = moved(this.#size, this.#cursor, event.key);
      if (square === null || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      this.#moveCursor(square, true);
    });
  }

  /** @param {number} square @param {boolean} focus */
  #moveCursor(square, focus) {
    this.#cells[this.#cursor].tabIndex = -1;
    this.#cursor = square;
    this.#cells[square].tabIndex = 0;
    if (focus) this.#cells[square].focus();
  }
}

/** @param {EventTarget | null} target */
function squareOf(target) {
  if (!(target instanceof HTMLElement) || target.dataset.square === undefined) return null;
  return Number(target.dataset.square);
}
