/** How the solver of a lane is asked to solve: the same fields as in Watch, beside the lane's button. */
import { element, setText } from "../dom.js";
import { SolverOptions } from "../options.js";
import { room } from "../room.js";

/** @typedef {import("../../run/race-view.js").LaneView} LaneView */
/** @typedef {import("../../engine/engine.js").LaneOrder} LaneOrder */

/** Between the fields and their button, and the edge of the window, in pixels. */
const GAP = 6;

export class LaneOptions {
  #popover = element("lane-options");
  #fields;
  /** The lane whose options are seen. */
  #index = 0;
  /** @type {LaneView[]} */
  #lanes = [];

  /** @param {(index: number, order: LaneOrder) => void} choose */
  constructor(choose) {
    this.#fields = new SolverOptions(element("lane-fields"), (order) => choose(this.#index, order));
  }

  /** Opens the options of a lane, or closes them. @param {number} index @param {HTMLElement} button */
  toggle(index, button) {
    const isOther = index !== this.#index;
    this.#index = index;
    this.show(this.#lanes);
    this.#place(button);
    if (isOther && this.#popover.matches(":popover-open")) return;
    this.#popover.togglePopover();
  }

  /** @param {LaneView[]} lanes */
  show(lanes) {
    this.#lanes = lanes;
    const lane = lanes[this.#index];
    if (!lane) return this.close();
    setText(element("lane-options-title"), `${lane.letter}: ${lane.info.name}`);
    this.#fields.show(lane.info, lane.order);
  }

  close() {
    if (this.#popover.matches(":popover-open")) this.#popover.hidePopover();
  }

  /** Stands under its button; on a phone at the foot of the window. @param {HTMLElement} button */
  #place(button) {
    const { style } = this.#popover;
    const box = button.getBoundingClientRect();
    const across = Math.min(320, innerWidth - 2 * GAP);
    style.left = room.isPhone
      ? "0"
      : `${Math.max(GAP, Math.min(box.left, innerWidth - across - GAP))}px`;
    style.width = room.isPhone ? "100%" : `${across}px`;
    style.top = room.isPhone ? "auto" : `${box.bottom + GAP}px`;
    style.bottom = room.isPhone ? "0" : "auto";
  }
}
