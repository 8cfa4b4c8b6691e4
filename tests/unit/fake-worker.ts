/** A fake worker, which answers on demand. */

import type { Failure } from "../../www/engine/faults.ts";
import type { JobState } from "../../www/engine/job.ts";
import type { Call, ToWorker } from "../../www/engine/protocol.ts";

type Hear = (event: Event) => void;

/** @template Ask the first argument of its calls */
export class FakeWorker<Ask = unknown, Answer = unknown> implements Worker {
  /** What it was sent. */
  heard: ToWorker[] = [];
  /** How often it was ended. */
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

  /** Its calls. */
  get asked() {
    return this.calls.map(({ args }) => args[0] as Ask);
  }

  /** As in browsers, nothing that it says is heard from now on. */
  terminate() {
    this.ended++;
    this.#hearers = [];
  }

  /** Its last call. */
  get last() {
    return this.asked.at(-1)!;
  }

  /**
   * Has the page hear something of a call; what the page throws then is thrown here.
   * @param id of the call, by default the last one
   */
  say(news: Partial<JobState<Answer>>, id: number = this.calls.at(-1)!.id) {
    this.dispatchEvent(new MessageEvent("message", { data: { id, ...news } }));
  }

  /** Answers a call. */
  answer(value: Answer, id?: number) {
    this.say({ progress: 1, value, done: true }, id);
  }

  /** Says why there is no answer. */
  refuse(problem: string, fault: Failure["fault"], id?: number) {
    this.say({ problem, fault }, id);
  }

  /** Breaks. */
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
