/** What is kept in this browser and how safe it is, in words. */

import type { SetAside } from "../state/aside.ts";
import type { Promised } from "../state/lasting.ts";

export interface Keeping {
  /** What is kept, and how safe it is, in sentences. */
  how: string;
  /** What could not be read. */
  aside: SetAside[];
  /** What came of an import. */
  says: string;
}

const HERE = "Your puzzles and times are kept in this browser, and nowhere else.";
const PROMISED =
  "The browser has promised not to clear them by itself; they go when you clear its data.";
const MAY_CLEAR =
  "The browser may clear them when space runs short. Safari does so after seven days without a visit, and private browsing when it ends.";
const COPY = "Save them to a file to keep a copy.";

/** @param trouble why nothing can be kept, in a sentence, or "" */
export function keptHow(promised: Promised, trouble: string) {
  if (trouble) return trouble;
  return `${HERE} ${promised === "promised" ? PROMISED : MAY_CLEAR} ${COPY}`;
}
