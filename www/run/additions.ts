/** The parts of the session for modes other than Play, and the coach; each is null until it has loaded. */

import type { EngineClient } from "../engine/engine-client.ts";
import type { CompareContext } from "./commands/compare-context.ts";
import type { WatchContext } from "./commands/watch-context.ts";
import type { Comparing } from "./comparing.ts";
import { LATE, REVIEW } from "./late.ts";
import type { LearnContext } from "./lessons/learn-context.ts";
import type { Learning } from "./lessons/learning.ts";
import type { ReviewController } from "./review-controller.ts";
import type { Watching } from "./watching.ts";

export class Additions {
  #session;
  #changed;
  #watching: Watching | null = null;
  #learning: Learning | null = null;
  #comparing: Comparing | null = null;
  #review: ReviewController | null = null;
  #engine;

  /**
   * @param engine judges the moves of a game
   * @param changed called after an answer that arrives outside a frame
   */
  constructor(
    session: WatchContext & LearnContext & CompareContext,
    engine: EngineClient,
    changed: () => void,
  ) {
    this.#session = session;
    this.#engine = engine;
    this.#changed = changed;
  }

  get watching() {
    const { module } = LATE.watch;
    this.#watching ??= module && new module.Watching(this.#session, this.#changed);
    return this.#watching;
  }

  get learning() {
    const { module } = LATE.learn;
    this.#learning ??= module && new module.Learning(this.#session, this.#changed);
    return this.#learning;
  }

  get comparing() {
    const { module } = LATE.compare;
    this.#comparing ??= module && new module.Comparing(this.#session, this.#changed);
    return this.#comparing;
  }

  get review() {
    const { module } = REVIEW;
    this.#review ??= module && new module.ReviewController(this.#engine, this.#changed);
    return this.#review;
  }

  follow() {
    this.watching?.follow();
    this.comparing?.follow();
    this.learning?.follow();
  }

  /** Whether a race or a lesson's runs are playing. */
  get isPlaying() {
    return Boolean(this.comparing?.race.playing || this.learning?.lesson.lanes?.playing);
  }
}
