/** The workers of the engine. */

import type { JobState } from "./job.ts";
import type { methods } from "./methods.ts";
import type { Answer } from "./protocol.ts";
import { startWorker, WorkerClient } from "./worker-client.ts";

type Engine = typeof methods;

const startEngine = () => startWorker(new URL("./engine.worker.ts", import.meta.url));

/** A worker of the engine, kept between jobs by default. */
export class EngineClient extends WorkerClient<Engine> {
  /** @param name of its work, for the message that it could not be loaded */
  constructor(name: string, start: () => Worker = startEngine, isKept: boolean = true) {
    super(start, name, isKept);
  }
}

/** A job with its own worker. */
export const begin = <Name extends keyof Engine>(
  method: Name,
  args: Parameters<Engine[Name]>,
  onChange: (state: JobState<Answer<Engine[Name]>>) => void,
  start?: () => Worker,
) => new EngineClient("This", start, false).call(method, args, onChange);
