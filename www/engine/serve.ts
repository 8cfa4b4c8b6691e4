/** In a worker: answers the page's calls. */

import { loadEngine } from "./engine.ts";
import { failureOf } from "./faults.ts";
import { type JobState, type Task, workOn } from "./job.ts";
import type { Call, ToWorker } from "./protocol.ts";

const transfers = new WeakMap<object, Transferable[]>();

/** Has parts of an answer moved to the page instead of copied. */
export function transferring<Value extends object>(value: Value, parts: Transferable[]) {
  transfers.set(value, parts);
  return value;
}

function tell(id: number, news: Partial<JobState<unknown>>) {
  const transfer = transfers.get(Object(news.value)) ?? [];
  postMessage({ id, ...news }, { transfer });
}

/** Answers calls by the methods of a table, once the engine is there. */
export function serve(methods: object) {
  const server = new Server(methods);
  addEventListener("message", ({ data }: MessageEvent<ToWorker>) => server.hear(data));
}

class Server {
  #methods;
  #take: (engine: WebAssembly.Module) => void = () => {};
  #loaded;
  /** What is worked on, slice by slice in turn. */
  #tasks: Map<number, Task<unknown>> = new Map();
  /** Messages to itself, between which those of the page are read. */
  #turns = new MessageChannel();
  #isTurnDue = false;

  constructor(methods: object) {
    this.#methods = methods;
    const engine = new Promise<WebAssembly.Module>((resolve) => (this.#take = resolve));
    this.#loaded = engine.then((module) => loadEngine(() => {}, module));
    this.#turns.port1.onmessage = () => this.#turn();
  }

  hear(message: ToWorker) {
    if ("engine" in message) this.#take(message.engine);
    else if ("cancel" in message) this.#cancel(message.cancel);
    else this.#answer(message);
  }

  async #cancel(id: number) {
    await this.#loaded;
    this.#tasks.get(id)?.return(null);
    this.#tasks.delete(id);
  }

  async #answer({ id, method, args }: Call) {
    try {
      await this.#loaded;
      const answer = Reflect.get(this.#methods, method)(...args);
      if (isTask(answer)) this.#begin(id, answer);
      else tell(id, { progress: 1, value: await answer, done: true });
    } catch (error) {
      this.#fail(id, error);
    }
  }

  #begin(id: number, task: Task<unknown>) {
    this.#tasks.set(id, task);
    this.#goOn();
  }

  #goOn() {
    if (this.#isTurnDue || this.#tasks.size === 0) return;
    this.#isTurnDue = true;
    this.#turns.port2.postMessage(null);
  }

  #turn() {
    this.#isTurnDue = false;
    for (const [id, task] of this.#tasks) this.#work(id, task);
    this.#goOn();
  }

  #work(id: number, task: Task<unknown>) {
    try {
      const news = workOn(task);
      if (news?.done) this.#tasks.delete(id);
      if (news) tell(id, news);
    } catch (error) {
      this.#fail(id, error);
    }
  }

  /** Once the engine has stopped there is no answer to anything else: the page asks another worker. */
  #fail(id: number, error: unknown) {
    const failure = failureOf(error);
    if (failure.fault === "refused") this.#tasks.delete(id);
    else this.#tasks.clear();
    tell(id, failure);
  }
}

const isTask = (answer: unknown): answer is Task<unknown> =>
  typeof answer === "object" && answer !== null && Symbol.iterator in answer && "next" in answer;
