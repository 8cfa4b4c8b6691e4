/**
 * A run in a worker. It has the interface of a run on the page, but answers later. One question is under way
 * at a time; later ones wait for its answer.
 */

import { count } from "../core/numbers.ts";
import { EnginePanic } from "./door.ts";
import type { Order } from "./engine.ts";
import { EngineClient } from "./engine-client.ts";
import type { Request, Snapshot, Wanted } from "./generated/run.ts";
import type { JobState } from "./job.ts";
import type { Overview, RunAnswer, RunQuestion, VisiblePart } from "./run-methods.ts";
import { emptySnapshot, expected, following } from "./snapshots.ts";

/** More steps than any budget allows. */
const NO_LIMIT = 2 ** 53;

const NOTHING_YET = emptySnapshot({
  arrived: false,
  sentence: { text: "The board is loading.", squares: [] },
  profile: { width: 1, least: new Uint32Array(), most: new Uint32Array() },
});

const HOW_IT_STANDS: RunQuestion = {
  request: { do: "show" },
  budget: 0,
  wanted: { sentence: true, board: false, tree: false },
};

export class RemoteRun {
  /** The run's moment as last answered, or the moment it was sent to since. */
  snapshot = NOTHING_YET;
  /** The last picture of its board. */
  overview: Overview = {
    standing: 0,
    inConflict: 0,
    knight: null,
    under: null,
    image: null,
    whole: null,
  };
  #worker;
  /** The question under way. */
  #asked: RunQuestion | null = null;
  /** The questions that follow. */
  #queue: RunQuestion[] = [];
  #visiblePart: VisiblePart | null = null;
  /** Colours not yet sent to the worker. */
  #colours: Uint32Array | null = null;
  /** Whether the board must be painted again even without another question. */
  #unpainted = false;
  #stopped = false;

  constructor(order: Order, start?: () => Worker) {
    this.#worker = new EngineClient("The solver", start);
    this.#post(HOW_IT_STANDS, order);
  }

  /** Whether an answer is pending. */
  get waiting() {
    return this.#asked !== null;
  }

  /** Whether it was stopped before its end, by the person or for lack of memory. */
  get stopped() {
    return this.#stopped;
  }

  /** Carries out a request, for about this many milliseconds at a time until it is done. */
  ask(request: Request, budget: number, wanted: Wanted) {
    if (this.#stopped) return;
    this.#queue = queued(this.#queue, { request, budget, wanted });
    this.snapshot = expected(this.snapshot, request);
    this.#send();
  }

  /** The visible part of the board. */
  get visiblePart() {
    return this.#visiblePart;
  }

  /** Sets the visible part of the board. */
  setVisiblePart(part: VisiblePart) {
    this.#visiblePart = part;
    this.#askToPaint();
  }

  /** Sets the colours of the pictures. */
  paintWith(colours: Uint32Array) {
    this.#colours = colours;
    this.#askToPaint();
  }

  /** Stops the run for good. */
  cancel() {
    const { step, outcome } = this.snapshot;
    if (outcome !== null) return;
    this.#stop(`Cancelled after ${step === 1 ? "1 step" : `${count(step)} steps`}.`);
  }

  /** Frees the worker and everything it holds. */
  free() {
    this.#stop("");
    this.overview.image?.bitmap.close();
    this.overview.whole?.close();
  }

  /** @param text why no more answers will come */
  #stop(text: string) {
    if (this.#stopped) return;
    this.#worker.end();
    this.#stopped = true;
    this.#asked = null;
    this.#queue = [];
    const sentence = { text, squares: [] };
    this.snapshot = { ...this.snapshot, arrived: true, outcome: "gave-up", sentence };
  }

  #askToPaint() {
    if (this.#stopped) return;
    this.#unpainted = true;
    this.#send();
  }

  #send() {
    if (this.#asked) return;
    // Every answer brings a picture.
    const next = this.#queue.shift() ?? (this.#unpainted ? HOW_IT_STANDS : null);
    if (next) this.#post(next);
  }

  /** @param order of the run, sent with the first question */
  #post(question: RunQuestion, order: Order | null = null) {
    this.#asked = question;
    const ask = { ...question, order, colours: this.#colours, visiblePart: this.#visiblePart };
    [this.#colours, this.#unpainted] = [null, false];
    this.#worker.call("run", [ask], (job) => this.#hear(job, question));
  }

  #hear({ value: answer, problem, fault }: JobState<RunAnswer>, asked: RunQuestion) {
    this.#asked = null;
    if (!answer) this.#stop(problem);
    // Left uncaught on purpose: the page reports it like any other bug.
    if (fault === "bug") throw new EnginePanic(problem);
    if (answer) this.#show(answer, asked);
  }

  #show(answer: RunAnswer, asked: RunQuestion) {
    this.overview.image?.bitmap.close();
    const whole = answer.overview.whole ?? this.overview.whole;
    if (answer.overview.whole) this.overview.whole?.close();
    this.overview = { ...answer.overview, whole };
    if (!answer.snapshot.arrived && this.#queue.length === 0) this.#queue = [asked];
    this.snapshot = this.#queue
      .map(({ request }) => request)
      .reduce(expected, this.#told(answer.snapshot, asked.wanted));
    this.#send();
  }

  /**
   * A snapshot with the words of the last one where new ones were not asked for: they belong to other squares
   * by now.
   */
  #told(answered: Snapshot, wanted: Wanted) {
    const { text } = answered.sentence ?? this.snapshot.sentence ?? { text: "" };
    const sentence = answered.sentence ?? { text, squares: [] };
    return { ...following(this.snapshot, answered, wanted), sentence };
  }
}

/**
 * Adds a question to those that wait. Steps are added up. A request to go to a step or to rest replaces all
 * that came before.
 */
function queued(queue: RunQuestion[], question: RunQuestion): RunQuestion[] {
  const { request, budget } = question;
  if (["show", "seek", "reach"].includes(request.do)) return [question];
  const last = queue.at(-1);
  if (request.do !== "advance" || last?.request.do !== "advance") return [...queue, question];
  const steps = Math.min(last.request.steps + request.steps, NO_LIMIT);
  const longer = Math.max(last.budget, budget);
  return [
    ...queue.slice(0, -1),
    { ...question, request: { do: "advance", steps }, budget: longer },
  ];
}
