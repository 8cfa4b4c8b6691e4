/** A report of a bug: a file with what happened before it, which `replay` can carry out again. */

import type { Recording } from "./store.ts";

/**
 * @param version of the page that the bug was in
 * @param cause what was thrown
 */
export function reportOf({ from, actions }: Recording, version: string, cause: unknown): string {
  const error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const report = { report: "forward-check", version, error, from, actions };
  return JSON.stringify(report, (_, value) => (value instanceof Map ? [...value] : value), 2);
}
