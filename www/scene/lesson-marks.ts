/**
 * What a lesson draws on a board: the queen that is asked about, the row or square that was answered,
 * why that is right or wrong, and what was tried before. And the same in words.
 */

export type Tone = "good" | "bad" | "plain";
export type Mark =
  | { kind: "ghost"; square: number }
  | { kind: "row"; row: number; tone: Tone }
  | { kind: "ring"; square: number; tone: Tone }
  | { kind: "line"; from: number; to: number }
  | { kind: "corners"; square: number }
  | { kind: "off"; square: number }
  | { kind: "tried"; square: number; value: string; tone: Tone };

/** What the marks tell of a square, to be added to what stands there; "" for nothing. */
export function markWords(marks: Mark[], square: number) {
  const words = marks.flatMap((mark) => {
    if (!("square" in mark) || mark.square !== square) return [];
    if (mark.kind === "ghost") return ["the queen that is asked about"];
    if (mark.kind === "off") return ["taken back"];
    if (mark.kind === "tried") return [`tried: ${mark.value}`];
    if (mark.kind === "ring" && mark.tone !== "plain")
      return [mark.tone === "good" ? "the right answer" : "your answer"];
    return [];
  });
  return words.map((word) => `, ${word}`).join("");
}
