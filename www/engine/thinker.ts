/**
 * Questions that take thought: hints, ways left, puzzles to be made. They are answered by a worker,
 * a slice at a time, so that the page stays alive and any of them can be dropped.
 */

import { errorOf, type Failure } from "./faults.ts";
import type { Puzzle } from "./generated/puzzle.ts";
import type {
  DayPuzzles,
  Hint,
  KnightsGrade,
  MadePuzzle,
  QueensGrade,
  Thought,
  Ways,
  Wish,
} from "./generated/thinking.ts";
import { equipped } from "./workers.ts";

export type Question =
  | { ask: "hint"; puzzle: Puzzle; record: string }
  | { ask: "ways"; puzzle: Puzzle }
  | { ask: "grade"; puzzle: Puzzle }
  | { ask: "generate"; wish: Wish }
  | { ask: "daily"; date: string };
export type Message = { id: number; question: Question } | { id: number; drop: true };
type Reply = { id: number; answer: Thought } | ({ id: number } & Failure);

/** What each kind of question is answered with. */
interface Answers {
  hint: Hint;
  ways: Ways;
  grade: QueensGrade | KnightsGrade;
  generate: MadePuzzle;
  daily: DayPuzzles;
}

interface Open {
  question: Question;
  resolve: (answer: Thought) => void;
  reject: (error: Error) => void;
}

/** A question that has been asked. */
export interface Asked<Answer> {
  /** Rejected, with a sentence, where there is none; never settled once the question was dropped. */
  answer: Promise<Answer>;
  drop: () => void;
}

const NO_WORKER = "What thinks could not be loaded: load the page again.";

const startWorker = () => equipped(new URL("./thinker.worker.ts", import.meta.url));

export class Thinker {
  #start;
  #worker: Worker | null = null;
  #asked = 0;
  /** What has no answer yet. */
  #open: Map<number, Open> = new Map();

  constructor(start: () => Worker = startWorker) {
    this.#start = start;
  }

  /** Asks a question. */
  think<Ask extends Question["ask"]>(question: Question & { ask: Ask }): Asked<Answers[Ask]> {
    const id = ++this.#asked;
    const answer = new Promise<Thought>((resolve, reject) => {
      this.#open.set(id, { question, resolve, reject });
    });
    this.#post({ id, question });
    // The worker answers what it was asked.
    return { answer: answer as Promise<Answers[Ask]>, drop: () => this.#drop(id) };
  }

  #drop(id: number) {
    if (this.#open.delete(id)) this.#post({ id, drop: true });
  }

  #post(message: Message) {
    if (!this.#worker) this.#listen();
    this.#worker?.postMessage(message);
  }

  #listen() {
    const worker = this.#start();
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => this.#hear(data));
    worker.addEventListener("error", () => this.#failAll());
  }

  #hear(reply: Reply) {
    const open = this.#open.get(reply.id);
    this.#open.delete(reply.id);
    if ("answer" in reply) return open?.resolve(reply.answer);
    if (reply.fault !== "refused") this.#beginAnew();
    open?.reject(errorOf(reply));
  }

  /** The worker is of no more use: what else it was asked is asked of another. */
  #beginAnew() {
    this.#dismiss();
    for (const [id, { question }] of this.#open) this.#post({ id, question });
  }

  /** There is no worker to be had: the next question tries again. */
  #failAll() {
    this.#dismiss();
    const all = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of all) reject(new Error(NO_WORKER));
  }

  #dismiss() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
