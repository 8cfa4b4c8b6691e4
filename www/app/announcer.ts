/** Announcements for screen readers: results of commands, and the current state. */

import { computed } from "@preact/signals";
import { withoutLetters } from "../content/hues.ts";
import { hasLetters } from "../store/state.ts";
import { Narrator } from "./narrator.ts";
import type { Session } from "./session.ts";
import { statusOf } from "./status.ts";
import { spokenMessage } from "./view.ts";

export interface Feedback {
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
    this.#narrator.announce(text, performance.now());
  }

  readonly #status = computed(() => statusOf(this.#session, spokenMessage(this.#session)));

  /** What is announced unless something else is, as a signal's value. */
  get status() {
    return this.#status.value;
  }

  update({ announce = false, done = "", toast = "", end = "" }: Partial<Feedback>) {
    const { notice, hint } = this.#session.ui;
    const feedback = { announce, done, end, notice: notice || hint || toast };
    this.#narrator.update(this.status, feedback, performance.now());
  }
}
