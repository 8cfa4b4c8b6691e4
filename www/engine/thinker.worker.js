/**
 * The other side of `thinker.js`: works on every question in turn, a slice at a time, so that it
 * hears when one is dropped.
 */
import { nextTask } from "../base/next-task.js";
import { makeThinking } from "./engine.js";
import { failureOf } from "./faults.js";
import { answer } from "./workers.js";

/** @typedef {import("./engine.js").Thinking} Thinking */
/** @typedef {import("./thinker.js").Message} Message */

/** How long a slice is, in milliseconds. */
const SLICE = 12;

/** What is being thought of. @type {Map<number, Thinking>} */
const open = new Map();
let isAtWork = false;

answer(
  (/** @type {Message} */ message) => {
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

/**
 * @param {number} id
 * @param {Thinking} thinking
 */
function think(id, thinking) {
  try {
    if (!thinking.work(SLICE)) return;
    postMessage({ id, answer: thinking.answer() });
    forget(id);
  } catch (error) {
    fail(id, failureOf(error));
  }
}

/** @param {number} id */
function forget(id) {
  open.get(id)?.free();
  open.delete(id);
}

/**
 * Tells that there is no answer. Once the engine has stopped there is none to anything else: the page
 * asks another worker.
 * @param {number} id
 * @param {import("./faults.js").Failure} failure
 */
function fail(id, failure) {
  postMessage({ id, ...failure });
  if (failure.fault === "refused") return void open.delete(id);
  open.clear();
  close();
}
