/** The worker's side: answers the page's calls. */

import { loadEngine } from "./engine.ts";
import { failureOf } from "./faults.ts";
import { type JobState, type Task, workOn } from "./job.ts";
import type { Call, ToWorker } from "./protocol.ts";

const transfers = new WeakMap<object, Transferable[]>();

/** Marks parts of an answer to be moved to the page instead of copied. */
export function transferring<Value extends object>(value: Value, parts: Transferable[]) {
  transfers.set(value, parts);
  return value;
}

function tell(id: number, news: Partial<JobState<unknown>>) {
  const transfer = transfers.get(Object(news.value)) ?? [];
  postMessage({ id, ...news }, { transfer });
}

const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

/** Waits until the page's messages have been read; browsers would delay a timer by 4 ms. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(null);
  });

/** Answers calls from a table of methods once the engine is loaded. */
export function serve(methods: object) {
  const server = new Server(methods);
  addEventListener("message", ({ data }: MessageEvent<ToWorker>) => server.hear(data));
}

class Server {
  #methods;
  #take: (engine: WebAssembly.Module) => void = () => {};
  #loaded;
  /** Tasks under way, by the id of their call. */
  #tasks: Map<number, Task<unknown>> = new Map();

  constructor(methods: object) {
    this.#methods = methods;
    const engine = new Promise<WebAssembly.Module>((resolve) => (this.#take = resolve));
    this.#loaded = engine.then((module) => loadEngine(() => {}, module));
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
      if (isTask(answer)) await this.#work(id, answer);
      else tell(id, { progress: 1, value: await answer, done: true });
    } catch (error) {
      this.#fail(id, error);
    }
  }

  /** Takes turns with other tasks until this one is done or cancelled. */
  async #work(id: number, task: Task<unknown>) {
    this.#tasks.set(id, task);
    while (this.#tasks.has(id)) {
      const news = workOn(task);
      if (news) tell(id, news);
      if (news?.done) this.#tasks.delete(id);
      else await nextTurn();
    }
  }

  /** After a panic or a full memory no other call is answered: the page starts another worker. */
  #fail(id: number, error: unknown) {
    const failure = failureOf(error);
    if (failure.fault === "refused") this.#tasks.delete(id);
    else this.#tasks.clear();
    tell(id, failure);
  }
}

const isTask = (answer: unknown): answer is Task<unknown> =>
  typeof answer === "object" && answer !== null && Symbol.iterator in answer && "next" in answer;
