/**
 * The marks of a lesson on a board, drawn and in words: the question, the answer, and earlier
 * tries. A steered run marks what can be chosen.
 */

import type { BoardLine } from "../../engine/generated/thinking.ts";

export type Tone = "good" | "bad" | "plain";
export type Mark =
  | { kind: "ghost"; square: number }
  | { kind: "choice"; square: number }
  | { kind: "row"; row: number; tone: Tone }
  | { kind: "unit"; line: BoardLine; tone: Tone }
  | { kind: "ring"; square: number; tone: Tone }
  | { kind: "line"; from: number; to: number }
  | { kind: "corners"; square: number }
  | { kind: "off"; square: number }
  | { kind: "tried"; square: number; value: string; tone: Tone };

/** The marks of a square in words, to be appended to its description. */
export function markWords(marks: Mark[], square: number) {
  const words = marks.flatMap((mark): string | string[] => {
    if (!("square" in mark) || mark.square !== square) return [];
    if (mark.kind === "ghost") return "an imagined queen";
    if (mark.kind === "choice") return "yours to choose";
    if (mark.kind === "off") return "taken back";
    if (mark.kind === "tried") return `tried: ${mark.value}`;
    if (mark.kind !== "ring" || mark.tone === "plain") return [];
    return mark.tone === "good" ? "the right answer" : "your answer";
  });
  return words.map((word) => `, ${word}`).join("");
}
