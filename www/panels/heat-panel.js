/** A heat map of a board: pointed at, or gone over with the arrow keys like the board itself. */

import { moved } from "../base/geometry.js";
import { draw } from "../charts/dom.js";
import { heatMap, isMarked } from "../charts/heat.js";
import { make } from "./dom.js";

/** @typedef {import("../charts/heat.js").HeatMap} HeatMap */
/**
 * @typedef {object} Handlers
 * @property {(square: number | null) => void} look a square is looked at, or none any more
 * @property {(square: number) => void} choose
 */

/** The widest that a map becomes, in pixels. */
const WIDEST = 480;
/** Keys that choose the square that has the focus. */
const CHOOSING = ["Enter", " "];

export class HeatPanel {
  element = make("div", "", "heatmap");
  #handlers;
  /** @type {Omit<HeatMap, "width" | "focus"> | null} */
  #map = null;
  #focus = 0;
  /** Whether marks stand where there is no room for text. */
  isMarked = false;

  /** @param {Handlers} handlers */
  constructor(handlers) {
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

  /** @param {Omit<HeatMap, "width" | "focus">} map */
  show(map) {
    this.#map = map;
    if (this.#focus >= map.cells.length) this.#focus = 0;
    const sized = this.#sized(Math.min(WIDEST, this.element.clientWidth));
    this.isMarked = isMarked(sized);
    draw(this.element, heatMap(sized));
  }

  /** The map as wide as is wanted. @param {number} width */
  picture(width) {
    return heatMap(this.#sized(width));
  }

  /** @param {number} width @returns {HeatMap} */
  #sized(width) {
    const map = this.#map ?? { rows: 0, columns: 1, cells: [], label: "", cursor: null };
    return { ...map, width, focus: this.#focus };
  }

  /** @param {number | null} square */
  #enter(square) {
    if (square === null) return;
    this.#focus = square;
    this.#handlers.look(square);
  }

  /** @param {number | null} square */
  #choose(square) {
    if (square !== null) this.#handlers.choose(square);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const square = squareOf(event);
    if (square === null || !this.#map || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(this.#map, square, event.key);
    if (next === null && !CHOOSING.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) this.#choose(square);
    else this.#cell(next)?.focus();
  }

  /** @param {number} square @returns {SVGElement | null} */
  #cell(square) {
    return this.element.querySelector(`[data-square="${square}"]`);
  }
}

/** The square that an event is about. @param {Event} event */
function squareOf({ target }) {
  const cell = target instanceof Element ? target.closest("[data-square]") : null;
  return cell instanceof SVGElement ? Number(cell.dataset.square) : null;
}
