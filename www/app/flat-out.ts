/** Runs a solver flat out between frames, in short turns, so that input is answered in time. */
import { Share } from "../core/share.ts";
import { EnginePanic } from "../engine/door.ts";
import type { RunController } from "../panels/run-controller.ts";

/** How long a turn takes, in milliseconds. */
const TURN = 8;

/** Without a frame for this many milliseconds, the page counts as hidden. */
const UNSEEN = 500;

export class FlatOut {
  #share = new Share();
  #turns = new MessageChannel();
  /** Whether the next turn is scheduled. */
  #isDue = false;
  #framedAt = 0;
  #watch: RunController | null = null;

  constructor() {
    this.#turns.port1.onmessage = () => this.#turn();
  }

  /**
   * Keeps a run working, and returns whether to draw the frame.
   * @param watch null if no run goes flat out
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
      // The next frame handles the panic.
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
