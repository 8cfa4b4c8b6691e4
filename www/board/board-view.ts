/** The board: a canvas under a grid that takes focus, clicks and labels for screen readers. */
import { centre, fit, type Size, squareAt } from "../core/geometry.ts";
import type { Gesture, Pen, Terms } from "../core/gestures.ts";
import { progress } from "../core/tween.ts";
import { isByKeys } from "../ui/by-keys.ts";
import { contextOf, fitCanvas, pixelRatio, setSize } from "../ui/canvas.ts";
import type { Theme } from "../ui/theme.ts";
import { onResize } from "../ui/use-size.ts";
import { drawBoard } from "./draw/board.ts";
import { NUMBER_SIDE } from "./draw/ink.ts";
import { newStamps } from "./draw/stamps.ts";
import type { Reading } from "./games/index.ts";
import { BoardKeys } from "./input/board-keys.ts";
import { HandOn, squareOf } from "./input/hand.ts";
import { describer, handIn } from "./scene/by-game.ts";
import type { Hover, Scene } from "./scene/scene.ts";
import { justSolved, WAVE } from "./scene/wave.ts";

/** What the board reports. Only a game reports more than `act` and `point`. */
interface Handlers {
  /** A square was clicked, tapped or entered: with the pen for pieces, if there are pens. */
  act: (square: number) => void;
  /** The pointer or the focus entered a square, or left the board. */
  point: (square: number | null) => void;
  /**
   * Toggles a cross.
   * @param offers whether to offer the question why the square has no queen
   */
  cross: (square: number, offers: boolean) => void;
  /** Asks why a square has no queen. */
  askWhy: (square: number) => void;
  /** Sets or clears several crosses. */
  stroke: (squares: number[], out: boolean) => void;
  move: (from: number, to: number) => void;
  /**
   * Paints squares in the editor.
   * @param begins whether a new stroke begins
   * @param colour instead of the brush's, from 0 for A
   */
  paint: (squares: number[], begins: boolean, colour?: number) => void;
  /** The brush takes the colour of a square. */
  pickUp: (square: number) => void;
  /** Reads something aloud. */
  read: (reading: Reading, square: number) => void;
}

interface ByHand {
  pen: Pen;
  /** Whether single-letter keys are on. */
  letters: boolean;
  /** How many colours there are to paint with, in the editor. */
  colours?: number;
}

/** How often the grid's labels follow a running solver, in milliseconds. */
const WORDS_EVERY = 400;

interface Elements {
  canvas: HTMLCanvasElement;
  grid: HTMLElement;
  frame: HTMLElement;
}

export class BoardView {
  #canvas;
  #grid;
  #frame;
  /** The board fits into this box, whose size depends on the window alone. */
  #box;
  #context;
  #cells: HTMLElement[] = [];
  #size: Size = { rows: 0, columns: 0 };
  #layout = fit({ rows: 1, columns: 1 }, 1, 1);
  #names: string[] = [];
  #before: Scene | null = null;
  #after: Scene | null = null;
  #began = 0;
  #time = 0;
  #solvedAt = Number.NEGATIVE_INFINITY;
  #stale = true;
  #stamps = newStamps();
  #wordsAt = Number.NEGATIVE_INFINITY;
  #wordsStale = false;
  #hover: Hover | null = null;
  #cursor = 0;
  #byHand: ByHand | null = null;
  /** How many squares of the stroke in progress are painted. */
  #painted = 0;
  #hand;
  #handlers;
  #theme: Theme;

  constructor({ canvas, grid, frame }: Elements, theme: Theme, handlers: Handlers) {
    this.#canvas = canvas;
    this.#grid = grid;
    this.#frame = frame;
    this.#box = frame.parentElement ?? frame;
    this.#context = contextOf(canvas);
    this.#theme = theme;
    this.#handlers = handlers;
    this.#hand = this.#makeHand();
    this.#makeKeys();
    this.#listenForPoints();
    onResize(this.#box, () => this.#fill());
  }

  setTheme(theme: Theme) {
    this.#theme = theme;
    this.#stale = true;
  }

  /** @param byHand null if squares can only be clicked */
  setHand(byHand: ByHand | null) {
    this.#byHand = byHand;
    if (!byHand) this.#hand.drop();
    this.#showGrip();
  }

  setHover(hover: Hover | null) {
    this.#hover = hover;
    this.#stale = true;
  }

  /** @param names of all squares */
  setBoard(size: Size, names: string[], label: string) {
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
   * @param now milliseconds
   * @param time of the motion to the scene in milliseconds; 0 to jump
   */
  show(scene: Scene, now: number, time: number) {
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
   * Draws, if anything has changed.
   * @param now milliseconds
   * @param settled whether the labels must be up to date
   */
  draw(now: number, settled: boolean) {
    const after = this.#after;
    // A board that was hidden has not been measured yet.
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
      context,
      layout,
      theme,
      before,
      after,
      t,
      hover,
      wave,
      names,
      hand: this.#byHand?.colours ? null : this.#hand.state,
      pen: this.#byHand?.pen,
      stamps: this.#stamps,
    });
  }

  #rows() {
    const { rows, columns } = this.#size;
    return Array.from({ length: rows }, (_, row) => {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      for (let column = 0; column < columns; column++) {
        const square = row * columns + column;
        const cell = this.#cells[square]!;
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = square === this.#cursor ? 0 : -1;
        cell.dataset.square = String(square);
        line.append(cell);
      }
      return line;
    });
  }

  #speak(scene: Scene, now: number) {
    this.#wordsAt = now;
    this.#wordsStale = false;
    const describe = describer(scene, this.#names);
    this.#cells.forEach((cell, square) => {
      const words = describe(square);
      if (cell.getAttribute("aria-label") !== words) cell.setAttribute("aria-label", words);
    });
  }

  /** Fits the new size and draws at once, since resizing clears the canvas. */
  #fill() {
    this.#measure();
    this.draw(performance.now(), false);
  }

  /** A tooltip for squares that are too small for their number. */
  #setTooltip(square: number | null) {
    const cell = this.#cells[square ?? -1];
    const isSmall = this.#layout.side < NUMBER_SIDE;
    if (cell) cell.title = isSmall ? (cell.getAttribute("aria-label") ?? "") : "";
  }

  #measure() {
    const { rows, columns } = this.#size;
    if (rows === 0) return;
    // A wide board takes no more height than it needs.
    this.#box.style.aspectRatio = `${columns} / ${Math.min(rows, columns)}`;
    this.#box.classList.toggle("tall", rows > columns);
    const { clientWidth: width, clientHeight: height } = this.#box;
    if (width <= 0) return;
    this.#layout = fit(this.#size, width, height, pixelRatio());
    setSize(this.#frame, this.#layout);
    fitCanvas(this.#canvas, this.#layout.width, this.#layout.height);
    this.#stale = true;
  }

  /** What gestures may do; null if squares can only be clicked. */
  #terms(): Terms | null {
    const [byHand, scene] = [this.#byHand, this.#after];
    if (!byHand || !scene) return null;
    const holds = byHand.colours ? () => "free" as const : handIn(scene);
    const crosses = scene.kind === "queens" && !scene.solved;
    return { size: this.#size, pen: byHand.pen, crosses, holds };
  }

  /** Keeps the page from scrolling where a finger draws or carries. */
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
      done: (gesture, square, isOther) => this.#do(gesture, square, isOther),
      clicked: (square) => this.#act(square),
      changed: () => {
        this.#stale = true;
        if (this.#byHand?.colours) this.#paintOn();
      },
    });
  }

  /** Paints the squares that the stroke in progress has come to. */
  #paintOn() {
    const { state } = this.#hand;
    const squares = state?.is === "stroke" ? state.squares : [];
    const added = squares.slice(this.#painted);
    if (added.length > 0) this.#handlers.paint(added, this.#painted === 0);
    this.#painted = squares.length;
  }

  /** Paints a square with the colour of a letter; returns whether there is such a colour. */
  #paintIn(letter: string, square: number) {
    const colour = letter.length === 1 ? letter.toUpperCase().charCodeAt(0) - 65 : -1;
    if (colour < 0 || colour >= (this.#byHand?.colours ?? 0)) return false;
    this.#handlers.paint([square], true, colour);
    return true;
  }

  #makeKeys() {
    new BoardKeys(this.#grid, {
      size: () => this.#size,
      cursor: () => this.#cursor,
      terms: () => this.#terms(),
      letters: () => this.#byHand?.letters ?? false,
      moveCursor: (square) => this.#moveCursor(square, true),
      entered: (square) => this.#act(square),
      done: (gesture, square) => this.#do(gesture, square),
      askWhy: (square) => this.#handlers.askWhy(square),
      read: (kind, square) => this.#handlers.read(kind, square),
      paints: () => Boolean(this.#byHand?.colours),
      paint: (letter, square) => this.#paintIn(letter, square),
      middle: (square) => centre(this.#layout, square),
      hand: this.#hand,
    });
  }

  #at(event: MouseEvent) {
    const box = this.#grid.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return { square: squareAt(this.#layout, x, y), x, y };
  }

  #act(square: number) {
    this.#moveCursor(square, false);
    this.#handlers.act(square);
  }

  /**
   * @param square the cursor's destination
   * @param isOther whether it was a hold, or made with the other button
   */
  #do(gesture: Gesture, square: number, isOther: boolean = false) {
    const { act, cross, stroke, move } = this.#handlers;
    this.#moveCursor(square, false);
    if (this.#byHand?.colours) return this.#paintBy(gesture);
    if (gesture.do === "stroke") stroke(gesture.squares, gesture.crossing);
    else if (gesture.do === "move") move(gesture.from, gesture.to);
    else if (gesture.do === "cross") cross(gesture.square, isOther);
    else act(gesture.square);
  }

  /** A stroke has been painted already. */
  #paintBy(gesture: Gesture) {
    const { paint, pickUp } = this.#handlers;
    if (gesture.do === "act") paint([gesture.square], true);
    else if (gesture.do === "cross") pickUp(gesture.square);
  }

  #listenForPoints() {
    const [grid, { point }] = [this.#grid, this.#handlers];
    grid.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch") return;
      const { square } = this.#at(event);
      this.#setTooltip(square);
      point(square);
    });
    grid.addEventListener("pointerleave", () => point(null));
    grid.addEventListener("focusin", (event) => {
      const square = squareOf(event.target);
      if (square === null) return;
      // Keys continue from here, even if a click moved the focus.
      this.#moveCursor(square, false);
      if (isByKeys()) point(square);
    });
    grid.addEventListener("focusout", () => point(null));
  }

  #moveCursor(square: number, focus: boolean) {
    this.#cells[this.#cursor]!.tabIndex = -1;
    this.#cursor = square;
    this.#cells[square]!.tabIndex = 0;
    if (focus) this.#cells[square]!.focus();
  }
}

const isSame = (one: Size, other: Size) => one.rows === other.rows && one.columns === other.columns;
