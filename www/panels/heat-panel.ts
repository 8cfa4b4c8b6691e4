/** A heat map of a board: pointed at, or gone over with the arrow keys like the board itself. */

import { moved } from "../base/geometry.ts";
import { draw } from "../charts/dom.ts";
import { type HeatMap, heatMap, isMarked } from "../charts/heat.ts";
import { make } from "./dom.ts";

interface Handlers {
  /** A square is looked at, or none any more. */
  look: (square: number | null) => void;
  choose: (square: number) => void;
}

/** The widest that a map becomes, in pixels. */
const WIDEST = 480;
/** Keys that choose the square that has the focus. */
const CHOOSING = ["Enter", " "];

export class HeatPanel {
  element = make("div", "", "heatmap");
  #handlers;
  #map: Omit<HeatMap, "width" | "focus"> | null = null;
  #focus = 0;
  /** Whether marks stand where there is no room for text. */
  isMarked = false;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
    this.element.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") handlers.look(squareOf(event));
    });
    this.element.addEventListener("pointerleave", () => handlers.look(null));
    this.element.addEventListener("focusin", (event) => this.#enter(squareOf(event)));
    this.element.addEventListener("focusout", () => handlers.look(null));
    this.element.addEventListener("click", (event) => this.#choose(squareOf(event)));
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  show(map: Omit<HeatMap, "width" | "focus">) {
    this.#map = map;
    if (this.#focus >= map.cells.length) this.#focus = 0;
    const sized = this.#sized(Math.min(WIDEST, this.element.clientWidth));
    this.isMarked = isMarked(sized);
    draw(this.element, heatMap(sized));
  }

  /** The map as wide as is wanted. */
  picture(width: number) {
    return heatMap(this.#sized(width));
  }

  #sized(width: number): HeatMap {
    const map = this.#map ?? { rows: 0, columns: 1, cells: [], label: "", cursor: null };
    return { ...map, width, focus: this.#focus };
  }

  #enter(square: number | null) {
    if (square === null) return;
    this.#focus = square;
    this.#handlers.look(square);
  }

  #choose(square: number | null) {
    if (square !== null) this.#handlers.choose(square);
  }

  #key(event: KeyboardEvent) {
    const square = squareOf(event);
    if (square === null || !this.#map || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(this.#map, square, event.key);
    if (next === null && !CHOOSING.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) this.#choose(square);
    else this.#cell(next)?.focus();
  }

  #cell(square: number): SVGElement | null {
    return this.element.querySelector(`[data-square="${square}"]`);
  }
}

/** The square that an event is about. */
function squareOf({ target }: Event) {
  const cell = target instanceof Element ? target.closest("[data-square]") : null;
  return cell instanceof SVGElement ? Number(cell.dataset.square) : null;
}
