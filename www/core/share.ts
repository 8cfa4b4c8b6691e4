/**
 * Who has the page's time while a run goes flat out: the engine, or the drawing of what it does.
 * Drawing is dropped before the engine is. Nothing here reads a clock; the moments, in milliseconds,
 * are handed in.
 */

/** How many times the engine gets what all else takes, drawing above all. */
const FAIR = 3;

/** A frame that was waited for so long is drawn as soon as the engine has had half of the time. */
const LONG = 220;

export class Share {
  /** When the last frame was drawn, or null before the first. */
  #drawnAt: number | null = null;
  /** How long the engine has been at work since. */
  #worked = 0;

  /** Starts over: the first frame is drawn. */
  reset() {
    this.#drawnAt = null;
  }

  /** Takes note that the engine was at work. */
  worked(from: number, to: number) {
    this.#worked += to - from;
  }

  /**
   * Whether the frame at a moment is to be drawn, as the engine has had its share since the last one.
   */
  isDrawn(now: number) {
    if (this.#drawnAt !== null && !this.#isFair(now - this.#drawnAt)) return false;
    [this.#drawnAt, this.#worked] = [now, 0];
    return true;
  }

  /**
   * What is neither work nor a wait in a hidden window has been spent on drawing, be it by our script or,
   * unseen by it, by the browser.
   * @param passed since the last frame
   */
  #isFair(passed: number) {
    const drawing = Math.min(passed - this.#worked, LONG);
    return this.#worked >= (passed < LONG ? FAIR : 1) * drawing;
  }
}
