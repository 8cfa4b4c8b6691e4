/** The workers of the engine. */

import type { JobState } from "./job.ts";
import type { methods } from "./methods.ts";
import type { Answer, RequiredModules } from "./protocol.ts";
import { gameOfSurvey } from "./survey-order.ts";
import { startWorker, WorkerClient } from "./worker-client.ts";

type Engine = typeof methods;

/** The modules that each method needs. Later questions about a run or a race find its module open. */
const NEEDS: RequiredModules<Engine> = {
  hint: () => ["thinking"],
  whyNot: () => ["thinking"],
  coach: () => ["thinking"],
  ways: () => ["thinking"],
  judge: () => ["thinking"],
  generate: () => ["thinking"],
  daily: () => ["thinking"],
  examine: () => ["thinking"],
  explain: () => ["thinking"],
  repair: () => ["thinking"],
  sketch: () => ["thinking"],
  run: ({ order }) => (order ? [order.puzzle.game] : []),
  race: (_, order) => (order ? [order.puzzle.game] : []),
  sources: () => ["extras"],
  published: () => ["extras"],
  survey: (order) => [gameOfSurvey(order)],
  ties: () => ["knights"],
  ghost: ({ game }) => [game],
  solutions: ({ game }) => [game],
};

const startEngine = () => startWorker(new URL("./engine.worker.ts", import.meta.url));

/** A worker of the engine, kept between jobs by default. */
export class EngineClient extends WorkerClient<Engine> {
  /** @param name of its work, for the message that it could not be loaded */
  constructor(name: string, start: () => Worker = startEngine, isKept: boolean = true) {
    super(start, name, isKept, NEEDS);
  }
}

/** A job with its own worker. */
export const begin = <Name extends keyof Engine>(
  method: Name,
  args: Parameters<Engine[Name]>,
  onChange: (state: JobState<Answer<Engine[Name]>>) => void,
  start?: () => Worker,
) => new EngineClient("This", start, false).call(method, args, onChange);
