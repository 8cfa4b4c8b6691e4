/**
 * Hints: whether the board can still be completed, the reasoning, and the next move. A check of the board
 * says only the first, and doesn't count as a hint.
 */

import type { EngineClient } from "../engine/engine-client.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Deduction, Hint } from "../engine/generated/thinking.ts";
import type { Job } from "../engine/job.ts";
import type { Pointed } from "../scene/scene.ts";
import type { State } from "../state/state.ts";

type Asked = "hint" | "check";

export interface HintView {
  asked: Asked;
  stage: "thinking" | "told" | "trouble";
  /** Null until the engine has answered. */
  hint: Hint | null;
  /** The moment of the what-if, from 1; 0 before it. */
  moment: number;
  /** Why there is no hint, or "". */
  trouble: string;
}

/** The game of a hint. */
export interface Hinted {
  puzzle: Puzzle;
  /** The moves made and not undone. */
  record: string;
  solved: boolean;
  /** How many hints were used. */
  hints: number;
}

/** Draws a move that a search found. */
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
  /** The last position asked about. */
  #about = "";
  /** Its hint, and whether the hint was counted. */
  #known: { hint: Hint; isCounted: boolean } | null = null;

  /** @param changed called when the engine has answered */
  constructor(engine: EngineClient, changed: () => void) {
    this.#engine = engine;
    this.#changed = changed;
  }

  /** Asks for a hint or a check of the board. */
  ask(asked: Asked, game: Hinted) {
    this.#job?.cancel();
    const about = keyOf(game);
    if (about !== this.#about) this.#known = null;
    this.#about = about;
    if (this.#known) return this.#tell(asked, game);
    this.view = { asked, stage: "thinking", hint: null, moment: 0, trouble: "" };
    const { puzzle, record } = game;
    this.#job = this.#engine.call("hint", [puzzle, record], ({ value: hint, problem: trouble }) => {
      this.#known = hint && { hint, isCounted: false };
      if (hint) this.#tell(asked, game);
      else this.view = { asked, stage: "trouble", hint, moment: 0, trouble };
      this.#changed();
    });
  }

  /** Counts a hint only the first time it is shown. */
  #tell(asked: Asked, game: Hinted) {
    const known = this.#known!;
    const { possible, reasoning, step } = known.hint;
    const helps = reasoning !== null || step !== null || possible.answer === "no";
    if (asked === "hint" && helps && !known.isCounted) {
      game.hints++;
      known.isCounted = true;
    }
    this.view = { asked, stage: "told", hint: known.hint, moment: 0, trouble: "" };
  }

  close() {
    this.#job?.cancel();
    this.view = null;
  }

  /** Moves through the what-if. */
  stepWhatIf(by: number) {
    const last = this.view?.hint?.reasoning?.whatIf.length ?? 0;
    if (!this.view) return;
    const moment = Math.min(last, Math.max(0, this.view.moment + by));
    this.view = { ...this.view, moment };
  }

  /** Closes the hint when its position has changed. */
  follow({ mode }: Pick<State, "mode">, game: Hinted | null) {
    if (mode !== "play" || !game || game.solved || keyOf(game) !== this.#about) this.close();
  }

  /** What to draw on the board. */
  get drawn(): Pointed | null {
    const { asked, hint, moment = 0 } = this.view ?? {};
    if (!hint || asked === "check") return null;
    const { reasoning, step } = hint;
    if (!reasoning)
      return step && { deduction: { ...NO_REASON, placed: step.square }, imagined: null };
    return { deduction: reasoning, imagined: reasoning.whatIf[moment - 1] ?? null };
  }
}

const keyOf = ({ puzzle, record }: Hinted) => JSON.stringify([puzzle, record]);
