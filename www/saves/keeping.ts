/** What this browser stores. Help says so in sentences. */

import type { SetAside } from "./aside.ts";
import type { Promised } from "./lasting.ts";

export interface Keeping {
  /** Whether the browser keeps it. */
  promised: Promised;
  /** Why nothing can be saved, in a sentence, or "". */
  trouble: string;
  /** The entries that could not be read. */
  aside: SetAside[];
  /** The result of loading a file. */
  says: string;
}

export const NOT_SHOWN: Keeping = { promised: "not asked", trouble: "", aside: [], says: "" };
