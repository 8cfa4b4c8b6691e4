/** The page's side of the reader. */

import type { JobState } from "../../engine/job.ts";
import type { BoardToWrite, WrittenBoard } from "../../engine/reader.ts";
import { startWorker, WorkerClient } from "../../engine/worker-client.ts";
import type { ReaderMethods } from "./reader.worker.ts";

/** @param isKept whether the worker outlives its last job, with its picture */
export const makeReader = (isKept: boolean) =>
  new WorkerClient<ReaderMethods>(
    () => startWorker(new URL("./reader.worker.ts", import.meta.url)),
    "The reader",
    isKept,
    // The worker fetches the reader itself, so that it is cached only once it has been used.
    { decode: () => [], read: () => [], readBetween: () => [], text: () => [], write: () => [] },
  );

/** Writes a board in every form of text that holds it. */
export const writeBoard = (
  board: BoardToWrite,
  onChange: (state: JobState<WrittenBoard[]>) => void,
) => makeReader(false).call("write", [board], onChange);
