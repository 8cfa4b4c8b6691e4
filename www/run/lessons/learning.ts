/** The parts of the session for Learn. */

import type { Scene } from "../../scene/scene.ts";
import type { State } from "../../state/state.ts";
import { HandoutController } from "./handout.ts";
import { KeyController } from "./key-controller.ts";
import type { LearnContext } from "./learn-context.ts";
import { LessonController } from "./lesson-controller.ts";
import { lessonView } from "./lesson-view.ts";

export { learn as commands } from "../commands/learn.ts";
export { standingOf, titleOf } from "../speech/learning.ts";

export class Learning {
  readonly lesson;
  readonly handout = new HandoutController();
  readonly key;
  #session;

  /** @param changed called after an answer that arrives outside a frame */
  constructor(session: LearnContext, changed: () => void) {
    this.#session = session;
    this.lesson = new LessonController(session);
    this.key = new KeyController(changed);
  }

  follow() {
    this.lesson.follow();
    this.key.follow(this.#session.state);
  }

  /**
   * Works for part of a frame.
   * @returns whether there is something new to show
   */
  work(now: number): boolean {
    const { lesson, key } = this;
    return key.work() || lesson.work() || Boolean(lesson.lanes?.advance(now, lesson.pace.rate));
  }

  /** The scene with the lesson's marks. */
  dress(scene: Scene) {
    return this.lesson.dress(scene);
  }

  view(state: State) {
    return lessonView(state, this.lesson);
  }
}
