/** What is kept in this browser and how safe it is, in words. */

/** @typedef {import("../session/aside.js").SetAside} SetAside */
/** @typedef {import("../session/lasting.js").Promised} Promised */
/**
 * @typedef {object} Keeping
 * @property {string} how what is kept, and how safe it is, in sentences
 * @property {SetAside[]} aside what could not be read
 * @property {string} says what came of an import
 */

const HERE = "Your puzzles and times are kept in this browser, and nowhere else.";
const PROMISED =
  "The browser has promised not to clear them by itself; they go when you clear its data.";
const MAY_CLEAR =
  "The browser may clear them when space runs short. Safari does so after seven days without a visit, and private browsing when it ends.";
const COPY = "Export them to keep a copy.";

/**
 * @param {Promised} promised
 * @param {string} trouble why nothing can be kept, in a sentence, or ""
 */
export function keptHow(promised, trouble) {
  if (trouble) return trouble;
  return `${HERE} ${promised === "promised" ? PROMISED : MAY_CLEAR} ${COPY}`;
}
