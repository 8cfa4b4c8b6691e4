/**
 * A hint that is asked for, in its three strengths: whether the board can still be completed, the
 * reasoning, and the move. Each is told only when it is asked for, and any can be called off.
 */

import type { EngineClient } from "../engine/engine-client.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Deduction, Hint } from "../engine/generated/thinking.ts";
import type { Job } from "../engine/job.ts";
import type { Pointed } from "../scene/scene.ts";
import type { State } from "../state/state.ts";
import type { GameController } from "./game-controller.ts";

/**
 * How far a hint has been told: not yet, being thought of, whether it is possible, why, or that
 * there is none to be had.
 */
type Stage = "ask" | "thinking" | "possible" | "reasoning" | "trouble";

export interface HintView {
  stage: Stage;
  hint: Hint | null;
  /** Of the what-if, 0 before its first. */
  moment: number;
  /** Why there is no hint. */
  trouble: string;
}

/** What is drawn of a move that no rule led to. */
const NO_REASON: Deduction = {
  rule: "searched",
  name: "",
  text: "",
  named: [],
  lines: [],
  imagined: null,
  pairs: [],
  placed: null,
  ruledOut: [],
  leansOn: [],
  whatIf: [],
};

export class HintController {
  view: HintView | null = null;
  #engine;
  #changed;
  #job: Job<Hint> | null = null;
  /** The position that the hint is about. */
  #about = "";

  /** @param changed called when an answer has come */
  constructor(engine: EngineClient, changed: () => void) {
    this.#engine = engine;
    this.#changed = changed;
  }

  /** Asks what the person wants to know. */
  open() {
    this.view = { stage: "ask", hint: null, moment: 0, trouble: "" };
  }

  close() {
    this.#job?.cancel();
    this.view = null;
  }

  /**
   * Looks for a hint.
   * @param record the moves that stand
   */
  think(puzzle: Puzzle, record: string) {
    this.#job?.cancel();
    this.#about = record;
    this.view = { stage: "thinking", hint: null, moment: 0, trouble: "" };
    this.#job = this.#engine.call("hint", [puzzle, record], ({ value: hint, problem: trouble }) => {
      this.view = { stage: hint ? "possible" : "trouble", hint, moment: 0, trouble };
      this.#changed();
    });
  }

  /** Tells the reasoning, or the move where there is no reasoning. */
  reason() {
    if (this.view?.hint) this.view = { ...this.view, stage: "reasoning", moment: 0 };
  }

  /** The hint was carried out: the next one is looked for when it is asked for. */
  goOn() {
    this.close();
    this.open();
  }

  /** Goes to a moment of the what-if. */
  stepWhatIf(by: number) {
    const last = this.view?.hint?.reasoning?.whatIf.length ?? 0;
    if (!this.view) return;
    const moment = Math.min(last, Math.max(0, this.view.moment + by));
    this.view = { ...this.view, moment };
  }

  /** What was said of another position is no longer of any use; of a game that is not played nothing is. */
  follow({ mode }: Pick<State, "mode">, game: Pick<GameController, "solved" | "record"> | null) {
    if (mode !== "play" || !game || game.solved) return this.close();
    if (!this.view || this.view.stage === "ask" || game.record === this.#about) return;
    this.close();
    this.open();
  }

  /** What the reasoning draws on the board, where it is being told. */
  get drawn(): Pointed | null {
    const { view } = this;
    if (view?.stage !== "reasoning") return null;
    const { reasoning = null, step = null } = view.hint ?? {};
    if (!reasoning)
      return step && { deduction: { ...NO_REASON, placed: step.square }, imagined: null };
    return { deduction: reasoning, imagined: reasoning.whatIf[view.moment - 1] ?? null };
  }
}
