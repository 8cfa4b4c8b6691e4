/** The explanation of a solution: computed by the engine, then shown reason by reason. */

import { effect, signal, untracked } from "@preact/signals-core";
import { explainedScene } from "../../board/scene/explained.ts";
import type { Message } from "../../board/scene/message.ts";
import type { Scene } from "../../board/scene/scene.ts";
import type { EngineClient } from "../../engine/engine-client.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Explanation } from "../../engine/generated/thinking.ts";
import type { Job } from "../../engine/job.ts";
import type { Tried } from "../../engine/methods.ts";
import type { AnimationSource } from "../../export/subject.ts";
import type { Context } from "../../store/context.ts";
import { toReason } from "../../store/explaining.ts";
import { changing } from "../../store/model.ts";
import { isExplaining, puzzleOf } from "../../store/state.ts";

export interface ExplainView {
  stage: "thinking" | "told" | "trouble" | "stopped";
  /** How many reasons were found so far. */
  found: number;
  /** Null until it is complete. */
  explanation: Explanation | null;
  /** Why there is none, or "". */
  trouble: string;
  /** The reason that is shown, from 1. */
  at: number;
  last: number;
  /** The moment of its what-if, from 1; 0 for none. */
  moment: number;
  /** How many moments that has. */
  moments: number;
  /** The sentence about what is shown, or "". */
  text: string;
  isPlaying: boolean;
}

/** How long each reason is shown, in milliseconds. */
const EVERY = 2500;

type Progress = Pick<ExplainView, "stage" | "found" | "explanation" | "trouble">;

const THINKING: Progress = { stage: "thinking", found: 0, explanation: null, trouble: "" };

export class ExplainController {
  #session;
  #engine;
  #progress = signal(THINKING);
  #puzzle: Puzzle | null = null;
  #job: Pick<Job<Explanation | Tried>, "cancel"> | null = null;
  /** The moment of a reason's what-if. */
  #whatIf = signal({ of: 0, moment: 0 });
  #timer = signal<ReturnType<typeof setTimeout> | null>(null);

  constructor(session: Pick<Context, "state" | "receive">, engine: EngineClient) {
    this.#session = session;
    this.#engine = engine;
    effect(() => this.#follow());
  }

  /** The board that the screen names is explained. */
  #follow() {
    const { state } = this.#session;
    const puzzle = isExplaining(state) ? puzzleOf(state) : null;
    untracked(() => this.turnTo(puzzle));
  }

  get view(): ExplainView {
    const progress = this.#progress.value;
    const last = Math.max(1, progress.explanation?.reasons.length ?? 1);
    const at = Math.min(last, Math.max(1, this.#session.state.explained.at));
    const reason = progress.explanation?.reasons[at - 1]?.reason;
    const { of, moment: own } = this.#whatIf.value;
    const moment = of === at ? own : 0;
    return {
      ...progress,
      at,
      last,
      moment,
      moments: reason?.whatIf.length ?? 0,
      text: reason?.whatIf[moment - 1]?.text ?? reason?.text ?? "",
      isPlaying: this.#timer.value !== null,
    };
  }

  /** The sentence of the reason, or of the what-if step, that is shown. */
  get message(): Message {
    return { text: this.view.text, tone: "" };
  }

  /** Steps through the what-if of the reason that is shown. */
  stepWhatIf(by: number) {
    this.pause();
    const { at, moment, moments } = this.view;
    this.#whatIf.value = { of: at, moment: Math.min(moments, Math.max(0, moment + by)) };
  }

  /** Explains a puzzle, unless it is explained already; null stops. */
  turnTo(puzzle: Puzzle | null) {
    if (!puzzle) return this.pause();
    if (JSON.stringify(puzzle) === JSON.stringify(this.#puzzle)) return;
    this.pause();
    this.#puzzle = puzzle;
    this.#whatIf.value = { of: 0, moment: 0 };
    this.again();
  }

  /** Starts from the beginning. */
  again() {
    this.#job?.cancel();
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    this.#progress.value = THINKING;
    this.#job = this.#engine.call("explain", [puzzle], ({ value, problem }) => {
      if (problem) this.#progress.value = { ...THINKING, stage: "trouble", trouble: problem };
      else if (value && "tried" in value)
        this.#progress.value = { ...THINKING, found: value.tried };
      else if (value) this.#progress.value = { ...THINKING, stage: "told", explanation: value };
    });
  }

  /** Stops looking for reasons. */
  stop() {
    if (this.#progress.value.stage !== "thinking") return;
    this.#job?.cancel();
    this.#progress.value = { ...this.#progress.value, stage: "stopped" };
  }

  /** The number of a reason that there is, near a wanted one. */
  near(at: number) {
    return Math.min(this.view.last, Math.max(1, at));
  }

  /** Plays one reason after another, or pauses. */
  toggle() {
    if (this.#timer.value !== null) return this.pause();
    const { at, last } = this.view;
    if (at === last) this.#show(1);
    this.#wait();
  }

  pause() {
    if (this.#timer.peek() !== null) clearTimeout(this.#timer.peek()!);
    this.#timer.value = null;
  }

  #wait() {
    this.#timer.value = setTimeout(() => {
      const { at, last } = this.view;
      if (at < last) this.#show(at + 1);
      if (at + 1 < last) this.#wait();
      else this.#timer.value = null;
    }, EVERY);
  }

  #show(at: number) {
    this.#session.receive(changing(toReason(at)));
  }

  /** What the board shows; the empty board until there is an explanation. */
  scene(empty: Scene): Scene {
    const { explanation, at, moment } = this.view;
    if (!this.#puzzle || !explanation) return empty;
    const { colourLetters } = this.#session.state;
    return explainedScene(this.#puzzle, explanation, at, colourLetters, moment);
  }

  /** What an animation shows; null until there is an explanation. */
  get shown(): AnimationSource | null {
    const { explanation, last } = this.view;
    const puzzle = this.#puzzle;
    return puzzle && explanation && { what: "explanation", puzzle, explanation, from: 1, to: last };
  }
}
