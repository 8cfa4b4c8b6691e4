/** Announcements for screen readers: results of commands, and the current state. */

import { withoutLetters } from "../games/hues.ts";
import type { ComparisonView } from "../run/comparison-view.ts";
import type { Session } from "../run/session.ts";
import { Narrator } from "../run/speech/narrator.ts";
import { statusOf } from "../run/speech/status.ts";
import { spokenOf } from "../run/view.ts";
import { hasLetters, type Speed } from "../state/state.ts";

interface Feedback {
  /** Whether the person waits for the result. */
  announce: boolean;
  /** The result of the command, announced first. */
  done: string;
  /** Shown for a few seconds, or "". */
  toast: string;
  /** How a run ended, or "". */
  end: string;
}

export class Announcer {
  #session;
  #narrator = new Narrator();

  constructor(session: Session) {
    this.#session = session;
  }

  get text() {
    const { text } = this.#narrator;
    return hasLetters(this.#session.state) ? text : withoutLetters(text);
  }

  /** Whether a waiting announcement can be made now. */
  isDue(now: number) {
    return this.#narrator.isDue(now);
  }

  /** Announces a text at once. */
  announce(text: string) {
    this.#narrator.say(text, performance.now());
  }

  follow(comparison: ComparisonView | null, speed: Speed, feedback: Feedback) {
    const session = this.#session;
    const { notice, hint } = session.ui;
    const now = performance.now();
    const status = statusOf({ session, comparison, says: spokenOf(session, speed, now) });
    this.#narrator.follow(status, { ...feedback, notice: notice || hint || feedback.toast }, now);
  }
}
