/** Makes an animation of a run or a game, in its own worker. */

import type { JobState } from "../engine/job.ts";
import type { RequiredModules } from "../engine/protocol.ts";
import { startWorker, WorkerClient } from "../engine/worker-client.ts";
import type { MovieMethods, MovieRequest } from "./movie.worker.ts";

/** The modules that an animation needs. */
const NEEDS: RequiredModules<MovieMethods> = {
  film: ({ shown }) =>
    shown.what === "game" ? ["table", "extras"] : ["extras", shown.order.puzzle.game],
};

/** Starts making an animation; the job's value is the file's bytes. */
export const makeMovie = (
  request: MovieRequest,
  onChange: (state: JobState<Uint8Array<ArrayBuffer>>) => void,
) =>
  new WorkerClient<MovieMethods>(
    () => startWorker(new URL("./movie.worker.ts", import.meta.url)),
    "This",
    false,
    NEEDS,
  ).call("film", [request], onChange);
