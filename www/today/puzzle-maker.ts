/** Makes puzzles to order. */

import { signal } from "@preact/signals-core";
import { randomSeed } from "../core/draws.ts";
import { count } from "../core/numbers.ts";
import type { EngineClient } from "../engine/engine-client.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { MadePuzzle } from "../engine/generated/thinking.ts";
import type { Job } from "../engine/job.ts";
import type { Tried } from "../engine/methods.ts";
import { toBoard } from "../store/changes.ts";
import type { Context } from "../store/context.ts";
import { changing, newGameIn } from "../store/model.ts";
import { gradesOf, requestOf, sizeProblem, withGrade } from "../store/puzzle-order.ts";
import { layoutOf, playedOf } from "../store/state.ts";

const MAKING = "Making a puzzle…";

export class PuzzleMaker {
  #session;
  #engine;
  #job = signal<Job<MadePuzzle | Tried> | null>(null);
  /** The sentence about it. */
  #message = signal("");
  /** Where you asked for it: elsewhere it would replace another board. */
  #from = "";

  constructor(session: Context, engine: EngineClient) {
    this.#session = session;
    this.#engine = engine;
  }

  /** Makes a puzzle, and opens it: one at a time. */
  make() {
    if (this.isMaking) return;
    const { game, order } = this;
    const grades = this.#grades;
    // The order says why.
    if (grades.length === 0) return this.#session.show({ sheet: "new" });
    this.#message.value = MAKING;
    this.#from = this.#here;
    const seed = randomSeed();
    const request = requestOf(game, withGrade(order, grades), seed);
    this.#job.value = this.#engine.call("generate", [request], ({ value, problem }) => {
      if (this.#from !== this.#here) this.cancel();
      else if (value) this.#hear(game, value);
      else this.#explain(problem);
    });
  }

  /** Says how many were tried, or opens the puzzle. */
  #hear(game: GameId, news: MadePuzzle | Tried) {
    if ("tried" in news) this.#message.value = `${MAKING} ${count(news.tried)} tried so far.`;
    else this.#explain(this.#open(game, news));
  }

  /** Says what is wrong, if anything, next to the order. */
  #explain(problem: string) {
    this.#message.value = problem;
    if (problem) this.#session.show({ sheet: "new" });
  }

  /**
   * @param made a setup with its grade, or the problem with the order
   * @returns what is wrong, in a sentence, or ""
   */
  #open(game: GameId, made: MadePuzzle) {
    if ("problem" in made) return made.problem;
    const { grade, blocked = [], regions = null, ...given } = made;
    const layout = layoutOf({ ...given, blocked, regions });
    const opened = changing(toBoard(game, layout, { grade }), { sheet: null });
    return this.#session.change(opened).notice ?? "";
  }

  /** Stops making the puzzle. */
  cancel() {
    this.#job.peek()?.cancel();
    this.#message.value = "";
  }

  /** A sentence about another order is out of date. */
  forget() {
    if (!this.isMaking) this.#message.value = "";
  }

  /** The game of the new puzzle. */
  get game() {
    return newGameIn(this.#session);
  }

  get order() {
    return this.#session.state.orders[this.game];
  }

  get isMaking() {
    return this.#job.value?.isOpen ?? false;
  }

  get #here() {
    const { state, ui } = this.#session;
    return [state.mode, state.screen, playedOf(state).id, ui.sheet].join(" ");
  }

  /** The order, and its progress. */
  get view() {
    const { game, isMaking: making } = this;
    const grades = this.#grades;
    const order = withGrade(this.order, grades);
    return { game, order, grades, making, message: this.#message.value };
  }

  /** The grades that such a board can have. */
  get #grades(): string[] {
    const { game, order } = this;
    return sizeProblem(game, order) ? [] : gradesOf(game, order);
  }
}
