/** A board of colours being painted: its solutions, its grade and its repairs, in a worker after every stroke. */

import type { EngineClient } from "../engine/engine-client.ts";
import type { Examined, Repair, Repairs } from "../engine/generated/thinking.ts";
import type { Job } from "../engine/job.ts";
import { drafted } from "../state/changes.ts";
import { edited } from "../state/draft.ts";
import { changing } from "../state/model.ts";
import { boardOf, isDrafting, type Layout, type State } from "../state/state.ts";
import type { Context } from "./context.ts";

export class PaintingController {
  #session;
  #engine;
  #changed;
  /** The board that the answers are about, as text. */
  #about = "";
  #layout: Layout | null = null;
  /** The last known facts, until there is news about the board. */
  #known: Examined | null = null;
  #examining: Job<Examined> | null = null;
  #repairing: Job<Repairs> | null = null;
  #sketching: Job<string> | null = null;
  /** The place of the repair that is shown. */
  #at = 0;

  /** @param changed called after an answer */
  constructor(session: Context, engine: EngineClient, changed: () => void) {
    this.#session = session;
    this.#engine = engine;
    this.#changed = changed;
  }

  /** Examines the board, unless it is the board being examined. */
  follow(state: State) {
    const layout = paintedIn(state);
    const about = layout ? JSON.stringify([layout.regions, layout.squares]) : "";
    if (about === this.#about) return;
    this.#about = about;
    this.#layout = layout;
    this.#examining?.cancel();
    this.#sketching?.cancel();
    this.close();
    if (layout) this.#examine(boardIn(layout));
    else this.#known = null;
  }

  #examine(board: [letters: string, locked: number[]]) {
    this.#examining = this.#engine.call("examine", board, ({ value }) => {
      if (value) this.#known = value;
      this.#changed();
    });
  }

  /** Looks for repairs. */
  repair() {
    this.close();
    if (this.#layout)
      this.#repairing = this.#engine.call("repair", boardIn(this.#layout), this.#changed);
  }

  /** Shows the next repair; after the last one, the first. */
  nextRepair() {
    this.#at = (this.#at + 1) % Math.max(1, this.#repairs.length);
  }

  /** Hides the repair. */
  close() {
    this.#repairing?.cancel();
    this.#repairing = null;
    this.#at = 0;
  }

  /** Paints random regions. */
  sketch(seed: number) {
    const side = this.#layout?.rows;
    if (!side) return;
    this.#sketching?.cancel();
    this.#sketching = this.#engine.call("sketch", [side, seed], ({ value }) => {
      if (value) this.#session.change(changing(drafted(edited({ regions: value, squares: [] }))));
      this.#changed();
    });
  }

  get #repairs(): Repair[] {
    return this.#repairing?.value?.repairs ?? [];
  }

  /** The repair that is shown, if any. */
  get shown(): Repair | null {
    return this.#repairs[this.#at] ?? null;
  }

  /** Null until the first answer. */
  get examined() {
    return this.#known;
  }

  get view() {
    const { value = null, isOpen = false, problem = "" } = this.#repairing ?? {};
    return {
      examined: this.#known,
      isCounting: this.#examining?.isOpen ?? false,
      /** Why nothing is known, or "". */
      trouble: this.#examining?.problem || problem,
      isRepairing: isOpen,
      repair: this.shown,
      repairs: this.#repairs.length,
      /** Why there is no repair, or "". */
      noRepair: value?.text ?? "",
    };
  }
}

/** The board being painted, if any. */
export const paintedIn = (state: State): Layout | null =>
  isDrafting(state) && state.game === "colour" ? boardOf(state) : null;

const boardIn = ({ regions, squares }: Layout): [letters: string, locked: number[]] => [
  regions ?? "",
  squares,
];
