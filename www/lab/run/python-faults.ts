/** What is wrong with a Python program, in a sentence, from MicroPython's traceback. */

import { type Fault, NO_MEMORY } from "./protocol.ts";

const PLACE = /File "program\.py", line (\d+)/g;
const SMALL = "the Lab’s small Python";
/** MicroPython gives nothing back while a program runs. */
export const FULL = `${NO_MEMORY}: make fewer new lists, or write it in JavaScript.`;

/** What MicroPython can't do, by its message, and what to write instead. */
const BY_MESSAGE: [pattern: RegExp, text: string][] = [
  [
    /only slices with step=1/,
    `${SMALL} can’t step through a text: write “"".join(reversed(text))” for “text[::-1]”.`,
  ],
  [
    /'str' object has no attribute/,
    `${SMALL} has fewer methods of texts: write it with slices or an f-string.`,
  ],
  [/^NotImplementedError/, `${SMALL} can’t do this with a slice like [::2]: write a loop.`],
  [
    /^NameError: name '(true|false|null)'/,
    "Python has True, False and None, with capital letters.",
  ],
  [/^MemoryError/, FULL],
  [
    /recursion depth|pystack exhausted/,
    "too many calls are inside one another: about 800 are possible.",
  ],
  [/^SystemExit/, "it ended itself: let solve give back True or False."],
  [/^OSError: \S+/, "there are no files in the Lab: write what it needs into the program."],
];

/** What MicroPython can't read, by the line at fault. */
const BY_LINE: [pattern: RegExp, text: string][] = [
  [
    /\breturn\s.*\*\w|=.*,\s*\*\w|=\s*\*\w/,
    `${SMALL} needs brackets around a star: write “[*a, b]”.`,
  ],
  [/\bdef\b.*\/\s*[,)]/, `${SMALL} has no “/” among parameters: leave it out.`],
  [/^\s*(def|class)\s+\w+\s*\[|^\s*type\s+\w+/, `${SMALL} has no type parameters: leave them out.`],
  [/\bexcept\s*\*/, `${SMALL} has no “except*”: write “except”.`],
  [/f(["']).*\{[^}]*\1/, `${SMALL} wants other quotes inside an f-string than around it.`],
  [/^\s*with\s*\(/, `${SMALL} has no brackets after “with”: leave them out.`],
  [
    /^\s*(function|const|let|var)\b|^\s*[{}]\s*$/,
    "this is JavaScript, but the Lab reads it as Python.",
  ],
  [/^\s*print\s+[^\s(=]/, "“print” needs brackets: write “print(…)”."],
  [/^\s*(if|elif|while)\b[^=]*[^=!<>:]=[^=]/, "“=” gives a name a value: write “==” to compare."],
  [
    /^\s*(if|for|while|def|class|elif|with)\b.*[^:,([{\\\s]\s*(#.*)?$|^\s*(else|try|finally)\s*$/,
    "this can’t be read: is a “:” missing at its end?",
  ],
  [/^[^"']*(["'])((?!\1).)*$/, "a quote is missing: this text isn’t closed."],
];

const UNREADABLE =
  "this can’t be read: look for a missing bracket, quote or colon, here or in the line before.";

const indent = (text: string) => text.length - text.trimStart().length;

/** @param source the line at fault, and `before` that with code above it */
function unreadable(message: string, source: string, before: string) {
  if (before.endsWith(":") && indent(source) <= indent(before)) {
    return "this line should be indented: it belongs to the line above, which ends with “:”.";
  }
  if (/^IndentationError|unindent|indent/.test(message)) {
    return "this line isn’t indented like those around it.";
  }
  return BY_LINE.find(([pattern]) => pattern.test(source))?.[1] ?? UNREADABLE;
}

const noSuchMethod = (isKnight: boolean, name: string) =>
  `a board ${isKnight ? "of the knight" : "with queens"} has no “${name}”: see Commands.`;

/** A module that is not there. At the top of a program MicroPython gives no line. */
function missingModule(message: string, lines: string[], line: number | null): Fault | null {
  const [, name] = /no module named '([^']+)'/.exec(message) ?? [];
  if (!name) return null;
  const at = lines.findIndex((text) => new RegExp(`\\b(import|from)\\b.*\\b${name}\\b`).test(text));
  const text = `there is no module ${name} in the Lab: write the program without it.`;
  return { line: line ?? (at < 0 ? null : at + 1), text };
}

/** MicroPython prints a dictionary that keeps its order as `OrderedDict({…})`: Python as `{…}`. */
export function withPlainDictionaries(text: string): string {
  const begin = text.indexOf("OrderedDict({");
  if (begin < 0) return text;
  const inside = begin + "OrderedDict(".length;
  let depth = 0;
  for (let at = inside; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) {
      const rest = text.slice(inside, at + 1) + text.slice(at + (text[at + 1] === ")" ? 2 : 1));
      return text.slice(0, begin) + withPlainDictionaries(rest);
    }
  }
  return text;
}

/** In the words of the program, as it was before it was rewritten. */
const plain = (text: string) =>
  withPlainDictionaries(text)
    .replace(/'(place|lift|strike|restore|move|jump|back|note)_'/g, "'$1'")
    .replace(/function takes (\d+) positional/, "a function takes $1 positional")
    .replace(/'OrderedDict'/g, "'dict'");

/** Where solve begins, for what is wrong with it as a whole: how it is called, and what it gives back. */
function lineOfSolve(traceback: string, lines: string[]) {
  if (!/solve gave back|positional arg/.test(traceback)) return null;
  return lines.findIndex((text) => /^(def\s+solve\b|solve\s*=)/.test(text)) + 1 || null;
}

/** @param traceback the kind of the exception, and what MicroPython prints of it */
export function explained(traceback: string, source: string): Fault {
  const lines = source.replace(/\r\n?/g, "\n").split("\n");
  const [last] = [...traceback.matchAll(PLACE)].slice(-1);
  const line = last ? Number(last[1]) : lineOfSolve(traceback, lines);
  const message = plain(traceback.trimEnd().split("\n").at(-1) ?? "").trim();
  const [, own] = /^BoardError: ([\s\S]*)/.exec(message) ?? [];
  if (own) return { line, text: own };
  const [, kind, name] =
    /'(Queens|Knight)Board' object has no attribute '(\w+)'/.exec(message) ?? [];
  if (name) return { line, text: noSuchMethod(kind === "Knight", name) };
  const missing = missingModule(message, lines, line);
  if (missing) return missing;
  if (/^(SyntaxError|IndentationError)/.test(message)) {
    const above = lines.slice(0, Math.max(0, (line ?? 0) - 1)).map((text) => text.trimEnd());
    const before = above.findLast((text) => text && !text.trimStart().startsWith("#")) ?? "";
    return { line, text: unreadable(message, lines[(line ?? 0) - 1] ?? "", before) };
  }
  const [, known] = BY_MESSAGE.find(([pattern]) => pattern.test(message)) ?? [];
  return { line, text: known ?? (/[.!?]$/.test(message) ? message : `${message}.`) };
}
