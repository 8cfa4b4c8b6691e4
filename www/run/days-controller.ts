/** The puzzles of days: asked for when they are to be seen, and again after a while where none came. */

import type { Thinker } from "../engine/thinker.ts";
import type { Daily } from "../state/state.ts";
import { dateOf, hasPuzzles } from "../state/today.ts";
import type { Host } from "./host.ts";

/** A day whose puzzles were asked for. */
interface Inquiry {
  /** Whether the answer is still to come. */
  isOpen: boolean;
  /** Why there was none the last time, in a sentence, or "". */
  problem: string;
  /** How many times there was none. */
  failures: number;
  /** When they are asked for again, in milliseconds. */
  again: number;
}

const FIRST: Inquiry = { isOpen: false, problem: "", failures: 0, again: 0 };

/** How long to wait after so many failures, in milliseconds: 1, 2, 4 … s, at most a minute. */
const pauseAfter = (failures: number) => Math.min(60_000, 1000 * 2 ** (failures - 1));

export class DaysController {
  #session;
  #thinker;
  #changed;
  /** The days that were asked for and are not known. */
  #inquiries: Map<string, Inquiry> = new Map();

  /** @param changed called when an answer has come */
  constructor(session: Host, thinker: Thinker, changed: () => void) {
    this.#session = session;
    this.#thinker = thinker;
    this.#changed = changed;
  }

  /**
   * Asks for the puzzles that are to be seen, unless they are known, on their way, or were asked for a
   * short while ago.
   * @param time of day, in milliseconds
   */
  follow(time: number) {
    const { state, ui } = this.#session;
    if (state.mode === "play") this.#ask(dateOf(time), time);
    if (ui.wanted) this.#ask(ui.wanted.date, time);
  }

  /** Has asked for at once what did not come: it may come now. */
  retry() {
    for (const [date, { isOpen }] of this.#inquiries) if (!isOpen) this.retryDay(date);
  }

  retryDay(date: string) {
    this.#inquiries.delete(date);
  }

  /** Why the puzzles of a day are not there, in a sentence, or "". */
  problemOf(date: string) {
    return this.#inquiries.get(date)?.problem ?? "";
  }

  /** Whether a day's puzzle is to be seen, and not there yet. */
  get isWaiting() {
    const { wanted } = this.#session.ui;
    return wanted !== null && this.#inquiries.get(wanted.date)?.isOpen === true;
  }

  #ask(date: string, time: number) {
    if (this.#session.state.days[date] || !hasPuzzles(date)) return;
    const before = this.#inquiries.get(date) ?? FIRST;
    if (before.isOpen || time < before.again) return;
    this.#inquiries.set(date, { ...before, isOpen: true });
    this.#thinker.think({ ask: "daily", date }).answer.then(
      (daily) => this.#know(daily),
      (error) => this.#miss(date, error.message, before.failures + 1),
    );
  }

  #know(daily: Daily) {
    this.#inquiries.delete(daily.date);
    this.#session.commit({ type: "days/known", daily });
    this.#changed();
  }

  #miss(date: string, problem: string, failures: number) {
    const again = this.#session.now() + pauseAfter(failures);
    this.#inquiries.set(date, { isOpen: false, problem, failures, again });
    this.#changed();
  }
}
