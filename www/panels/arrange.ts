/** Moves the few controls that stand elsewhere where there is less room. */

import type { Mode } from "../session/state.ts";
import { onRoom, room } from "../ui/room.ts";
import { element } from "./dom.ts";

export class Arrange {
  #mode: Mode = "play";
  /** Where each control stands at home: what follows it there. */
  #homes: Map<HTMLElement, Comment> = new Map();

  constructor() {
    onRoom(() => this.#arrange());
  }

  show(mode: Mode) {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.#arrange();
  }

  #arrange() {
    const watching = this.#mode === "watch";
    const [menu, row] = [element("menu-head"), element("solver-row")];
    this.#put("speed-row", watching && room.isShort && room.isPhone ? menu : null);
    this.#put("restart-run", watching && (room.isPhone || room.isSideways) ? row : null);
  }

  /** @param place none for its home */
  #put(id: string, place: HTMLElement | null) {
    const control = element(id);
    const home = this.#homeOf(control);
    if (place && control.parentElement !== place) place.append(control);
    else if (!place && control.nextSibling !== home) home.before(control);
  }

  #homeOf(control: HTMLElement) {
    const known = this.#homes.get(control);
    if (known) return known;
    const home = document.createComment("");
    control.after(home);
    this.#homes.set(control, home);
    return home;
  }
}
