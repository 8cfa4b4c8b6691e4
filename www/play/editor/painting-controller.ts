/** A board of colours being painted: its solutions, its grade and its repairs, in a worker after every stroke. */

import { signal } from "@preact/signals-core";
import { same } from "../../core/same.ts";
import type { EngineClient } from "../../engine/engine-client.ts";
import type { Examined, Repair, Repairs } from "../../engine/generated/thinking.ts";
import type { Job } from "../../engine/job.ts";
import { drafted } from "../../store/changes.ts";
import type { Context } from "../../store/context.ts";
import { edited } from "../../store/draft.ts";
import { changing } from "../../store/model.ts";
import { type BoardLayout, boardOf, isDrafting, type State } from "../../store/state.ts";

export class PaintingController {
  #session;
  #engine;
  #layout: BoardLayout | null = null;
  /** The last known facts, until there is news about the board. */
  #known = signal<Examined | null>(null);
  #examining = signal<Job<Examined> | null>(null);
  #repairing = signal<Job<Repairs> | null>(null);
  #sketching: Job<string> | null = null;
  /** The place of the repair that is shown. */
  #at = signal(0);

  constructor(session: Context, engine: EngineClient) {
    this.#session = session;
    this.#engine = engine;
  }

  /** Examines a board, instead of the one before. */
  turnTo(layout: BoardLayout | null) {
    if (layout && same(layout, this.#layout)) return;
    this.#layout = layout;
    this.#examining.peek()?.cancel();
    this.#sketching?.cancel();
    this.close();
    if (layout) this.#examine(boardIn(layout));
    else this.#known.value = null;
  }

  #examine(board: [letters: string, locked: number[]]) {
    this.#examining.value = this.#engine.call("examine", board, ({ value }) => {
      if (value) this.#known.value = value;
    });
  }

  /** Looks for repairs of the board in the editor, which may have opened just now. */
  repair() {
    this.turnTo(paintedIn(this.#session.state));
    this.close();
    if (this.#layout)
      this.#repairing.value = this.#engine.call("repair", boardIn(this.#layout), () => {});
  }

  /** Shows the next repair; after the last one, the first. */
  nextRepair() {
    this.#at.value = (this.#at.value + 1) % Math.max(1, this.#repairs.length);
  }

  /** Hides the repair. */
  close() {
    this.#repairing.peek()?.cancel();
    this.#repairing.value = null;
    this.#at.value = 0;
  }

  /** Paints random regions. */
  sketch(seed: number) {
    const side = this.#layout?.rows;
    if (!side) return;
    this.#sketching?.cancel();
    this.#sketching = this.#engine.call("sketch", [side, seed], ({ value }) => {
      if (value) this.#session.change(changing(drafted(edited({ regions: value, squares: [] }))));
    });
  }

  get #repairs(): Repair[] {
    return this.#repairing.value?.value?.repairs ?? [];
  }

  /** The repair that is shown, if any. */
  get shown(): Repair | null {
    return this.#repairs[this.#at.value] ?? null;
  }

  /** Null until the first answer. */
  get examined() {
    return this.#known.value;
  }

  get view() {
    const { value = null, isOpen = false, problem = "" } = this.#repairing.value ?? {};
    return {
      examined: this.examined,
      isCounting: this.#examining.value?.isOpen ?? false,
      /** Why nothing is known, or "". */
      trouble: this.#examining.value?.problem || problem,
      isRepairing: isOpen,
      repair: this.shown,
      repairs: this.#repairs.length,
      /** Why there is no repair, or "". */
      noRepair: value?.text ?? "",
    };
  }
}

/** The board being painted, if any. */
export const paintedIn = (state: State): BoardLayout | null =>
  isDrafting(state) && state.game === "colour" ? boardOf(state) : null;

const boardIn = ({ regions, squares }: BoardLayout): [letters: string, locked: number[]] => [
  regions ?? "",
  squares,
];
