/**
 * A board beside others: a canvas drawn by the page's own renderer, with what stands on it in words. It
 * takes the width of the element that it is put into.
 */
import { fit, squareAt } from "../base/geometry.js";
import { drawBoard } from "../render/board.js";
import { contextOf, fitCanvas, pixelRatio, setSize } from "../render/canvas.js";
import { Layers } from "../render/layer.js";
import { summary } from "../scene/summary.js";
import { make } from "./dom.js";

/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {import("../scene/scene.js").Scene} Scene */

/** How often the words follow a board that changes, in milliseconds. */
const WORDS_EVERY = 400;

export class SmallBoard {
  #host;
  #frame = make("div", "", "board");
  #canvas = make("canvas");
  #context = contextOf(this.#canvas);
  #layers = new Layers();
  #layout = fit({ rows: 1, columns: 1 }, 1, 1);
  /** @type {Scene | null} */
  #scene = null;
  /** @type {string[]} */
  #names = [];
  #label = "";
  #wordsAt = Number.NEGATIVE_INFINITY;
  #isStale = false;
  #isUnspoken = false;
  #theme;

  /**
   * @param {HTMLElement} host as wide as the board may be
   * @param {Theme} theme
   * @param {((square: number) => void) | null} [clicked] what a click on a square does
   */
  constructor(host, theme, clicked = null) {
    this.#host = host;
    this.#theme = theme;
    this.#canvas.setAttribute("role", "img");
    this.#canvas.ariaLabel = "Board";
    this.#frame.append(this.#canvas);
    host.append(this.#frame);
    if (clicked) this.#listen(clicked);
    // Measured in the frame after: what is measured may change the box that is observed.
    const soon = () => requestAnimationFrame(() => this.#fill());
    new ResizeObserver(soon).observe(host);
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#theme = theme;
    this.#isStale = true;
  }

  /**
   * Shows a picture, from the next call of `draw` on.
   * @param {Scene} scene
   * @param {string[]} names of all squares
   * @param {string} label whose board it is
   */
  show(scene, names, label) {
    if (scene === this.#scene && label === this.#label) return;
    const { rows, columns } = scene.size;
    const isSame = this.#layout.size.rows === rows && this.#layout.size.columns === columns;
    [this.#scene, this.#names, this.#label] = [scene, names, label];
    this.#isStale = this.#isUnspoken = true;
    this.#frame.classList.toggle("solved", scene.solved);
    if (!isSame) this.#measure();
  }

  /**
   * Draws, if there is anything new to draw.
   * @param {number} [now] milliseconds
   */
  draw(now = performance.now()) {
    const scene = this.#scene;
    if (!scene) return;
    if (this.#isUnspoken && now - this.#wordsAt > WORDS_EVERY) this.#speak(scene, now);
    if (!this.#isStale) return;
    this.#isStale = false;
    drawBoard({
      ...{ context: this.#context, layout: this.#layout, theme: this.#theme, layers: this.#layers },
      ...{ before: scene, after: scene, t: 1, hover: null, names: this.#names },
    });
  }

  /** @param {Scene} scene @param {number} now */
  #speak(scene, now) {
    this.#wordsAt = now;
    this.#isUnspoken = false;
    this.#canvas.setAttribute("aria-label", `${this.#label}: ${summary(scene, this.#names)}`);
  }

  /** Takes up another room, and draws at once: a canvas that gets another size is empty. */
  #fill() {
    this.#measure();
    this.draw();
  }

  /** Fits the board into its host, and the canvas's pixels to the screen's. */
  #measure() {
    const { rows, columns } = this.#scene?.size ?? { rows: 0, columns: 0 };
    if (rows === 0) return;
    // A board wider than it is high needs no more of the height than it takes.
    this.#host.style.aspectRatio = `${columns} / ${Math.min(rows, columns)}`;
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width <= 0 || height <= 0) return;
    this.#layout = fit({ rows, columns }, width, height, pixelRatio());
    setSize(this.#frame, this.#layout);
    fitCanvas(this.#canvas, this.#layout.width, this.#layout.height);
    this.#isStale = true;
  }

  /** @param {(square: number) => void} clicked */
  #listen(clicked) {
    this.#canvas.addEventListener("click", ({ offsetX, offsetY }) => {
      const square = squareAt(this.#layout, offsetX, offsetY);
      if (square !== null) clicked(square);
    });
  }
}
