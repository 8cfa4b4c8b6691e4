/** The parts of the session for Learn. */

import { derived, whenever } from "../core/derived.ts";
import type { LearnContext } from "./context.ts";
import { HandoutController } from "./handout.ts";
import { KeyController } from "./key-controller.ts";
import { LessonController } from "./lesson-controller.ts";
import { lessonView } from "./lesson-view.ts";

export { learn as commands } from "./commands.ts";
export { situationOf, titleOf } from "./speech.ts";

export class LearnRoom {
  readonly lesson;
  readonly handout = new HandoutController();
  readonly key = new KeyController();

  #session;

  constructor(session: LearnContext) {
    this.#session = session;
    this.lesson = new LessonController(session);
    whenever(
      () => session.state.mode === "learn" && session.state.page === "key",
      (isSeen) => this.key.see(isSeen),
    );
  }

  /**
   * Works for part of a frame.
   * @returns whether there is something new to show
   */
  work(now: number): boolean {
    const { lesson, key } = this;
    return key.work() || lesson.work() || Boolean(lesson.lanes?.advance(now, lesson.pace.rate));
  }

  readonly view = derived(() => {
    const { state } = this.#session;
    return state.mode === "learn" ? lessonView(state, this.lesson) : null;
  });
}
