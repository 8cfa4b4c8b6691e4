/**
 * Hints: whether the board can still be completed, the reasoning, and the next move. A check of the board
 * says only the first, and doesn't count as a hint. The question *Why not here?* is about one square; it counts
 * unless a queen attacks the square, or the board is lost anyway.
 */

import { signal } from "@preact/signals-core";
import type { Pointed } from "../../board/scene/scene.ts";
import type { EngineClient } from "../../engine/engine-client.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Deduction, Hint, WhyNot } from "../../engine/generated/thinking.ts";
import type { Job } from "../../engine/job.ts";

type Asked = "hint" | "check" | "why";

export interface HintView {
  asked: Asked;
  /** Counts the questions: the same answer to another one is announced again. */
  time: number;
  /** `cost`: the answer waits until the player accepts that it counts as a hint. */
  stage: "thinking" | "cost" | "told" | "trouble";
  /** Null until the engine has answered. */
  hint: Hint | null;
  /** The answer to *Why not here?*; null until the engine has answered. */
  why: WhyNot | null;
  /** The square of that question. */
  square: number | null;
  /** Whether the answer to that question doesn't count as a hint. */
  isFree: boolean;
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
  /** A hint was given. */
  countHint: () => void;
  /** It named these moves, as a record. */
  advise: (record: string) => void;
}

type Position = Pick<Hinted, "puzzle" | "record">;

interface Known<Answer> {
  answer: Answer;
  isCounted: boolean;
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

const viewOf = (asked: Asked, more: Partial<HintView> = {}): HintView => ({
  asked,
  time: 0,
  stage: "thinking",
  hint: null,
  why: null,
  square: null,
  isFree: false,
  moment: 0,
  trouble: "",
  ...more,
});

export class HintController {
  #view = signal<HintView | null>(null);
  #offered = signal<number | null>(null);
  #engine;
  #job: Pick<Job<Hint>, "cancel"> | null = null;
  #times = 0;
  /** The last position asked about, or with an offer. */
  #about = "";
  /** Its hint, and its answers by square. */
  #hint: Known<Hint> | null = null;
  #whys = new Map<number, Known<WhyNot>>();

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** The question and its answer; null if none is shown. */
  get view() {
    return this.#view.value;
  }

  /** The square beside which *Why not here?* is offered. */
  get offered() {
    return this.#offered.value;
  }

  /** Asks for a hint or a check of the board. */
  ask(asked: "hint" | "check", game: Hinted) {
    this.#turnTo(game);
    if (this.#hint) return this.#tell(asked, game, this.#hint);
    this.#show(asked);
    const { puzzle, record } = game;
    this.#job = this.#engine.call(
      "hint",
      [puzzle, record],
      ({ value: answer, problem: trouble }) => {
        this.#hint = answer && { answer, isCounted: false };
        if (this.#hint) this.#tell(asked, game, this.#hint);
        else this.#show(asked, { stage: "trouble", trouble });
      },
    );
  }

  /**
   * Asks why there is no queen on an empty square.
   * @param knowsCost whether the player knows that an answer counts as a hint
   */
  askWhy(square: number, game: Hinted, knowsCost: boolean) {
    this.#turnTo(game);
    const known = this.#whys.get(square);
    if (known) return this.#tellWhy(square, game, known, knowsCost);
    this.#show("why", { square });
    const { puzzle, record } = game;
    this.#job = this.#engine.call(
      "whyNot",
      [puzzle, record, square],
      ({ value: answer, problem: trouble }) => {
        if (answer) this.#whys.set(square, { answer, isCounted: false });
        const found = this.#whys.get(square);
        if (found) this.#tellWhy(square, game, found, knowsCost);
        else this.#show("why", { square, stage: "trouble", trouble });
      },
    );
  }

  /** Offers the question about a square. */
  offer(square: number, game: Hinted) {
    if (!this.view) this.#turnTo(game);
    this.#offered.value = square;
  }

  withdrawOffer() {
    this.#offered.value = null;
  }

  #show(asked: Asked, more?: Partial<HintView>) {
    this.#view.value = viewOf(asked, { ...more, time: this.#times });
  }

  /** Goes to the position of a game. */
  #turnTo(game: Hinted) {
    this.#times++;
    this.#job?.cancel();
    this.#offered.value = null;
    const about = keyOf(game);
    if (about === this.#about) return;
    this.#about = about;
    this.#hint = null;
    this.#whys.clear();
  }

  /** Counts a hint only the first time it is shown. */
  #tell(asked: Asked, game: Hinted, known: Known<Hint>) {
    const { possible, reasoning, step } = known.answer;
    const helps = reasoning !== null || step !== null || possible.answer === "no";
    if (asked === "hint" && helps) count(known, game, step);
    this.#show(asked, { stage: "told", hint: known.answer });
  }

  #tellWhy(square: number, game: Hinted, known: Known<WhyNot>, knowsCost: boolean) {
    const why = known.answer;
    const isFree = why.answer !== "possible" && why.answer !== "out";
    const isTold = knowsCost || known.isCounted || isFree;
    if (isTold && !isFree) count(known, game, why.step);
    this.#show("why", { stage: isTold ? "told" : "cost", square, why, isFree });
  }

  close() {
    this.#job?.cancel();
    [this.#view.value, this.#offered.value] = [null, null];
  }

  /** Moves through the what-if. */
  stepWhatIf(by: number) {
    const last = this.#reasoning?.whatIf.length ?? 0;
    if (!this.view) return;
    const moment = Math.min(last, Math.max(0, this.view.moment + by));
    this.#view.value = { ...this.view, moment };
  }

  /** Closes the hint if another position is shown, or none. */
  keepFor(game: (Position & Pick<Hinted, "solved">) | null) {
    if (!game || game.solved || keyOf(game) !== this.#about) this.close();
  }

  /** The move of the answer, as a record. */
  get move() {
    return (this.view?.hint ?? this.view?.why)?.step?.record ?? null;
  }

  get #reasoning(): Deduction | null {
    const { hint, why } = this.view ?? {};
    return hint?.reasoning ?? why?.reasoning ?? hint?.mistake?.reasoning ?? null;
  }

  /** What to draw on the board. */
  get drawn(): Pointed | null {
    const { asked, stage, hint, why, moment = 0 } = this.view ?? {};
    if (stage !== "told" || asked === "check") return null;
    const reasoning = this.#reasoning;
    // Some answers are about no part of the board.
    if (why?.answer === "lost" || why?.answer === "not-known") return null;
    // Where a rule leaves a choice, the jump to try has a ring as well.
    const tried = reasoning && !hint?.thumb ? null : (hint?.step?.square ?? null);
    const deduction = reasoning ?? NO_REASON;
    if (!reasoning && tried === null) return null;
    return {
      deduction: { ...deduction, placed: deduction.placed ?? tried },
      imagined: deduction.whatIf[moment - 1] ?? null,
      before: hint?.mistake?.back,
    };
  }
}

/** @param step the move that the answer names */
function count(known: Known<unknown>, game: Hinted, step: Hint["step"]) {
  if (!known.isCounted) game.countHint();
  if (step) game.advise(step.record);
  known.isCounted = true;
}

const keyOf = ({ puzzle, record }: Position) => JSON.stringify([puzzle, record]);
