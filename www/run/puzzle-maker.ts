/** Makes puzzles to order. */

import { count } from "../core/numbers.ts";
import type { EngineClient } from "../engine/engine-client.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { MadePuzzle } from "../engine/generated/thinking.ts";
import type { Job } from "../engine/job.ts";
import type { Tried } from "../engine/methods.ts";
import { layoutOf } from "../state/state.ts";
import { gradesOf, sizeProblem, wishOf, withGrade } from "../state/wish.ts";
import { missingGrades } from "./grade-words.ts";
import type { Host } from "./host.ts";

export class PuzzleMaker {
  #session;
  #engine;
  #changed;
  #job: Job<MadePuzzle | Tried> | null = null;
  /** The sentence about it. */
  #says = "";

  /** @param changed called after an answer */
  constructor(session: Host, engine: EngineClient, changed: () => void) {
    this.#session = session;
    this.#engine = engine;
    this.#changed = changed;
  }

  /** Makes a puzzle, and opens it: one at a time. */
  make() {
    if (this.#isMaking) return;
    const { game, wishes } = this.#session.state;
    const wish = wishes[game];
    const { grades, says } = this.#possible;
    this.#says = grades.length === 0 ? says : "Making a puzzle…";
    if (grades.length === 0) return;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const order = wishOf(game, withGrade(wish, grades), seed);
    this.#job = this.#engine.call("generate", [order], ({ value, problem }) => {
      this.#says = value ? this.#hear(game, value) : problem;
      this.#changed();
    });
  }

  /** Handles an answer: returns the number of attempts in a sentence, or opens the puzzle. */
  #hear(game: GameId, news: MadePuzzle | Tried) {
    if (!("tried" in news)) return this.#open(game, news);
    return `Making a puzzle… ${count(news.tried)} tried so far.`;
  }

  /**
   * @param made a setup with its grade, or the problem with the order
   * @returns what is wrong, in a sentence, or ""
   */
  #open(game: GameId, made: MadePuzzle) {
    if ("problem" in made) return made.problem;
    const { grade, blocked = [], regions = null, ...given } = made;
    const layout = layoutOf({ ...given, blocked, regions });
    return this.#session.commit({ type: "play/made", game, layout, grade }).notice ?? "";
  }

  /** Stops making the puzzle. */
  cancel() {
    this.#job?.cancel();
    this.#says = "";
  }

  /** A sentence about another order is out of date. */
  forget() {
    if (!this.#isMaking) this.#says = "";
  }

  get #isMaking() {
    return this.#job?.isOpen ?? false;
  }

  /** The order, and its progress. */
  get view() {
    const { game, wishes } = this.#session.state;
    const { grades, says } = this.#possible;
    const wish = withGrade(wishes[game], grades);
    return { wish, grades, making: this.#isMaking, says: this.#says || says };
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
