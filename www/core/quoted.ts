/** The most characters quoted. */
const LONGEST = 40;

/** User input as a message quotes it: “a9”. Cut short, and without line breaks and bidi controls. */
export function quoted(text: string) {
  const letters = [
    ...text.slice(0, 2 * LONGEST + 2).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, " "),
  ];
  const rest = letters.length > LONGEST ? "…" : "";
  return `“${letters.slice(0, LONGEST).join("")}${rest}”`;
}
