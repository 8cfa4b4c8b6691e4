/** As much of what somebody wrote as a sentence has room for, in characters. */
const LONGEST = 40;

/**
 * What somebody wrote, as a sentence quotes it: “a9”. What is long is cut short, and what would break the
 * line or turn it round is left out.
 */
export function quoted(text: string) {
  const letters = [
    ...text.slice(0, 2 * LONGEST + 2).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, " "),
  ];
  const rest = letters.length > LONGEST ? "…" : "";
  return `“${letters.slice(0, LONGEST).join("")}${rest}”`;
}
