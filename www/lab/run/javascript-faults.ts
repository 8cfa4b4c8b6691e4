/** What is wrong with a JavaScript program, in a sentence, from what QuickJS throws. */

import { type Fault, NO_MEMORY } from "./protocol.ts";

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
  [/out of memory/, `${NO_MEMORY}.`],
  [/stack overflow|call stack/i, "too many calls are inside one another."],
  [/ is read-only/, "a name declared with “const” keeps its value: declare it with “let”."],
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

/** What every board, or a board of one game, has. */
const KNOWN = new Set(
  "name note place lift move strike restore attacks attacked colour queenOn jumps visited jump back".split(
    " ",
  ),
);

/** A call of what is no function: QuickJS doesn't name it. */
function notAFunction(line: string) {
  const calls = [...line.matchAll(/\bboard\s*\.\s*(\w+)\s*\(/g)].map(([, name]) => name!);
  const unknown = calls.find((name) => !KNOWN.has(name));
  if (unknown) return `the board has no “${unknown}”: see Commands.`;
  return "something here is called that isn’t a function: look for a misspelt name.";
}

/** Where solve begins, for what is wrong with what it gives back. */
function lineOfSolve(message: string, lines: string[]) {
  if (!message.startsWith("solve gave back")) return null;
  return lines.findIndex((text) => /\bsolve\b/.test(text)) + 1 || null;
}

/** QuickJS says the line of the function for a name in a bare `return`: the name is further down. */
function lineOf(message: string, lines: string[], line: number) {
  const [, name] = /^'?([\w$]+)'? is not defined/.exec(message) ?? [];
  if (!name) return line;
  const found = lines.findIndex((text, at) => at >= line - 1 && text.includes(name));
  return found < 0 ? line : found + 1;
}

/** What can't be read, by the line at fault. */
function unreadable(line: string, message: string) {
  if (/^\s*(def|elif|import|from|print)\b/.test(line) && !line.includes("{")) {
    return "this is Python, but the Lab reads it as JavaScript.";
  }
  if (/unexpected token.*: ''|Unexpected end of input/.test(message)) {
    return "the program ends too early: is a “}” or a “)” missing?";
  }
  const [, unexpected] = /^unexpected (?:token|identifier).*?'(.+)'/i.exec(message) ?? [];
  if (unexpected) {
    return `“${unexpected}” is unexpected: look for a missing bracket, comma or quote, here or before.`;
  }
  if (/^expecting/.test(message)) {
    return "this can’t be read: look for a misspelt word, or a missing bracket.";
  }
  if (/unexpected end of string/.test(message)) {
    return "a quote is missing: this text isn’t closed.";
  }
  if (/redefinition/.test(message)) return "this name is declared already: leave “let” out.";
  return null;
}

export function explained({ name, message, stack, value }: Thrown, source: string): Fault {
  const [, at] = PLACE.exec(stack) ?? [];
  const plain = message.replace(METHODS, "$1").trim();
  const lines = source.split(/\r\n?|\n/);
  const line = at ? lineOf(plain, lines, Number(at)) : lineOfSolve(plain, lines);
  if (/BoardError/.test(stack.split("\n", 1)[0] ?? "") || stack.includes("at fail (board.js")) {
    return { line, text: plain };
  }
  const faulty = lines[(line ?? 0) - 1] ?? "";
  const syntax = name === "SyntaxError" ? unreadable(faulty, plain) : null;
  if (syntax) return { line, text: syntax };
  if (plain === "not a function") return { line, text: notAFunction(faulty) };
  const [, known] = BY_MESSAGE.find(([pattern]) => pattern.test(plain)) ?? [];
  if (known) return { line, text: known };
  if (!name && !plain) {
    const text =
      value && value !== "null"
        ? `it threw “${value}”.`
        : "it threw something that can’t be read, or ran out of memory.";
    return { line, text };
  }
  const text = `${name || "Error"}: ${plain || "without a message"}`;
  return { line, text: /[.!?]$/.test(text) ? text : `${text}.` };
}
