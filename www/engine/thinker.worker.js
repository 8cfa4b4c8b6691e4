/**
 * The other side of `thinker.js`: works on every question in turn, a slice at a time, so that it
 * hears when one is dropped.
 */
import { makeThinking } from "./engine.js";
import { answer } from "./workers.js";

/** @typedef {import("./engine.js").Thinking} Thinking */
/** @typedef {import("./thinker.js").Message} Message */

/** How long a slice is, in milliseconds. */
const SLICE = 12;

/** What is being thought of. @type {Map<number, Thinking>} */
const open = new Map();
let isAtWork = false;

answer((/** @type {Message} */ message) => {
  try {
    if ("drop" in message) forget(message.id);
    else open.set(message.id, makeThinking(message.question));
    if (!isAtWork) work();
  } catch (error) {
    fail(message.id, error);
  }
}, failAll);

/** Works as long as there is anything to think of. */
async function work() {
  isAtWork = true;
  while (open.size > 0) {
    for (const [id, thinking] of open) think(id, thinking);
    await others();
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
    open.delete(id);
    fail(id, error);
  }
}

/** @param {number} id */
function forget(id) {
  open.get(id)?.free();
  open.delete(id);
}

/** Lets messages in. */
const others = () => new Promise((resolve) => setTimeout(resolve));

/** There is no engine to think with: the page hears of it as of a worker that broke. @param {unknown} error */
function failAll(error) {
  reportError(error);
}

/**
 * @param {number} id
 * @param {unknown} error
 */
function fail(id, error) {
  const refused = error instanceof Error && "code" in error;
  const failure = refused ? error.message : String(error);
  postMessage({ id, failure, panic: !refused });
}
