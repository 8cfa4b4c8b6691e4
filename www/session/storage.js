/** Keeps the state in the browser between visits. Where that is forbidden, nothing is kept. */
import { restore, save } from "./saved.js";
import { initialState } from "./state.js";

/** @typedef {import("./state.js").State} State */

const KEY = "forward-check";
/** Where a text that could not be read is put aside, so that nothing is lost. */
const ASIDE = "forward-check-unreadable";

/**
 * The state kept, or a new one and a sentence on why.
 * @returns {{state: State, problem: string}}
 */
export function recall() {
  const text = attempt(() => localStorage.getItem(KEY));
  const state = text ? restore(text) : initialState();
  if (state) return { state, problem: "" };
  attempt(() => localStorage.setItem(ASIDE, text ?? ""));
  const problem = `The saved game could not be read, so a new one was started; the old text is kept in this browser as “${ASIDE}”.`;
  return { state: initialState(), problem };
}

/** After this page was told to forget, nothing it still does may be kept. */
let forgotten = false;

/** @param {State} state */
export function keep(state) {
  if (!forgotten) attempt(() => localStorage.setItem(KEY, save(state)));
}

/** Begins from nothing at the next visit. */
export function forget() {
  forgotten = true;
  attempt(() => localStorage.removeItem(KEY));
}

/**
 * @template T
 * @param {() => T} access
 * @returns {T | null}
 */
function attempt(access) {
  try {
    return access();
  } catch {
    return null;
  }
}
