/** Says what this browser stores, and how safe it is. */

import type { SetAside } from "../state/aside.ts";
import type { Promised } from "../state/lasting.ts";

export interface Keeping {
  /** In sentences. */
  how: string;
  /** The entries that could not be read. */
  aside: SetAside[];
  /** The result of loading a file. */
  says: string;
}

export const NOT_SHOWN: Keeping = { how: "", aside: [], says: "" };

const HERE = "Your puzzles and times are stored only in this browser.";
const PROMISED = "The browser has promised to keep them until you clear its data.";
const MAY_CLEAR =
  "The browser may delete them when space runs short. Safari does so after seven days without a visit, and private browsing when it ends.";
const COPY = "Save them to a file as a backup.";

/** @param trouble why nothing can be saved, in a sentence, or "" */
export function keptHow(promised: Promised, trouble: string) {
  if (trouble) return trouble;
  return `${HERE} ${promised === "promised" ? PROMISED : MAY_CLEAR} ${COPY}`;
}
