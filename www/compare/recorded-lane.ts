/** A lane of a race that replays a recording, on the page. */

import type { LaneMoment, RaceRequest } from "../engine/generated/race.ts";
import type { RunEnd } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { TapeLane } from "../engine/tape.ts";
import { MOMENT } from "../engine/wanted.ts";

/** Milliseconds in which a moment is usually reached. */
const BUDGET = 8;

export class RecordedLane {
  readonly info;
  /** As far as it has come. */
  shown: LaneMoment;
  #lane;
  #known;
  /** Where it is going; null once it is there. */
  #request: RaceRequest | null = null;

  /**
   * @param info its description, in place of a solver's
   * @param known figures that the recording doesn't tell
   */
  constructor(info: SolverInfo, lane: TapeLane, known: Partial<RunEnd> = {}) {
    this.info = info;
    this.#lane = lane;
    this.#known = known;
    this.shown = this.#lane.ask({ do: "show" }, 0, MOMENT).lanes[0]!;
    this.work();
  }

  get isOnItsWay() {
    return this.#request !== null;
  }

  /** Whether it has been measured to its end. */
  get measured() {
    return this.shown.end !== null;
  }

  /** Goes to a moment. */
  go(request: RaceRequest) {
    this.#request = request;
    this.work();
  }

  /**
   * Goes on with what isn't done.
   * @returns whether there was anything to do
   */
  work() {
    if (!this.#request && this.measured) return false;
    if (this.#request && this.#ask(this.#request)) this.#request = null;
    if (!this.#request && !this.measured) this.#ask({ do: "measure" });
    return true;
  }

  #ask(request: RaceRequest) {
    const { arrived, lanes } = this.#lane.ask(request, BUDGET, MOMENT);
    const { moment, end, microseconds } = lanes[0]!;
    // An unchanged profile isn't sent again.
    const profile = moment.profile ?? this.shown.moment.profile;
    const known = end && { ...end, ...this.#known };
    this.shown = { moment: { ...moment, profile }, end: known, microseconds };
    return arrived;
  }

  free() {
    this.#lane.free();
  }
}
