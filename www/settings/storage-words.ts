/** What this browser stores, and how safe it is, in sentences. */

import type { StorageStatus } from "../saves/storage-status.ts";

const HERE = "Your puzzles and times are stored only in this browser.";
const PROMISED = "The browser has promised to keep them until you clear its data.";
const MAY_CLEAR =
  "The browser may delete them when space runs short. Safari does so after seven days without a visit, and private browsing when it ends.";
const COPY = "Save them to a file as a backup.";

export function storageWords({ promised, trouble }: Pick<StorageStatus, "promised" | "trouble">) {
  if (trouble) return trouble;
  return `${HERE} ${promised === "promised" ? PROMISED : MAY_CLEAR} ${COPY}`;
}
