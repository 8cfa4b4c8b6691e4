/** A run or a game as a moving picture, made in a worker of its own. */

import type { JobState } from "../engine/job.ts";
import { startWorker, WorkerClient } from "../engine/worker-client.ts";
import type { MovieMethods, Wish } from "./movie.worker.ts";

/** Begins to make a movie; its value is the file's bytes, once it is done. */
export const makeMovie = (
  wish: Wish,
  onChange: (state: JobState<Uint8Array<ArrayBuffer>>) => void,
) =>
  new WorkerClient<MovieMethods>(
    () => startWorker(new URL("./movie.worker.ts", import.meta.url)),
    "This",
    false,
  ).call("film", [wish], onChange);
