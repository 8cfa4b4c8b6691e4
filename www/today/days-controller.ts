/** The daily puzzles: requested when they are needed, and again after a while if the request failed. */

import { News } from "../core/derived.ts";
import { dateOf, hasPuzzles } from "../core/today.ts";
import type { EngineClient } from "../engine/engine-client.ts";
import type { DayPuzzles } from "../engine/generated/thinking.ts";
import type { Job, JobState } from "../engine/job.ts";
import type { Context } from "../store/context.ts";
import { knowing } from "./awaiting.ts";

/** A day whose puzzles were requested. */
interface Inquiry {
  job: Job<DayPuzzles> | null;
  /** Why the last request failed, in a sentence, or "". */
  problem: string;
  /** How many requests failed. */
  failures: number;
  /** The time of the next retry, in milliseconds. */
  again: number;
}

/** How long to wait after this many failures, in milliseconds: 1, 2, 4 … s, at most a minute. */
const pauseAfter = (failures: number) => Math.min(60_000, 1000 * 2 ** (failures - 1));

export class DaysController {
  #session;
  #engine;
  #news = new News();
  /** The days that were requested and haven't arrived. */
  #inquiries: Map<string, Inquiry> = new Map();

  constructor(session: Context, engine: EngineClient) {
    this.#session = session;
    this.#engine = engine;
  }

  /**
   * Requests the puzzles to be shown, unless they are known, on their way, or failed a short while ago.
   * @param time of day, in milliseconds
   */
  request(time: number) {
    const { state, ui } = this.#session;
    if (state.mode === "play") this.#ask(dateOf(time), time);
    if (ui.wanted) this.#ask(ui.wanted.date, time);
  }

  /** Repeats failed requests now, as they may succeed now. */
  retry() {
    for (const [date, { job }] of this.#inquiries) if (!job?.isOpen) this.retryDay(date);
  }

  retryDay(date: string) {
    this.#inquiries.delete(date);
    this.#news.tell();
  }

  /** Why the puzzles of a day are missing, in a sentence, or "". */
  problemOf(date: string) {
    this.#news.read();
    return this.#inquiries.get(date)?.problem ?? "";
  }

  /** Whether a puzzle to be shown is still missing. */
  get isWaiting() {
    const { wanted } = this.#session.ui;
    this.#news.read();
    return wanted !== null && this.#inquiries.get(wanted.date)?.job?.isOpen === true;
  }

  #ask(date: string, time: number) {
    if (this.#session.state.days[date] || !hasPuzzles(date)) return;
    const before = this.#inquiries.get(date);
    const inquiry: Inquiry = before ?? { job: null, problem: "", failures: 0, again: 0 };
    if (inquiry.job?.isOpen || time < inquiry.again) return;
    this.#inquiries.set(date, inquiry);
    inquiry.job = this.#engine.call("daily", [date], (state) => this.#hear(date, inquiry, state));
    this.#news.tell();
  }

  #hear(date: string, inquiry: Inquiry, { value: daily, problem }: JobState<DayPuzzles>) {
    inquiry.problem = problem;
    inquiry.failures++;
    inquiry.again = this.#session.now() + pauseAfter(inquiry.failures);
    if (daily) this.#inquiries.delete(date);
    if (daily) this.#session.receive(knowing(daily), true);
    this.#news.tell();
  }
}
