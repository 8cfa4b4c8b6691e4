/** Makes puzzles to order. */

import { count } from "../core/numbers.ts";
import type { EngineClient } from "../engine/engine-client.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { MadePuzzle } from "../engine/generated/thinking.ts";
import type { Job } from "../engine/job.ts";
import type { Tried } from "../engine/methods.ts";
import { toBoard } from "../state/changes.ts";
import { changing } from "../state/model.ts";
import { layoutOf, playedOf } from "../state/state.ts";
import { gradesOf, sizeProblem, wishOf, withGrade } from "../state/wish.ts";
import type { Context } from "./context.ts";
import { missingGrades } from "./grade-words.ts";

const MAKING = "Making a puzzle…";

export class PuzzleMaker {
  #session;
  #engine;
  #changed;
  #job: Job<MadePuzzle | Tried> | null = null;
  /** The sentence about it. */
  #says = "";
  /** Where you asked for it: elsewhere it would replace another board. */
  #from = "";

  /** @param changed called after an answer */
  constructor(session: Context, engine: EngineClient, changed: () => void) {
    this.#session = session;
    this.#engine = engine;
    this.#changed = changed;
  }

  /** Makes a puzzle, and opens it: one at a time. */
  make() {
    if (this.isMaking) return;
    const { game, wishes } = this.#session.state;
    const wish = wishes[game];
    const { grades, says } = this.#possible;
    if (grades.length === 0) return this.#explain(says);
    this.#says = MAKING;
    this.#from = this.#here;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const order = wishOf(game, withGrade(wish, grades), seed);
    this.#job = this.#engine.call("generate", [order], ({ value, problem }) => {
      if (this.#from !== this.#here) this.cancel();
      else if (value) this.#hear(game, value);
      else this.#explain(problem);
      this.#changed();
    });
  }

  /** Says how many were tried, or opens the puzzle. */
  #hear(game: GameId, news: MadePuzzle | Tried) {
    if ("tried" in news) this.#says = `${MAKING} ${count(news.tried)} tried so far.`;
    else this.#explain(this.#open(game, news));
  }

  /** Says what is wrong, if anything, next to the order. */
  #explain(problem: string) {
    this.#says = problem;
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
    this.#job?.cancel();
    this.#says = "";
  }

  /** A sentence about another order is out of date. */
  forget() {
    if (!this.isMaking) this.#says = "";
  }

  get isMaking() {
    return this.#job?.isOpen ?? false;
  }

  get #here() {
    const { state, ui } = this.#session;
    return [state.mode, state.screen, playedOf(state).id, ui.sheet].join(" ");
  }

  /** The order, and its progress. */
  get view() {
    const { game, wishes } = this.#session.state;
    const { grades, says } = this.#possible;
    const wish = withGrade(wishes[game], grades);
    return { wish, grades, making: this.isMaking, says: this.#says || says };
  }

  /** The grades that such a board can have, and what to change to get the others. */
  get #possible(): { grades: string[]; says: string } {
    const { game, wishes } = this.#session.state;
    const { [game]: wish } = wishes;
    const problem = sizeProblem(game, wish);
    if (problem) return { grades: [], says: problem };
    return { grades: gradesOf(game, wish), says: missingGrades(game, wish) };
  }
}
