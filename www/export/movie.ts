/** Makes an animation of a run or a game, in its own worker. */

import type { JobState } from "../engine/job.ts";
import type { RequiredModules } from "../engine/protocol.ts";
import { startWorker, WorkerClient } from "../engine/worker-client.ts";
import type { Measured, MovieMethods, MovieRequest } from "./movie.worker.ts";

function modulesOf({ shown }: MovieRequest) {
  if (shown.what === "run") return ["extras", shown.order.puzzle.game] as const;
  if (shown.what === "program") return ["extras", "table", "tape"] as const;
  return ["extras", "table"] as const;
}

/** The modules that an animation needs. */
const NEEDS: RequiredModules<MovieMethods> = {
  film: (request) => [...modulesOf(request)],
  measure: (request) => [...modulesOf(request)],
};

const worker = () =>
  new WorkerClient<MovieMethods>(
    () => startWorker(new URL("./movie.worker.ts", import.meta.url)),
    "This",
    false,
    NEEDS,
  );

/** Starts making an animation; the job's value is the file's bytes. */
export const makeMovie = (
  request: MovieRequest,
  onChange: (state: JobState<Uint8Array<ArrayBuffer>>) => void,
) => worker().call("film", [request], onChange);

/** Estimates the size of an animation from some of its frames. */
export const measureMovie = (
  request: MovieRequest,
  onChange: (state: JobState<Measured>) => void,
) => worker().call("measure", [request], onChange);
