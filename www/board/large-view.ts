/** A board too large to draw square by square: a picture that zooms and pans. */

import { Clicks } from "../core/clicks.ts";
import type { Position, Size } from "../core/geometry.ts";
import { SLOP } from "../core/gestures.ts";
import {
  type Point,
  panned,
  pinched,
  settled,
  squareUnder,
  type View,
  whole,
  zoomed,
} from "../core/viewport.ts";
import type { VisiblePart } from "../engine/run-methods.ts";
import { contextOf, fitCanvas, setSize } from "../ui/canvas.ts";
import type { Theme } from "../ui/theme.ts";
import { onResize } from "../ui/use-size.ts";
import { drawLarge, PIECE_SIDE } from "./draw/image.ts";
import { LargeKeys } from "./input/large-keys.ts";
import { describe, isKnown, OVERSCAN, summary, viewWords } from "./scene/large-run.ts";
import type { LargeScene } from "./scene/scene.ts";

interface Handlers {
  /** A square was clicked, if it is large enough. */
  act: (square: number) => void;
  /** Requests a picture of another part of the board. */
  setVisiblePart: (part: VisiblePart) => void;
  /** Requests other colours. */
  paintWith: (theme: Theme) => void;
  /** What is under the pointer; "" off the board. */
  point: (words: string) => void;
  /** Announces words to screen readers. */
  speak: (words: string) => void;
  /** The whole board came into view, or left it. */
  zoomed: (isWhole: boolean) => void;
}

/** The least height and width of a board with few rows or columns, in pixels. */
const LOWEST = 320;

/** The zoom per pixel of the wheel, and the pixels per line. */
const WHEEL_ZOOM = 0.002;
const WHEEL_LINE = 16;
const DOUBLE_ZOOM = 2.5;

/** How often the label follows a running solver, in milliseconds. */
const WORDS_EVERY = 1000;

/** A view is announced after resting this long, in milliseconds. */
const SETTLED = 400;

/** Squares at least this large are named under the pointer, in pixels. */
const NAMED_SIDE = 4;

export class LargeView {
  #frame;
  #box;
  #canvas;
  #context;
  #handlers;
  #theme;
  #opening = { size: { rows: 1, columns: 1 }, width: 1, height: 1 };
  #view: View = whole(this.#opening);
  #scene: LargeScene | null = null;
  #stale = true;
  #wordsAt = Number.NEGATIVE_INFINITY;
  #wordsStale = false;
  /** Where each pressed pointer is, by id. */
  #held: Map<number, Point> = new Map();
  /** Where the last pointer was pressed. */
  #pressed: Point = { x: 0, y: 0 };
  /** Whether it has moved too far for a click. */
  #strayed = false;
  #pointer: Point | null = null;
  #pointed: Position | null = null;
  #shownWords = "";
  #keys;
  #clicks = new Clicks((at) => {
    this.#moveOn(zoomed(this.#opening, this.#view, DOUBLE_ZOOM, at));
  });
  #settling = 0;

  constructor(canvas: HTMLCanvasElement, frame: HTMLElement, theme: Theme, handlers: Handlers) {
    this.#canvas = canvas;
    this.#frame = frame;
    this.#box = frame.parentElement ?? frame;
    this.#context = contextOf(canvas, { alpha: false });
    this.#handlers = handlers;
    this.#theme = theme;
    this.#keys = this.#makeKeys();
    this.#listenToPointer();
    onResize(this.#box, () => this.#fill());
  }

  setTheme(theme: Theme) {
    this.#theme = theme;
    this.#stale = true;
    if (this.#shown) this.#handlers.paintWith(theme);
  }

  get #shown() {
    return !this.#frame.hidden;
  }

  /** @param size null while a small board is shown */
  setBoard(size: Size | null) {
    // Doesn't write an unchanged attribute.
    this.#frame.toggleAttribute("hidden", size === null);
    this.#scene = null;
    this.#pointer = null;
    this.#clicks.drop();
    this.#showPointed();
    if (!size) return;
    const same =
      size.rows === this.#opening.size.rows && size.columns === this.#opening.size.columns;
    this.#opening = { ...this.#opening, size };
    if (!same) this.#view = whole(this.#opening);
    if (!same) this.#keys.forget();
    this.#handlers.paintWith(this.#theme);
    this.#measure();
  }

  /** Draws nothing until the next scene, because this one's pictures may be closed. */
  leave() {
    this.#clicks.drop();
    this.#scene = null;
  }

  show(scene: LargeScene) {
    this.#scene = scene;
    this.#stale = true;
    this.#wordsStale = true;
    this.#showPointed();
    this.#keys.show(scene);
  }

  /**
   * Draws, if anything has changed.
   * @param now milliseconds
   * @param settled whether the label must be up to date
   */
  draw(now: number, settled: boolean) {
    const scene = this.#scene;
    if (!this.#shown || !scene) return;
    if (this.#wordsStale && (settled || now - this.#wordsAt > WORDS_EVERY)) this.#speak(scene, now);
    if (!this.#stale) return;
    this.#stale = false;
    const [context, opening, view, theme] = [this.#context, this.#opening, this.#view, this.#theme];
    const scale = this.#scale;
    const [pointed, cursor] = [this.#pointed, this.#keys.cursor];
    drawLarge({ context, scale, opening, view, theme, scene, pointed, cursor });
  }

  get #scale() {
    return this.#canvas.width / this.#opening.width;
  }

  #speak(scene: LargeScene, now: number) {
    this.#wordsAt = now;
    this.#wordsStale = false;
    this.#canvas.setAttribute("aria-label", summary(scene));
  }

  /** Fits the new size and draws at once, since resizing clears the canvas. */
  #fill() {
    this.#measure();
    this.draw(performance.now(), false);
  }

  #measure() {
    const { rows, columns } = this.#opening.size;
    if (!this.#shown) return;
    this.#box.style.aspectRatio = "1";
    const side = this.#box.clientWidth;
    if (side <= 0) return;
    const height = Math.max(Math.min(side, LOWEST), Math.min(side, (side * rows) / columns));
    const narrow = Math.max(Math.min(side, LOWEST), Math.min(side, (side * columns) / rows));
    const wasWhole = this.#isWhole;
    this.#opening = { ...this.#opening, width: Math.floor(narrow), height: Math.floor(height) };
    setSize(this.#frame, this.#opening);
    fitCanvas(this.#canvas, this.#opening.width, this.#opening.height);
    this.#move(wasWhole ? whole(this.#opening) : settled(this.#opening, this.#view));
  }

  get #isWhole() {
    return this.#view.side <= whole(this.#opening).side;
  }

  #move(view: View) {
    this.#view = view;
    this.#stale = true;
    this.#showPointed();
    this.#handlers.zoomed(this.#isWhole);
    this.#handlers.setVisiblePart(this.#visiblePart());
  }

  #visiblePart(): VisiblePart {
    const [{ left, top, side }, { width, height }] = [this.#view, this.#opening];
    const [scale, across, down] = [this.#scale, width * OVERSCAN, height * OVERSCAN];
    return {
      left: left - across / side,
      top: top - down / side,
      side: side * scale,
      width: Math.round((width + 2 * across) * scale),
      height: Math.round((height + 2 * down) * scale),
      close: side >= PIECE_SIDE,
      ...this.#opening.size,
      asked: this.#keys.cursor ?? this.#pointed,
    };
  }

  /** Zooms about the middle of the view. */
  zoomMiddle(factor: number) {
    const { width, height } = this.#opening;
    const middle = { x: width / 2, y: height / 2 };
    this.#moveAnnounced(zoomed(this.#opening, this.#view, factor, middle));
  }

  showWhole() {
    this.#moveAnnounced(whole(this.#opening));
  }

  #moveAnnounced(view: View) {
    this.#move(view);
    this.#announceView();
  }

  #announceView() {
    clearTimeout(this.#settling);
    this.#handlers.speak(viewWords(this.#opening, this.#view));
  }

  /** Moves to a view, and announces it once it rests. */
  #moveOn(view: View) {
    const { side } = this.#view;
    this.#move(view);
    if (view.side === side) return;
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => this.#announceView(), SETTLED);
  }

  #makeKeys() {
    const { act, point, speak } = this.#handlers;
    return new LargeKeys(this.#canvas, {
      opening: () => this.#opening,
      view: () => this.#view,
      move: (view) => this.#move(view),
      moveAnnounced: (view) => this.#moveAnnounced(view),
      act: (place) => act(this.#squareAt(place)),
      point,
      speak,
    });
  }

  #listenToPointer() {
    const canvas = this.#canvas;
    canvas.addEventListener("wheel", (event) => this.#turn(event), { passive: false });
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.#pressed = pointOf(event);
      this.#held.set(event.pointerId, this.#pressed);
      this.#strayed = this.#held.size > 1;
    });
    canvas.addEventListener("click", (event) => {
      if (!this.#strayed) this.#click(pointOf(event));
    });
    // A pending click comes before anything done elsewhere.
    const flush = ({ target, type }: Event) => {
      if (target !== canvas || type === "keydown") this.#clicks.flush();
    };
    for (const other of ["pointerdown", "keydown"]) document.addEventListener(other, flush, true);
    canvas.addEventListener("pointermove", (event) => this.#drag(event));
    for (const end of ["pointerup", "pointercancel"] as const) {
      canvas.addEventListener(end, (event) => this.#held.delete(event.pointerId));
    }
    canvas.addEventListener("pointerleave", () => this.#point(null));
  }

  #turn(event: WheelEvent) {
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1);
    // Zooming out of the whole board scrolls the page.
    if (pixels > 0 && this.#isWhole) return;
    event.preventDefault();
    const factor = Math.exp(-pixels * WHEEL_ZOOM * (event.ctrlKey ? 5 : 1));
    this.#moveOn(zoomed(this.#opening, this.#view, factor, pointOf(event)));
  }

  #drag(event: PointerEvent) {
    const point = pointOf(event);
    const isFinger = event.pointerType === "touch";
    // The button was released where the page didn't notice.
    if (!isFinger && event.buttons === 0) this.#held.delete(event.pointerId);
    const from = this.#held.get(event.pointerId);
    if (!from) return this.#point(point);
    const far = Math.hypot(point.x - this.#pressed.x, point.y - this.#pressed.y);
    this.#strayed ||= far > SLOP[isFinger ? "finger" : "mouse"];
    const before = [...this.#held.values()];
    this.#held.set(event.pointerId, point);
    const after = [...this.#held.values()];
    if (after.length === 2) this.#moveOn(pinched(this.#opening, this.#view, before, after));
    if (after.length !== 1) return;
    this.#move(panned(this.#opening, this.#view, point.x - from.x, point.y - from.y));
  }

  /** Acts on a square, if it is large enough and no second click follows. */
  #click(point: Point) {
    const isNear = this.#view.side >= PIECE_SIDE;
    const place = isNear ? squareUnder(this.#opening, this.#view, point) : null;
    const act = () => place && this.#handlers.act(this.#squareAt(place));
    this.#clicks.click(point, act);
  }

  #squareAt({ row, column }: Position) {
    return row * this.#opening.size.columns + column;
  }

  #point(point: Point | null) {
    const before = this.#pointed;
    this.#pointer = point;
    this.#showPointed();
    const [pointed, scene] = [this.#pointed, this.#scene];
    if (!pointed || pointed === before || !scene || isKnown(scene, pointed)) return;
    this.#handlers.setVisiblePart(this.#visiblePart());
  }

  /** Shows what is under the pointer, if squares are large enough. */
  #showPointed() {
    const at = this.#view.side >= NAMED_SIDE ? this.#pointer : null;
    const place = at && squareUnder(this.#opening, this.#view, at);
    const words = place && this.#scene ? describe(this.#scene, place) : "";
    if (place?.row !== this.#pointed?.row || place?.column !== this.#pointed?.column) {
      this.#pointed = place;
      this.#stale = true;
    }
    if (words === this.#shownWords) return;
    this.#shownWords = words;
    this.#handlers.point(words);
  }
}

const pointOf = ({ offsetX, offsetY }: MouseEvent): Point => ({ x: offsetX, y: offsetY });
