/** The worker's side: answers the page's calls. */

import { failureOf } from "./faults.ts";
import { type JobState, type Task, workOn } from "./job.ts";
import { type ModuleName, openCompiled } from "./modules.ts";
import type { Call, Supply, ToWorker } from "./protocol.ts";

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

/** Answers calls from a table of methods, each once the modules that it needs are there. */
export function serve(methods: object) {
  const server = new Server(methods);
  addEventListener("message", ({ data }: MessageEvent<ToWorker>) => server.hear(data));
  // The script has loaded.
  tell(0, {});
}

/** A module that the worker has been sent, or will be. */
class Coming {
  give: (code: WebAssembly.Module) => void = () => {};
  readonly opened;

  constructor(name: ModuleName) {
    const code = new Promise<WebAssembly.Module>((resolve) => (this.give = resolve));
    this.opened = code.then((module) => openCompiled(name, module));
  }
}

class Server {
  #methods;
  #modules: Map<ModuleName, Coming> = new Map();
  /** The ids of calls that wait for modules. */
  #waiting: Set<number> = new Set();
  /** Tasks under way, by the id of their call. */
  #tasks: Map<number, Task<unknown>> = new Map();

  constructor(methods: object) {
    this.#methods = methods;
  }

  hear(message: ToWorker) {
    if ("module" in message) this.#take(message);
    else if ("cancel" in message) this.#cancel(message.cancel);
    else this.#answer(message);
  }

  #take({ module, code }: Supply) {
    this.#coming(module).give(code);
  }

  #coming(name: ModuleName) {
    const coming = this.#modules.get(name) ?? new Coming(name);
    this.#modules.set(name, coming);
    return coming;
  }

  #cancel(id: number) {
    this.#waiting.delete(id);
    this.#tasks.get(id)?.return(null);
    this.#tasks.delete(id);
  }

  async #answer({ id, method, args, needs }: Call) {
    this.#waiting.add(id);
    try {
      await Promise.all(needs.map((name) => this.#coming(name).opened));
      if (!this.#waiting.delete(id)) return;
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
