/** The parts of the session for modes other than Play; each is null until it has loaded. */

import type { Comparing } from "./comparing.ts";
import { LATE } from "./late.ts";
import type { Learning } from "./lessons/learning.ts";
import type { Session } from "./session.ts";
import type { Watching } from "./watching.ts";

export class Additions {
  #session;
  #changed;
  #watching: Watching | null = null;
  #learning: Learning | null = null;
  #comparing: Comparing | null = null;

  /** @param changed called after an answer that arrives outside a frame */
  constructor(session: Session, changed: () => void) {
    this.#session = session;
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
