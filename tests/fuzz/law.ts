/** The rules for every sentence that people read. */
import assert from "node:assert/strict";

/** Signs of internal values in a message. */
const INTERNAL = /\b((NaN|undefined|null|Infinity)\b|Some\(|Err\()|\[object|=>|::|\{ | at line \d/;

/** The longest message, in characters: quotations are shortened. */
const LONGEST = 600;

/** Quotations are the person's own words and may contain any mark. */
const ownWords = (text: string) => text.replaceAll(/“[^“]*”/g, "");

/** Fails unless a message is made of sentences. */
export function assertSentences(text: string) {
  assert.ok(text.length <= LONGEST, `it is too long: ${text.slice(0, LONGEST)}`);
  assert.match(text, /^([A-Z0-9“−-]|[a-z]+\d+\b)/, `it begins in the middle: ${text}`);
  assert.match(text, /[.?!”]$/, `it does not end: ${text}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
  assert.doesNotMatch(text, /[\u0000-\u001f]/, `it breaks the line: ${text}`);
  assert.doesNotMatch(ownWords(text), INTERNAL, `not for people: ${text}`);
}

/** Fails unless a message says what is wrong, and perhaps what to do, in a sentence each. */
export function assertSentence(text: string) {
  assertSentences(text);
  assert.ok(ownWords(text).split(". ").length <= 2, `it is more than two sentences: ${text}`);
}
