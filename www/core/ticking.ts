/** What happens regularly or now and then, and how fast: the caller passes the time, in milliseconds. */

/** The most time that is caught up on after the page was paused, in milliseconds. */
const MOST_CAUGHT_UP = 100;

export class Ticker {
  #last: number | null = null;
  #due = 0;

  /** Starts over; the first tick is due at once. */
  reset() {
    this.#last = null;
    this.#due = 1;
  }

  /** The whole ticks that became due since the last call, at a rate per second. */
  advance(now: number, rate: number) {
    const passed = Math.min(now - (this.#last ?? now), MOST_CAUGHT_UP);
    this.#last = now;
    this.#due += (passed * rate) / 1000;
    const ticks = Math.floor(this.#due + 1e-9);
    this.#due -= ticks;
    return ticks;
  }
}

/** The least time from one run to the next, as a multiple of how long a run takes. */
const PAUSE = 12;

/** Work done now and then: the longer it takes, the less often. */
export class Recurrence {
  #every;
  #at = Number.NEGATIVE_INFINITY;
  #took = 0;

  /** @param every milliseconds between two times */
  constructor(every: number) {
    this.#every = every;
  }

  /** Whether to do it now. */
  isDue(now: number) {
    const due = now - this.#at >= Math.max(this.#every, PAUSE * this.#took);
    if (due) this.#at = now;
    return due;
  }

  took(time: number) {
    this.#took = time;
  }
}

export class Speedometer {
  #marks: { at: number; steps: number }[] = [];

  reset() {
    this.#marks = [];
  }

  /** Takes the total so far; returns 0 until 50 ms have passed. */
  measure(now: number, steps: number): number {
    this.#marks.push({ at: now, steps });
    while (this.#marks.length > 2 && this.#marks[0]!.at < now - 1000) this.#marks.shift();
    const first = this.#marks[0]!;
    const passed = now - first.at;
    return passed < 50 ? 0 : ((steps - first.steps) * 1000) / passed;
  }
}
