/** Makes an animation of a run or a game, in its own worker. */

import type { JobState } from "../engine/job.ts";
import { startWorker, WorkerClient } from "../engine/worker-client.ts";
import type { MovieMethods, Wish } from "./movie.worker.ts";

/** Starts making an animation; the job's value is the file's bytes. */
export const makeMovie = (
  wish: Wish,
  onChange: (state: JobState<Uint8Array<ArrayBuffer>>) => void,
) =>
  new WorkerClient<MovieMethods>(
    () => startWorker(new URL("./movie.worker.ts", import.meta.url)),
    "This",
    false,
  ).call("film", [wish], onChange);
