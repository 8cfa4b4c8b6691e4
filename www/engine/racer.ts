/**
 * A race in a worker. One question is under way at a time; of those asked meanwhile only the last one
 * matters. While nothing is asked, the lanes are measured to their ends.
 */

import { errorOf, type Failure } from "./faults.ts";
import type { Puzzle } from "./generated/puzzle.ts";
import type { LaneMoment, RaceRequest, RaceSnapshot } from "./generated/race.ts";
import type { LaneOrder, Snapshot, Wanted } from "./generated/run.ts";
import { equipped } from "./workers.ts";

/** What a race is made from; a lane makes up to `limit` steps. */
export interface RaceOrder {
  puzzle: Puzzle;
  lanes: LaneOrder[];
  limit: number;
}
interface Question {
  request: RaceRequest;
  wanted: Wanted;
}
export interface Ask {
  /** Of the race. */
  id: number;
  /** Of another race than before. */
  order: RaceOrder | null;
  request: RaceRequest;
  /** Milliseconds. */
  budget: number;
  wanted: Wanted;
}

export interface Answer {
  id: number;
  /**
   * Profiles of the first steps of every lane, with the
   * first answer of a race.
   */
  openings: Snapshot["profile"][] | null;
  snapshot: RaceSnapshot;
}

const startWorker = (): Worker => equipped(new URL("./racer.worker.ts", import.meta.url));

const NO_WORKER = "The race could not be loaded: load the page again.";

/** Milliseconds of an answer: short, so that the next question does not wait. */
const BUDGET = 16;

/** What is asked while nobody asks for more. */
const MEASURE: Question = {
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
  #start;
  #onAnswer;
  #worker: Worker | null = null;
  #id = 0;
  #order: RaceOrder | null = null;
  /** The question under way. */
  #asked: Question | null = null;
  /** The race that it is about, by number. */
  #askedOf = 0;
  /** The one that is to follow it. */
  #next: Question | null = null;
  #isResting = false;

  /** @param heard called when it has answered */
  constructor(onAnswer: () => void, start: () => Worker = startWorker) {
    this.#onAnswer = onAnswer;
    this.#start = start;
  }

  /** Whether there is an answer to come that was asked for. */
  get waiting() {
    return (this.#asked !== null && this.#asked !== MEASURE) || this.#next !== null;
  }

  /** Another race, which nothing is known of yet. */
  begin(order: RaceOrder, question: Question) {
    this.#id++;
    [this.#order, this.snapshot, this.openings, this.problem] = [order, null, [], ""];
    this.ask(question);
  }

  /** Has the lanes brought somewhere, and shown there. */
  ask(question: Question) {
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
    [this.#asked, this.#askedOf] = [next, this.#id];
    this.#next = null;
    const order = this.#order;
    this.#order = null;
    this.#worker ??= this.#listen();
    this.#worker.postMessage({ id: this.#id, order, budget: BUDGET, ...next });
  }

  /** What it does of its own accord. */
  get #idle() {
    const measures = this.snapshot && !this.snapshot.measured && !this.#isResting;
    return measures ? MEASURE : null;
  }

  #listen() {
    const worker = this.#start();
    worker.addEventListener("message", ({ data }: MessageEvent<Answer | Failure>) =>
      this.#hear(data),
    );
    worker.addEventListener("error", () => this.#fail(NO_WORKER));
    return worker;
  }

  #hear(answer: Answer | Failure) {
    const asked = this.#asked;
    this.#asked = null;
    if ("failure" in answer) return this.#lose(answer);
    if (answer.id === this.#id) this.#take(answer, asked);
    this.#send();
    this.#onAnswer();
  }

  /** Says why there is no answer, unless it is to a question about a race before this one. */
  #lose(failure: Failure) {
    if (this.#askedOf === this.#id) this.#fail(failure.failure);
    else {
      if (failure.fault !== "refused") this.#dismiss();
      this.#send();
    }
    // The page deals with it as with a mistake of its own: nothing else catches this.
    if (failure.fault === "bug") throw errorOf(failure);
  }

  #take({ snapshot, openings }: Answer, asked: Question | null) {
    if (openings) this.openings = openings;
    const isLate = !snapshot.arrived && asked !== MEASURE;
    if (isLate && asked && !this.#next) this.#next = asked;
    const lanes = snapshot.lanes.map((lane, index) => following(this.snapshot?.lanes[index], lane));
    this.snapshot = { ...snapshot, lanes };
  }

  #fail(problem: string) {
    this.#dismiss();
    this.#asked = this.#next = null;
    this.problem = problem;
    this.#onAnswer();
  }

  #dismiss() {
    this.#worker?.terminate();
    this.#worker = null;
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
