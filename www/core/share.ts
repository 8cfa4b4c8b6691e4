/**
 * Divides the time of the main thread between the engine and drawing during a fast run: drawing is
 * dropped first. The caller passes the time, in milliseconds.
 */

/**
 * How many times as long as everything else the engine works, before an early frame and before a
 * late one.
 */
const FAIR = { soon: 3, late: 2 };

/** A frame is late after this many milliseconds. */
const LONG = 220;

export class Share {
  #drawnAt: number | null = null;
  /** Engine time since the last frame. */
  #worked = 0;

  /** Starts over with a frame. */
  reset() {
    this.#drawnAt = null;
  }

  worked(from: number, to: number) {
    this.#worked += to - from;
  }

  isDrawn(now: number) {
    if (this.#drawnAt !== null && !this.#isFair(now - this.#drawnAt)) return false;
    [this.#drawnAt, this.#worked] = [now, 0];
    return true;
  }

  /**
   * All time since the last frame that the engine did not use counts as drawing, by our code or the
   * browser. The limit is for pages that were hidden.
   * @param passed since the last frame
   */
  #isFair(passed: number) {
    const drawing = Math.min(passed - this.#worked, LONG);
    return this.#worked >= (passed < LONG ? FAIR.soon : FAIR.late) * drawing;
  }
}
