/** Moves the few controls that stand elsewhere where there is less room. */
import { element } from "./dom.js";
import { onRoom, room } from "./room.js";

/** @typedef {import("../session/state.js").Mode} Mode */

/** What stands in the menu of solvers where there is no room for it beside the board. */
const IN_MENU = ["puzzle", "solver-options", "solver-acts"];

export class Arrange {
  /** @type {Mode} */
  #mode = "play";
  /** Where each control stands at home: what follows it there. @type {Map<HTMLElement, Comment>} */
  #homes = new Map();

  constructor() {
    onRoom(() => this.#arrange());
  }

  /** @param {Mode} mode */
  show(mode) {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.#arrange();
  }

  #arrange() {
    const watching = this.#mode === "watch";
    const [menu, row] = [element("menu-head"), element("solver-row")];
    for (const id of IN_MENU) this.#put(id, watching && room.isTabbed ? menu : null);
    this.#put("speed-row", watching && room.isShort && room.isPhone ? menu : null);
    this.#put("restart-run", watching && (room.isPhone || room.isSideways) ? row : null);
  }

  /**
   * @param {string} id
   * @param {HTMLElement | null} place none for its home
   */
  #put(id, place) {
    const control = element(id);
    const home = this.#homeOf(control);
    if (place && control.parentElement !== place) place.append(control);
    else if (!place && control.nextSibling !== home) home.before(control);
  }

  /** @param {HTMLElement} control */
  #homeOf(control) {
    const known = this.#homes.get(control);
    if (known) return known;
    const home = document.createComment("");
    control.after(home);
    this.#homes.set(control, home);
    return home;
  }
}
