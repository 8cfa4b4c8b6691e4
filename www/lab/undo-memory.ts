/** Keeps what undo takes back over a reload of this tab. The program itself is saved elsewhere. */

import { attempt } from "../core/attempt.ts";
import { isObject } from "../core/guards.ts";

const KEY = "forward-check/undo/";

/** The longest state that is kept, in characters. */
const LONGEST = 400_000;

/** @param saved the state of the editor */
export function remember(slot: string, saved: unknown) {
  const text = JSON.stringify(saved);
  attempt(() => {
    if (text.length > LONGEST) sessionStorage.removeItem(KEY + slot);
    else sessionStorage.setItem(KEY + slot, text);
  });
}

/** The state of the editor for a text; null if another text was edited last. */
export function remembered(slot: string, text: string): unknown {
  const saved = attempt(() => JSON.parse(sessionStorage.getItem(KEY + slot) ?? "null") as unknown);
  return isObject(saved) && saved.doc === text ? saved : null;
}
