/**
 * The board on the page: a canvas that is drawn, under a grid that is heard, focused and clicked.
 */
import { centre, fit, squareAt } from "../base/geometry.js";
import { progress } from "../base/tween.js";
import { drawBoard } from "../render/board.js";
import { contextOf, fitCanvas, pixelRatio, setSize } from "../render/canvas.js";
import { NUMBER_SIDE } from "../render/ink.js";
import { Layers } from "../render/layer.js";
import { describer, handIn } from "../scene/scene.js";
import { justSolved, WAVE } from "../scene/wave.js";
import { BoardKeys } from "./board-keys.js";
import { isByKeys } from "./by-keys.js";
import { byId, element } from "./dom.js";
import { HandOn, squareOf } from "./hand.js";

/** @typedef {import("../base/geometry.js").Size} Size */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../render/frame.js").Hover} Hover */
/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {import("../base/gestures.js").Deed} Deed */
/** @typedef {import("../base/gestures.js").Terms} Terms */
/** @typedef {import("../games/index.js").Reading} Reading */
/**
 * What is done about what a person does to the board. Only a board that is played by hand asks for
 * more than `act` and `point`.
 * @typedef {object} Handlers
 * @property {(square: number) => void} act a square was clicked, tapped or entered: with the pen for
 *   pieces, if there are pens
 * @property {(square: number | null) => void} point the pointer or the keyboard's focus came to a square, or
 *   left the board
 * @property {(square: number) => void} [cross] a square is to be crossed out, or its cross taken away
 * @property {(squares: number[], crossing: boolean) => void} [stroke] the same of several at once
 * @property {(from: number, to: number) => void} [move] a queen was carried to another square
 * @property {(kind: Reading, square: number) => void} [read] something is to be read aloud
 */
/**
 * How a board is played by hand.
 * @typedef {object} ByHand
 * @property {import("../base/gestures.js").Pen} pen
 * @property {boolean} letters whether keys of a single letter do anything
 */

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
  /** When a move solved the board. */
  #solvedAt = Number.NEGATIVE_INFINITY;
  #stale = true;
  #layers = new Layers();
  #wordsAt = Number.NEGATIVE_INFINITY;
  #wordsStale = false;
  /** @type {Hover | null} */
  #hover = null;
  #cursor = 0;
  /** @type {ByHand | null} */
  #byHand = null;
  #hand;
  #handlers;
  /** @type {Theme} */
  #theme;

  /**
   * @param {Theme} theme
   * @param {Handlers} handlers
   */
  constructor(theme, handlers) {
    this.#theme = theme;
    this.#handlers = handlers;
    this.#hand = this.#makeHand();
    this.#makeKeys();
    this.#listenForPoints();
    // Measured in the frame after: what is measured may change the box that is observed.
    const soon = () => requestAnimationFrame(() => this.#fill());
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

  /** @param {ByHand | null} byHand null where squares can only be clicked */
  setHand(byHand) {
    this.#byHand = byHand;
    if (!byHand) this.#hand.drop();
    this.#showGrip();
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
    if (scene !== this.#after) {
      this.#solvedAt = time > 0 && justSolved(this.#after, scene) ? now : Number.NEGATIVE_INFINITY;
    }
    this.#before = time > 0 ? this.#after : null;
    this.#after = scene;
    this.#began = now;
    this.#time = this.#before ? time : 0;
    this.#stale = true;
    this.#wordsStale = true;
    this.#showGrip();
  }

  /**
   * Draws, if there is anything new to draw.
   * @param {number} now milliseconds
   * @param {boolean} settled whether the words of every square must be up to date
   */
  draw(now, settled) {
    const after = this.#after;
    // A board that was hidden when it was laid has not been measured yet.
    if (!after || !isSame(after.size, this.#layout.size)) return;
    this.#frame.classList.toggle("solved", after.solved);
    if (this.#wordsStale && (settled || now - this.#wordsAt > WORDS_EVERY)) this.#speak(after, now);
    if (!this.#stale) return;
    const t = progress(now - this.#began, this.#time);
    const wave = now - this.#solvedAt < WAVE ? now - this.#solvedAt : null;
    this.#stale = t < 1 || wave !== null;
    const [context, layout, theme] = [this.#context, this.#layout, this.#theme];
    const [before, hover, names] = [this.#before ?? after, this.#hover, this.#names];
    drawBoard({
      ...{ context, layout, theme, before, after, t, hover, wave, names },
      ...{ hand: this.#hand.state, pen: this.#byHand?.pen, layers: this.#layers },
    });
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

  /** Takes up another room, and draws at once: a canvas that gets another size is empty. */
  #fill() {
    this.#measure();
    this.draw(performance.now(), false);
  }

  /** Has a square that is too small for its number tell it where it is pointed at. @param {number | null} square */
  #entitle(square) {
    const cell = this.#cells[square ?? -1];
    const isSmall = this.#layout.side < NUMBER_SIDE;
    if (cell) cell.title = isSmall ? (cell.getAttribute("aria-label") ?? "") : "";
  }

  /** Fits the board into its box, and the canvas's pixels to the screen's. */
  #measure() {
    const { rows, columns } = this.#size;
    if (rows === 0) return;
    // A board wider than it is high needs no more of the height than it takes.
    this.#box.style.aspectRatio = `${columns} / ${Math.min(rows, columns)}`;
    this.#box.classList.toggle("tall", rows > columns);
    const { clientWidth: width, clientHeight: height } = this.#box;
    if (width <= 0) return;
    this.#layout = fit(this.#size, width, height, pixelRatio());
    setSize(this.#frame, this.#layout);
    fitCanvas(this.#canvas, this.#layout.width, this.#layout.height);
    this.#stale = true;
  }

  /** What the board answers to; null where squares can only be clicked. @returns {Terms | null} */
  #terms() {
    const [byHand, scene] = [this.#byHand, this.#after];
    if (!byHand || !scene) return null;
    const holds = handIn(scene);
    const crosses = scene.kind === "queens" && !scene.solved;
    return { size: this.#size, pen: byHand.pen, crosses, holds };
  }

  /** Keeps the page still where a finger draws or carries. */
  #showGrip() {
    const terms = this.#terms();
    this.#grid.classList.toggle("drawn", terms?.crosses ?? false);
    for (const [square, cell] of this.#cells.entries()) {
      cell.classList.toggle("carried", terms?.holds(square) === "movable");
    }
  }

  #makeHand() {
    return new HandOn(this.#grid, {
      at: (event) => this.#at(event),
      terms: () => this.#terms(),
      done: (deed, square) => this.#do(deed, square),
      clicked: (square) => this.#act(square),
      changed: () => {
        this.#stale = true;
      },
    });
  }

  #makeKeys() {
    new BoardKeys(this.#grid, {
      size: () => this.#size,
      cursor: () => this.#cursor,
      terms: () => this.#terms(),
      letters: () => this.#byHand?.letters ?? false,
      moveCursor: (square) => this.#moveCursor(square, true),
      entered: (square) => this.#act(square),
      done: (deed, square) => this.#do(deed, square),
      read: (kind, square) => this.#handlers.read?.(kind, square),
      middle: (square) => centre(this.#layout, square),
      hand: this.#hand,
    });
  }

  /** @param {MouseEvent} event */
  #at(event) {
    const box = this.#grid.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return { square: squareAt(this.#layout, x, y), x, y };
  }

  /** @param {number} square */
  #act(square) {
    this.#moveCursor(square, false);
    this.#handlers.act(square);
  }

  /** @param {Deed} deed @param {number} square that the cursor comes to */
  #do(deed, square) {
    const { act, cross, stroke, move } = this.#handlers;
    this.#moveCursor(square, false);
    if (deed.do === "stroke") stroke?.(deed.squares, deed.crossing);
    else if (deed.do === "move") move?.(deed.from, deed.to);
    else if (deed.do === "cross") cross?.(deed.square);
    else act(deed.square);
  }

  #listenForPoints() {
    const [grid, { point }] = [this.#grid, this.#handlers];
    grid.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch") return;
      const { square } = this.#at(event);
      this.#entitle(square);
      point(square);
    });
    grid.addEventListener("pointerleave", () => point(null));
    grid.addEventListener("focusin", (event) => {
      const square = squareOf(event.target);
      if (square === null) return;
      // Whatever brought the focus there, keys go on from that square.
      this.#moveCursor(square, false);
      if (isByKeys()) point(square);
    });
    grid.addEventListener("focusout", () => point(null));
  }

  /** @param {number} square @param {boolean} focus */
  #moveCursor(square, focus) {
    this.#cells[this.#cursor].tabIndex = -1;
    this.#cursor = square;
    this.#cells[square].tabIndex = 0;
    if (focus) this.#cells[square].focus();
  }
}

/** @param {Size} one @param {Size} other */
const isSame = (one, other) => one.rows === other.rows && one.columns === other.columns;
