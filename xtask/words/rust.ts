/** The texts of Rust: comments, strings and identifiers, including those in macros. */
import { comment, isWords, linesOf, Text } from "./text.ts";

/** Comments with the white space around them, literals and names; anything else is one character. */
const TOKENS = new RegExp(
  [
    String.raw`(?<gap>(?:\s+|//[^\n]*|/\*[\s\S]*?\*/)+)`,
    String.raw`(?<raw>[bc]?r(?<marks>#*)"(?<content>[\s\S]*?)"\k<marks>)`,
    String.raw`(?<string>(?<bytes>[bc]?)"(?<escaped>(?:[^"\\]|\\[\s\S])*)")`,
    String.raw`b?'(?:[^'\\]|\\(?:u\{\w+\}|x\w\w|[\s\S]))'`,
    String.raw`(?<name>(?:r#)?[\p{Alphabetic}_][\p{Alphabetic}\w]*)`,
    String.raw`\d\w*|[\s\S]`,
  ].join("|"),
  "gu",
);

export function rust(source: string): Text[] {
  const lineOf = linesOf(source);
  const texts: Text[] = [];
  const comments: Text[] = [];
  for (const {
    0: token,
    groups: { gap, name, content, escaped, bytes } = {},
    index,
  } of source.matchAll(TOKENS)) {
    const line = lineOf(index);
    const isText = content === undefined ? bytes === "" : token.startsWith("r");
    const words = content ?? unescaped(escaped ?? "");
    if (gap) comments.push(...comment(gap, line));
    else if (name) texts.push(new Text("name", name, line));
    else if (isText && isWords(words)) texts.push(new Text("string", words, line));
  }
  return [...texts, ...comments].sort((one, other) => one.lineAt() - other.lineAt());
}

const ESCAPES = /\\(?:\n\s*|u\{(?<code>\w+)\}|(?<space>[ntr])|(?<other>[\s\S]))/gu;

/** A string as it is shown. */
const unescaped = (text: string) =>
  text.replace(ESCAPES, (_, code, space, other) => {
    if (code) return String.fromCodePoint(Number.parseInt(code, 16));
    return space ? " " : (other ?? "");
  });
