/** How the solver of a lane is asked to solve: the same fields as in Watch, beside the lane's button. */

import type { LaneOrder } from "../../engine/generated/run.ts";
import type { LaneView } from "../../run/race-view.ts";
import { room } from "../../ui/room.ts";
import { element, setText } from "../dom.ts";
import { SolverOptions } from "../options.ts";

/** Between the fields and their button, and the edge of the window, in pixels. */
const GAP = 6;

export class LaneOptions {
  #popover = element("lane-options");
  #fields;
  /** The lane whose options are seen. */
  #index = 0;
  #lanes: LaneView[] = [];

  constructor(choose: (index: number, order: LaneOrder) => void) {
    this.#fields = new SolverOptions(element("lane-fields"), (order) => choose(this.#index, order));
  }

  /** Opens the options of a lane, or closes them. */
  toggle(index: number, button: HTMLElement) {
    const isOther = index !== this.#index;
    this.#index = index;
    this.show(this.#lanes);
    this.#place(button);
    if (isOther && this.#popover.matches(":popover-open")) return;
    this.#popover.togglePopover();
  }

  show(lanes: LaneView[]) {
    this.#lanes = lanes;
    const lane = lanes[this.#index];
    if (!lane) return this.close();
    setText(element("lane-options-title"), `${lane.letter}: ${lane.info.name}`);
    this.#fields.show(lane.info, lane.order);
  }

  close() {
    if (this.#popover.matches(":popover-open")) this.#popover.hidePopover();
  }

  /** Stands under its button; on a phone at the foot of the window. */
  #place(button: HTMLElement) {
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
