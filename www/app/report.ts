/** A bug report: a file with the commands before the bug and what they changed, which `replay` repeats. */

import type { Recording } from "../store/store.ts";

/**
 * @param version of the page with the bug
 * @param cause what was thrown
 */
export function reportOf({ from, entries }: Recording, version: string, cause: unknown): string {
  const error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const report = { report: "forward-check", version, error, from, entries };
  return JSON.stringify(report, (_, value) => (value instanceof Map ? [...value] : value), 2);
}
