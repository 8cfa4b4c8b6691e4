/** What this browser stores. Help says so in sentences. */

import type { Promised } from "./persistence.ts";
import type { Quarantined } from "./quarantine.ts";

export interface StorageStatus {
  /** Whether the browser keeps it. */
  promised: Promised;
  /** Why nothing can be saved, in a sentence, or "". */
  trouble: string;
  /** The entries that could not be read. */
  quarantined: Quarantined[];
  /** The result of loading a file. */
  imported: string;
}

export const NO_STATUS: StorageStatus = {
  promised: "not asked",
  trouble: "",
  quarantined: [],
  imported: "",
};
