/**
 * A race in a worker. The worker gets one question at a time; of those asked meanwhile only the last one is kept.
 * While nothing is asked, the lanes are measured to their ends.
 */

import { EnginePanic } from "./door.ts";
import { EngineClient } from "./engine-client.ts";
import type { LaneMoment, RaceSnapshot } from "./generated/race.ts";
import type { Snapshot } from "./generated/run.ts";
import type { JobState } from "./job.ts";
import type { RaceAnswer, RaceOrder, RaceQuestion } from "./race-methods.ts";

/** Asked while the page asks for nothing. */
const MEASURE: RaceQuestion = {
  request: { do: "measure" },
  wanted: { sentence: false, board: false, tree: false },
};

export class Racer {
  /** How the lanes stood when it last answered; null before the first time. */
  snapshot: RaceSnapshot | null = null;
  /** The profiles of the first steps of every lane. */
  openings: Snapshot["profile"][] = [];
  /** Why there will be no answer, in a sentence, or "". */
  problem = "";
  #worker;
  #onAnswer;
  /** Number of the race. */
  #id = 0;
  /** The race, until the worker has been sent it. */
  #order: RaceOrder | null = null;
  /** The question under way. */
  #asked: RaceQuestion | null = null;
  /** The one that is to follow it. */
  #next: RaceQuestion | null = null;
  #isResting = false;

  /** @param onAnswer called when it has answered */
  constructor(onAnswer: () => void, start?: () => Worker) {
    this.#onAnswer = onAnswer;
    this.#worker = new EngineClient("The race", start);
  }

  /** Whether there is an answer to come that was asked for. */
  get waiting() {
    return (this.#asked !== null && this.#asked !== MEASURE) || this.#next !== null;
  }

  /** Starts another race. */
  begin(order: RaceOrder, question: RaceQuestion) {
    this.#id++;
    [this.#order, this.snapshot, this.openings, this.problem] = [order, null, [], ""];
    this.ask(question);
  }

  /** Has the lanes brought somewhere, and shown there. */
  ask(question: RaceQuestion) {
    this.#isResting = false;
    this.#next = question;
    this.#send();
  }

  /** Is not at work until it is asked again. */
  rest() {
    this.#isResting = true;
  }

  #send() {
    if (this.#asked || this.problem) return;
    const next = this.#next ?? this.#idle;
    if (!next) return;
    const [id, order] = [this.#id, this.#order];
    [this.#asked, this.#next, this.#order] = [next, null, null];
    this.#worker.call("race", [next, order], (job) => {
      this.#asked = null;
      if (id === this.#id) this.#hear(job, next);
      this.#send();
      this.#onAnswer();
      // Nothing catches this: the page reports it like a bug of its own.
      if (job.fault === "bug") throw new EnginePanic(job.problem);
    });
  }

  /** What to ask while the page asks for nothing. */
  get #idle() {
    const measures = this.snapshot && !this.snapshot.measured && !this.#isResting;
    return measures ? MEASURE : null;
  }

  #hear({ value, problem }: JobState<RaceAnswer>, asked: RaceQuestion) {
    if (!value) {
      [this.problem, this.#next] = [problem, null];
      return;
    }
    const { snapshot, openings } = value;
    if (openings) this.openings = openings;
    const isLate = !snapshot.arrived && asked !== MEASURE;
    if (isLate && !this.#next) this.#next = asked;
    const lanes = snapshot.lanes.map((lane, index) => following(this.snapshot?.lanes[index], lane));
    this.snapshot = { ...snapshot, lanes };
  }
}

/**
 * A lane with what was told of it before and is not told again. Measuring shows nothing, and moves no
 * lane.
 */
function following(last: LaneMoment | undefined, next: LaneMoment): LaneMoment {
  if (!last) return next;
  const { board, sentence, profile } = next.moment;
  const isThere = board === null && last.moment.step === next.moment.step;
  const shown = isThere
    ? { board: last.moment.board, sentence: sentence ?? last.moment.sentence }
    : {};
  return { ...next, moment: { ...next.moment, ...shown, profile: profile ?? last.moment.profile } };
}
