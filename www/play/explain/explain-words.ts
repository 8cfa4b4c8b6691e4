/** The words of an explanation. */

import { counted } from "../../core/lists.ts";
import type { ExplainedReason, Explanation } from "../../engine/generated/thinking.ts";

/** How hard a reason is, in two words. */
export function tagOf({ kind, size }: ExplainedReason) {
  if (kind === "last-square") return "last square";
  return kind === "solution" ? "" : counted(size, "line");
}

/** How many lines the longest reason has. */
export const longestOf = ({ reasons }: Explanation) =>
  Math.max(0, ...reasons.map(({ size }) => size));

/** How many reasons there are, without the solutions that follow them. */
const reasonsOf = ({ reasons }: Explanation) =>
  reasons.filter(({ kind }) => kind !== "solution").length;

/** `19 reasons, at most 3 lines`. */
export function totalOf(explanation: Explanation) {
  const longest = longestOf(explanation);
  const count = counted(reasonsOf(explanation), "reason");
  return longest === 0 ? count : `${count}, at most ${counted(longest, "line")}`;
}

/** The heights of the bars over the slider, from 0 to 1: the more lines, the higher. */
export const barsOf = (explanation: Explanation) =>
  explanation.reasons.map(({ size }) => (1 + size) / (1 + Math.max(3, longestOf(explanation))));

/** While the engine looks for reasons. */
export const progressWords = (found: number) =>
  found === 0 ? "Looking for the first reason…" : `${counted(found, "reason")} found so far…`;
