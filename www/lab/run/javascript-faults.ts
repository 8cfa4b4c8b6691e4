/** What is wrong with a JavaScript program, in a sentence, from what QuickJS throws. */

import type { Fault } from "./protocol.ts";

/** What was thrown, as texts. All are empty if it can't be read. */
export interface Thrown {
  name: string;
  message: string;
  stack: string;
  /** If it is no object. */
  value: string;
}

const PLACE = /program\.js:(\d+)/;

const BY_MESSAGE: [pattern: RegExp, text: string][] = [
  [/out of memory/, "it needs more than the 64 MB of memory that there are."],
  [/stack overflow|call stack/i, "too many calls are inside one another."],
  [
    /'?(Date|performance)'? is not defined/,
    "there is no clock in the Lab, so that every run is the same.",
  ],
  [
    /'?(setTimeout|setInterval|requestAnimationFrame)'? is not defined/,
    "nothing waits in the Lab: call the function at once.",
  ],
  [
    /'?(fetch|XMLHttpRequest|WebSocket|[Dd]ocument|[Ww]indow|localStorage|indexedDB|navigator|postMessage|self|alert|prompt|require|process)'? is not defined/,
    "the Lab has only the language itself, and the board.",
  ],
];

const METHODS = /\b(place|lift|strike|restore|move|jump|back|note)_\b/g;

export function explained({ name, message, stack, value }: Thrown): Fault {
  const [, at] = PLACE.exec(stack) ?? [];
  const line = at ? Number(at) : null;
  const plain = message.replace(METHODS, "$1").trim();
  if (/BoardError/.test(stack.split("\n", 1)[0] ?? "") || stack.includes("at fail (board.js")) {
    return { line, text: plain };
  }
  const [, known] = BY_MESSAGE.find(([pattern]) => pattern.test(plain)) ?? [];
  if (known) return { line, text: known };
  if (!name && !plain) {
    const text =
      value && value !== "null"
        ? `it threw ${value}.`
        : "it threw something that can’t be read, or ran out of memory.";
    return { line, text };
  }
  const text = `${name || "Error"}: ${plain || "without a message"}`;
  return { line, text: /[.!?]$/.test(text) ? text : `${text}.` };
}
