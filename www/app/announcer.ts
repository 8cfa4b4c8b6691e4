/** What a screen reader is told: what was done, and how what is seen stands. */

import type { Session } from "../run/session.ts";
import { Narrator } from "../run/speech/narrator.ts";
import { statusOf } from "../run/speech/status.ts";
import { type ComparisonView, spokenOf } from "../run/view.ts";
import type { Speed } from "../state/state.ts";

/** What was done. */
interface Feedback {
  /** Whether somebody asked for what there is to say. */
  announce: boolean;
  /** In words, to be spoken of first. */
  done: string;
  /** What passes after a few seconds, or "". */
  toast: string;
  /** How a run has ended, or "". */
  end: string;
}

export class Announcer {
  #session;
  #narrator = new Narrator();

  constructor(session: Session) {
    this.#session = session;
  }

  /** What is said now. */
  get text() {
    return this.#narrator.text;
  }

  /** Whether something waits that can be said. */
  isDue(now: number) {
    return this.#narrator.isDue(now);
  }

  /** Says a text at once. */
  announce(text: string) {
    this.#narrator.say(text, performance.now());
  }

  /** Takes in how things are now. */
  follow(comparison: ComparisonView | null, speed: Speed, feedback: Feedback) {
    const session = this.#session;
    const { notice, hint } = session.ui;
    const now = performance.now();
    const status = statusOf({ session, comparison, says: spokenOf(session, speed, now) });
    this.#narrator.follow(status, { ...feedback, notice: notice || hint || feedback.toast }, now);
  }
}
