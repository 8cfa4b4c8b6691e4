/**
 * A board beside others: a canvas drawn by the page's own renderer, with what stands on it in words. It
 * takes the width of the element that it is put into.
 */
import { fit, squareAt } from "../base/geometry.ts";
import { drawBoard } from "../render/board.ts";
import { contextOf, fitCanvas, pixelRatio, setSize } from "../render/canvas.ts";
import { Layers } from "../render/layer.ts";
import type { Theme } from "../render/theme.ts";
import type { Scene } from "../scene/scene.ts";
import { summary } from "../scene/summary.ts";
import { make } from "./dom.ts";

/** How often the words follow a board that changes, in milliseconds. */
const WORDS_EVERY = 400;

export class SmallBoard {
  #host;
  #frame = make("div", "", "board");
  #canvas = make("canvas");
  #context = contextOf(this.#canvas);
  #layers = new Layers();
  #layout = fit({ rows: 1, columns: 1 }, 1, 1);
  #scene: Scene | null = null;
  #names: string[] = [];
  #label = "";
  #wordsAt = Number.NEGATIVE_INFINITY;
  #isStale = false;
  #isUnspoken = false;
  #theme;

  /**
   * @param host as wide as the board may be
   * @param clicked what a click on a square does
   */
  constructor(host: HTMLElement, theme: Theme, clicked: ((square: number) => void) | null = null) {
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

  setTheme(theme: Theme) {
    this.#theme = theme;
    this.#isStale = true;
  }

  /**
   * Shows a picture, from the next call of `draw` on.
   * @param names of all squares
   * @param label whose board it is
   */
  show(scene: Scene, names: string[], label: string) {
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
   * @param now milliseconds
   */
  draw(now: number = performance.now()) {
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

  #speak(scene: Scene, now: number) {
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

  #listen(clicked: (square: number) => void) {
    this.#canvas.addEventListener("click", ({ offsetX, offsetY }) => {
      const square = squareAt(this.#layout, offsetX, offsetY);
      if (square !== null) clicked(square);
    });
  }
}
