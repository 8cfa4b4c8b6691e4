/** The page's side of a worker: methods are called by name, and every call is a job. */

import { Disuse } from "../core/clock.ts";
import { patient } from "../core/patience.ts";
import { ownScript } from "../core/trusted.ts";
import { Job, type JobState } from "./job.ts";
import { compiledModule, type ModuleName } from "./modules.ts";
import type { Answer, Call, FromWorker, Methods, RequiredModules, ToWorker } from "./protocol.ts";

/** @param address of its script */
export function startWorker(address: URL): Worker {
  const worker = new Worker(ownScript(address), { type: "module" });
  // An answer that does not fit into the page's memory never arrives.
  worker.addEventListener("messageerror", () => worker.dispatchEvent(new Event("error")));
  return worker;
}

function attempt(start: () => Worker) {
  try {
    return start();
  } catch {
    return null;
  }
}

/** An open call. */
interface Open {
  call: Call;
  update: (news: Partial<JobState<unknown>>) => void;
}

export class WorkerClient<Table extends Methods<Table>> {
  #start;
  #name;
  #isKept;
  #needs;
  #worker: Worker | null = null;
  /** The modules that the worker has or will get. */
  #supplied: Set<ModuleName> = new Set();
  /** Ends the wait for the worker's script. */
  #greeted = () => {};
  #calls = 0;
  #open: Map<number, Open> = new Map();
  #disuse = new Disuse();

  /**
   * @param start starts the worker, with the first call and after a fault
   * @param name of its work, for the message that it could not be loaded
   * @param isKept whether the worker outlives its last job
   * @param needs the modules that each method needs
   */
  constructor(start: () => Worker, name: string, isKept: boolean, needs: RequiredModules<Table>) {
    this.#start = start;
    this.#name = name;
    this.#isKept = isKept;
    this.#needs = needs;
  }

  /** @param onChange called with every change of the job */
  call<Name extends keyof Table & string>(
    method: Name,
    args: Parameters<Table[Name]>,
    onChange: (state: JobState<Answer<Table[Name]>>) => void,
  ) {
    const id = ++this.#calls;
    const job = new Job<Answer<Table[Name]>>(onChange, () => this.#cancel(id));
    const call = { id, method, args, needs: this.#needs[method](...args) };
    // The worker answered.
    this.#open.set(id, { call, update: (news) => job.update(news as Partial<typeof job>) });
    this.#post(call);
    return job;
  }

  /** Ends a worker that has been idle for two minutes; the next call starts another. */
  tidy(now: number) {
    if (this.#disuse.isLong(now, this.#open.size > 0)) this.#dismiss();
  }

  /** Ends the worker and drops all open calls. */
  end() {
    this.#open.clear();
    this.#dismiss();
  }

  #cancel(id: number) {
    this.#close(id);
    if (this.#worker) this.#post({ cancel: id });
  }

  #post(message: Call | { cancel: number }) {
    const worker = this.#worker ?? this.#listen();
    this.#worker = worker;
    // The caller does not have its job yet.
    if (!worker) return queueMicrotask(() => this.#lose());
    worker.postMessage(message);
    if ("needs" in message) for (const name of message.needs) this.#supply(worker, name);
  }

  /** Sends a module to the worker once it is compiled. */
  async #supply(worker: Worker, name: ModuleName) {
    if (this.#supplied.has(name)) return;
    this.#supplied.add(name);
    try {
      const supply: ToWorker = { module: name, code: await patient(compiledModule(name)) };
      worker.postMessage(supply);
    } catch {
      worker.dispatchEvent(new Event("error"));
    }
  }

  /** Starts a worker; null if the browser does not allow one. */
  #listen() {
    const worker = attempt(this.#start);
    if (worker) patient(new Promise<void>((resolve) => (this.#greeted = resolve)));
    worker?.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker?.addEventListener("error", () => {
      if (worker === this.#worker) this.#lose();
    });
    return worker;
  }

  #hear({ id, ...news }: FromWorker) {
    this.#greeted();
    const open = this.#open.get(id);
    const { done, fault } = news;
    if (done || fault) this.#close(id);
    if (fault && fault !== "refused") this.#replace();
    open?.update(news);
  }

  /** Closes a call, and ends a worker without further work. */
  #close(id: number) {
    this.#open.delete(id);
    if (!this.#isKept && this.#open.size === 0) this.#dismiss();
  }

  /** Repeats the open calls on a new worker. */
  #replace() {
    this.#dismiss();
    for (const { call } of this.#open.values()) this.#post(call);
  }

  /** The worker could not be loaded: the next call tries again. */
  #lose() {
    const all = [...this.#open.values()];
    this.end();
    // Frames in a sandbox have no origin, and no workers.
    const remedy = globalThis.origin === "null" ? "open it in a tab" : "load the page again";
    const problem = `${this.#name} could not be loaded: ${remedy}.`;
    for (const { update } of all) update({ problem, fault: "lost" });
  }

  #dismiss() {
    this.#greeted();
    this.#worker?.terminate();
    this.#worker = null;
    this.#supplied.clear();
  }
}
