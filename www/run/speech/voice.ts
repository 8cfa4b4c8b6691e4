/**
 * When something is said to those who listen. What somebody asked for is said at once; what goes on by
 * itself no faster than it can be heard, and then the newest of it. Moments, in milliseconds, are
 * handed in.
 */

/** How many words a second are heard with ease. */
const WORDS_A_SECOND = 2.8;

/** Added to what is said once more: who listens is told of changes alone. */
const AGAIN = "\u00a0";

/** How long a text takes to be said, in milliseconds. */
const lengthOf = (text: string) => (text.trim().split(/\s+/).length * 1000) / WORDS_A_SECOND;

export class Voice {
  /** What was said last, as it stands for those who listen. */
  text = "";
  /** When that has been heard. */
  #doneAt = Number.NEGATIVE_INFINITY;
  /** What is said then, or "". */
  #next = "";
  /** Whether what was said last was of something else. */
  #isPast = false;

  /** Whether this is what was said last. */
  #isSaid(text: string) {
    return !this.#isPast && (this.text === text || this.text === text + AGAIN);
  }

  /** Says a text at once, even if it was said just before; "" is silence. */
  say(text: string, now: number) {
    this.text = text !== "" && text === this.text ? text + AGAIN : text;
    this.#doneAt = text === "" ? now : now + lengthOf(text);
    this.#next = "";
    this.#isPast = false;
  }

  /**
   * Says a text as soon as what was said before has been heard, unless a newer one follows by then.
   */
  follow(text: string, now: number) {
    if (text === "") return;
    this.#next = this.#isSaid(text) ? "" : text;
    if (this.isDue(now)) this.say(this.#next, now);
  }

  /** Somebody listens no longer to what was said: what follows need not wait. */
  interrupt() {
    this.#doneAt = Number.NEGATIVE_INFINITY;
  }

  /** Says the last text of what has come to rest, at once; not twice. */
  rest(text: string, now: number) {
    this.#next = "";
    if (!this.#isSaid(text)) this.say(text, now);
  }

  /** Goes on to something else: what waits is not said, and nothing is waited for. */
  turn() {
    this.#next = "";
    this.#isPast = true;
    this.interrupt();
  }

  /** Whether something waits that can be said. */
  isDue(now: number) {
    return this.#next !== "" && now >= this.#doneAt;
  }

  /** Says what waits, if it is time. */
  goOn(now: number) {
    if (this.isDue(now)) this.say(this.#next, now);
  }
}
