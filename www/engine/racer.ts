/**
 * The page's side of a race in a worker. The worker gets one question at a time; of those asked meanwhile
 * only the last is kept. While no question is open, the lanes are measured to their ends.
 */

import { EnginePanic } from "./door.ts";
import { EngineClient } from "./engine-client.ts";
import type { LaneMoment, RaceSnapshot } from "./generated/race.ts";
import type { Snapshot } from "./generated/run.ts";
import type { JobState } from "./job.ts";
import type { RaceAnswer, RaceOrder, RaceQuestion } from "./race-methods.ts";
import { FIGURES } from "./wanted.ts";

/** Asked while the page has no other question. */
const MEASURE: RaceQuestion = {
  request: { do: "measure" },
  wanted: FIGURES,
};

export class Racer {
  /** The lanes as last answered; null before the first answer. */
  snapshot: RaceSnapshot | null = null;
  /** Profiles of every lane's first steps. */
  openings: Snapshot["profile"][] = [];
  /** Why no answer will come, in a sentence, or "". */
  problem = "";
  #worker;
  #onAnswer;
  /** The number of the race. */
  #id = 0;
  /** The race, until it has been sent to the worker. */
  #order: RaceOrder | null = null;
  /** The race in the worker. */
  #sent: RaceOrder | null = null;
  /** The question under way. */
  #asked: RaceQuestion | null = null;
  /** The next question. */
  #next: RaceQuestion | null = null;
  #isResting = false;

  /** @param onAnswer called after every answer */
  constructor(onAnswer: () => void, start?: () => Worker) {
    this.#onAnswer = onAnswer;
    this.#worker = new EngineClient("The race", start);
  }

  /** Whether an answer to the page's own question is pending. */
  get waiting() {
    return (this.#asked !== null && this.#asked !== MEASURE) || this.#next !== null;
  }

  /** Starts a new race. */
  begin(order: RaceOrder, question: RaceQuestion) {
    this.#id++;
    [this.#order, this.snapshot, this.openings, this.problem] = [order, null, [], ""];
    this.ask(question);
  }

  /** Whether the worker was given back: the next question makes the race again. */
  get isReleased() {
    return this.#order !== null && this.#asked === null;
  }

  /** Gives the worker back. What was last shown stays. */
  release() {
    this.#worker.end();
    [this.#order, this.#asked, this.#next] = [this.#order ?? this.#sent, null, null];
  }

  /** Moves the lanes, and shows them there. */
  ask(question: RaceQuestion) {
    this.#isResting = false;
    this.#next = question;
    this.#send();
  }

  /** Rests until the next question. */
  rest() {
    this.#isResting = true;
  }

  #send() {
    if (this.#asked || this.problem) return;
    const next = this.#next ?? this.#idle;
    if (!next) return;
    const [id, order] = [this.#id, this.#order];
    [this.#asked, this.#next, this.#order] = [next, null, null];
    this.#sent = order ?? this.#sent;
    this.#worker.call("race", [next, order], (job) => {
      this.#asked = null;
      if (id === this.#id) this.#hear(job, next);
      this.#send();
      this.#onAnswer();
      // Left uncaught on purpose: the page reports it like any other bug.
      if (job.fault === "bug") throw new EnginePanic(job.problem);
    });
  }

  /** The question for idle times. */
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

/** Adds to a lane what was sent earlier and is not repeated. Measuring shows nothing and moves no lane. */
function following(last: LaneMoment | undefined, next: LaneMoment): LaneMoment {
  if (!last) return next;
  const { board, sentence, profile } = next.moment;
  const isThere = board === null && last.moment.step === next.moment.step;
  const shown = isThere
    ? { board: last.moment.board, sentence: sentence ?? last.moment.sentence }
    : {};
  return { ...next, moment: { ...next.moment, ...shown, profile: profile ?? last.moment.profile } };
}
