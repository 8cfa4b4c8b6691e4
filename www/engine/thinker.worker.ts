/**
 * The other side of `thinker.ts`: works on every question in turn, a slice at a time, so that it
 * hears when one is dropped.
 */
import { nextTask } from "../core/next-task.ts";
import { makeThinking, type Thinking } from "./engine.ts";
import { type Failure, failureOf } from "./faults.ts";
import type { Message } from "./thinker.ts";
import { answer } from "./workers.ts";

/** How long a slice is, in milliseconds. */
const SLICE = 12;

/** What is being thought of. */
const open: Map<number, Thinking> = new Map();
let isAtWork = false;

answer(
  (message: Message) => {
    if ("drop" in message) forget(message.id);
    else open.set(message.id, makeThinking(message.question));
    if (!isAtWork) work();
  },
  (failure, { id }) => fail(id, failure),
);

/** Works as long as there is anything to think of. */
async function work() {
  isAtWork = true;
  while (open.size > 0) {
    for (const [id, thinking] of open) think(id, thinking);
    // Lets messages in.
    await nextTask();
  }
  isAtWork = false;
}

function think(id: number, thinking: Thinking) {
  try {
    if (!thinking.work(SLICE)) return;
    postMessage({ id, answer: thinking.answer() });
    forget(id);
  } catch (error) {
    fail(id, failureOf(error));
  }
}

function forget(id: number) {
  open.get(id)?.free();
  open.delete(id);
}

/**
 * Tells that there is no answer. Once the engine has stopped there is none to anything else: the page
 * asks another worker.
 */
function fail(id: number, failure: Failure) {
  postMessage({ id, ...failure });
  if (failure.fault === "refused") return void open.delete(id);
  open.clear();
  close();
}
