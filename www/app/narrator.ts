/** Decides what a screen reader hears: new places, results of commands, and the progress of a run. */

import type { Status } from "../store/status.ts";
import { Voice } from "./voice.ts";

interface Feedback {
  /** Whether to announce the current state. */
  announce: boolean;
  /** The result of the command, or "". */
  done: string;
  /** A refusal or a hint, announced instead of the current state. */
  notice: string;
  /** How a run ended just now, or ""; likewise. */
  end: string;
}

const together = (...sentences: string[]) => sentences.filter(Boolean).join(" ");

export class Narrator {
  #voice = new Voice();
  #place = "";
  #isOngoing = false;
  /** To be announced before the current state, once that is known; null if nothing is due. */
  #owed: string | null = null;

  get text() {
    return this.#voice.text;
  }

  announce(text: string, now: number) {
    this.#owed = null;
    this.#voice.speak(text, now);
  }

  isDue(now: number) {
    return this.#voice.isDue(now);
  }

  update(status: Status, { announce, done, notice, end }: Feedback, now: number) {
    const wentOn = this.#isOngoing;
    // A paused run goes on until its worker stops.
    this.#isOngoing = status.isOngoing || (wentOn && status.waiting);
    this.#moveTo(status);
    if (announce) this.#await();
    const answer = end || (announce ? notice : "");
    if (answer || (announce && done))
      this.announce(together(done, this.#owed ?? "", answer || status.text), now);
    else if (status.isOngoing && !this.#owed) this.#updateProgress(status.text, now);
    else if (!status.waiting) this.#finish(status.text, wentOn, now);
    if (status.isOngoing) this.#voice.speakDue(now);
  }

  /** Drops what was due for another place. */
  #moveTo({ place, title }: Status) {
    if (place === this.#place) return;
    this.#voice.drop();
    this.#owed = title(this.#place);
    this.#place = place;
  }

  /** A person acted and waits for the result. */
  #await() {
    this.#owed ??= "";
    this.#voice.interrupt();
  }

  #updateProgress(text: string, now: number) {
    this.#owed = null;
    this.#voice.speakNext(text, now);
  }

  #finish(text: string, wentOn: boolean, now: number) {
    if (wentOn && !this.#owed) this.#voice.speakOnce(text, now);
    else if (this.#owed !== null) this.#voice.speak(together(this.#owed, text), now);
    this.#owed = null;
  }
}
