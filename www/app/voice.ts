/**
 * Times announcements. Answers come at once; ongoing news comes no faster than it can be heard, and
 * only the latest. The caller passes the time, in milliseconds.
 */

import { again } from "../core/words.ts";

/** A comfortable pace. */
const WORDS_A_SECOND = 2.8;

const lengthOf = (text: string) => (text.trim().split(/\s+/).length * 1000) / WORDS_A_SECOND;

export class Voice {
  /** The live region's text. */
  text = "";
  /** When it will have been heard. */
  #doneAt = Number.NEGATIVE_INFINITY;
  /** To be said then, or "". */
  #next = "";
  /** Whether the text belongs to another place. */
  #isPast = false;

  #isSpoken(text: string) {
    return !this.#isPast && (this.text === text || this.text === again(text, text));
  }

  /** Says a text at once, even if it was just said; "" is silence. */
  speak(text: string, now: number) {
    this.text = again(text, this.text);
    this.#doneAt = text === "" ? now : now + lengthOf(text);
    this.#next = "";
    this.#isPast = false;
  }

  /** Says a text after the one before, unless a newer one replaces it. */
  speakNext(text: string, now: number) {
    if (text === "") return;
    this.#next = this.#isSpoken(text) ? "" : text;
    if (this.isDue(now)) this.speak(this.#next, now);
  }

  /** The next announcement need not wait. */
  interrupt() {
    this.#doneAt = Number.NEGATIVE_INFINITY;
  }

  /** Says the final text at once, but not twice. */
  speakOnce(text: string, now: number) {
    this.#next = "";
    if (!this.#isSpoken(text)) this.speak(text, now);
  }

  /** Drops what is due for another place. */
  drop() {
    this.#next = "";
    this.#isPast = true;
    this.interrupt();
  }

  isDue(now: number) {
    return this.#next !== "" && now >= this.#doneAt;
  }

  speakDue(now: number) {
    if (this.isDue(now)) this.speak(this.#next, now);
  }
}
