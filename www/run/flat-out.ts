/**
 * A run that goes flat out works between the frames that are drawn of it: in short turns, so that
 * whatever a person does is answered meanwhile.
 */
import { Share } from "../core/share.ts";
import { EnginePanic } from "../engine/door.ts";
import type { RunController } from "./run-controller.ts";

/** How long a turn takes, in milliseconds. */
const TURN = 8;

/** Where no frame was asked for in so many milliseconds, the page isn't seen. */
const UNSEEN = 500;

export class FlatOut {
  #share = new Share();
  #turns = new MessageChannel();
  /** Whether the next turn is on its way. */
  #isDue = false;
  #framedAt = 0;
  #watch: RunController | null = null;

  constructor() {
    this.#turns.port1.onmessage = () => this.#turn();
  }

  /**
   * Has a run work from now on, and tells whether the frame is to be drawn.
   * @param watch null where none goes flat out
   */
  draws(watch: RunController | null) {
    this.#watch = watch;
    if (!watch) {
      this.#share.reset();
      return true;
    }
    this.#framedAt = performance.now();
    const isDrawn = this.#share.isDrawn(this.#framedAt) || watch.hasArrived;
    if (isDrawn) this.#go();
    else this.#work(watch);
    return isDrawn;
  }

  #turn() {
    this.#isDue = false;
    const isSeen = performance.now() - this.#framedAt < UNSEEN;
    try {
      if (this.#watch && isSeen) this.#work(this.#watch);
    } catch (error) {
      // The next frame deals with a panic, as with one of its own.
      if (!(error instanceof EnginePanic)) throw error;
    }
  }

  #work(watch: RunController) {
    const begin = performance.now();
    const goesOn = watch.work(TURN);
    this.#share.worked(begin, performance.now());
    if (goesOn) this.#go();
  }

  #go() {
    if (!this.#isDue) this.#turns.port2.postMessage(null);
    this.#isDue = true;
  }
}
