/** A fake worker that answers when the test says so. */

import type { Failure } from "../../www/engine/faults.ts";
import type { JobState } from "../../www/engine/job.ts";
import type { Call, ToWorker } from "../../www/engine/protocol.ts";

type Hear = (event: Event) => void;

/** @template Ask the first argument of each call */
export class FakeWorker<Ask = unknown, Answer = unknown> implements Worker {
  /** The messages it received. */
  heard: ToWorker[] = [];
  /** How often it was terminated. */
  ended = 0;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  #hearers: { what: string; hear: Hear }[] = [];

  postMessage(message: ToWorker) {
    this.heard.push(message);
  }

  get calls() {
    return this.heard.filter((message): message is Call => "method" in message);
  }

  /** The calls it received. */
  get asked() {
    return this.calls.map(({ args }) => args[0] as Ask);
  }

  /** As in browsers, its later messages are dropped. */
  terminate() {
    this.ended++;
    this.#hearers = [];
  }

  /** The last call. */
  get last() {
    return this.asked.at(-1)!;
  }

  /**
   * Sends the page a message about a call, and throws what the page throws.
   * @param id the call's id, by default the last one's
   */
  say(news: Partial<JobState<Answer>>, id: number = this.calls.at(-1)!.id) {
    this.dispatchEvent(new MessageEvent("message", { data: { id, ...news } }));
  }

  /** Answers a call. */
  answer(value: Answer, id?: number) {
    this.say({ progress: 1, value, done: true }, id);
  }

  /** Refuses a call with a reason. */
  refuse(problem: string, fault: Failure["fault"], id?: number) {
    this.say({ problem, fault }, id);
  }

  /** Fires an error, as a worker that breaks does. */
  fail() {
    this.dispatchEvent(new Event("error"));
  }

  addEventListener(what: string, hear: Hear) {
    this.#hearers.push({ what, hear });
  }

  removeEventListener(what: string, hear: Hear) {
    this.#hearers = this.#hearers.filter((one) => one.what !== what || one.hear !== hear);
  }

  dispatchEvent(event: Event) {
    for (const { what, hear } of this.#hearers) if (what === event.type) hear(event);
    return true;
  }
}
