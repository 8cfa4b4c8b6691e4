/** A JavaScript program as QuickJS runs it in the Lab: it knows its lines, and exports nothing. */

import { Edits, scan, type Token, tellLines, tidy } from "./edits.ts";
import type { Fault } from "./protocol.ts";

const SPACE = /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const TEXT = /"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?/y;
const REGULAR = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
const NUMBER = /\d[\w.]*|\.\d[\w.]*/y;
const NAME = /[#\p{L}_$][\p{L}\p{N}_$]*/uy;
const SIGN = /=>|\?\.|[\s\S]/y;
/** Parts of a template between its places. */
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y;

/** Names after which a slash begins a regular expression. */
const BEFORE_VALUES = new Set(
  "return typeof case in of delete void throw new else do yield await".split(" "),
);

function matched(pattern: RegExp, source: string, at: number) {
  pattern.lastIndex = at;
  return pattern.test(source) && pattern.lastIndex > at ? pattern.lastIndex : null;
}

const endsValue = ({ kind, text }: Token) =>
  kind === "name" ? !BEFORE_VALUES.has(text) : kind !== "sign" || ")]}".includes(text);

/** Reads the tokens of a program. Of a template, its texts are tokens, and what is in its places. */
class Reader {
  /** For each open template, how many braces are open in its place. */
  #places: number[] = [];
  readonly #source;

  constructor(source: string) {
    this.#source = source;
  }

  read = (at: number, before: Token | undefined): { kind: Token["kind"] | null; end: number } => {
    const source = this.#source;
    const letter = source[at]!;
    const space = matched(SPACE, source, at);
    if (space) return { kind: null, end: space };
    if (letter === "`" || (letter === "}" && this.#places.at(-1) === 0)) return this.#template(at);
    if (letter === "{" || letter === "}") this.#brace(letter === "{" ? 1 : -1);
    if (letter === "/" && !(before && endsValue(before))) {
      const end = matched(REGULAR, source, at);
      if (end) return { kind: "text", end };
    }
    for (const [pattern, kind] of [
      [TEXT, "text"],
      [NUMBER, "number"],
      [NAME, "name"],
    ] as const) {
      const end = matched(pattern, source, at);
      if (end) return { kind, end };
    }
    return { kind: "sign", end: matched(SIGN, source, at) ?? at + 1 };
  };

  #brace(by: number) {
    const last = this.#places.length - 1;
    if (last >= 0) this.#places[last]! += by;
  }

  #template(at: number) {
    if (this.#source[at] === "}") this.#places.pop();
    const end = matched(TEMPLATE, this.#source, at + 1) ?? at + 1;
    if (this.#source[end - 1] === "{") this.#places.push(0);
    return { kind: "text" as const, end };
  }
}

const tokensOf = (source: string) => scan(source, new Reader(source).read);

/** The names that a board may have: also that of the parameter of solve. */
function boardsOf(tokens: Token[]) {
  const names = new Set(["board"]);
  for (const [place, { text }] of tokens.entries()) {
    if (text !== "solve") continue;
    const after = tokens
      .slice(place + 1, place + 5)
      .filter((token) => !/^(=|\(|function|\*)$/.test(token.text));
    if (after[0]?.kind === "name") names.add(after[0].text);
  }
  return names;
}

/** What QuickJS runs instead of a program, or why it can't. */
export function rewritten(source: string): { text: string } | { fault: Fault } {
  const text = tidy(source);
  const tokens = tokensOf(text);
  const edits = new Edits();
  for (const [place, token] of tokens.entries()) {
    const [before, after] = [tokens[place - 1], tokens[place + 1]];
    if (token.kind !== "name" || before?.text === "." || after?.text === ":") continue;
    if (token.text === "import") {
      return {
        fault: {
          line: token.line,
          text: "there is nothing to import in the Lab: write all of it here.",
        },
      };
    }
    if (token.text === "export" && token.column === 0) {
      const end = after?.text === "default" ? after.end : token.end;
      edits.replace(token.at, end, " ".repeat(end - token.at));
    }
  }
  tellLines(tokens, edits, boardsOf(tokens));
  return { text: edits.apply(text) };
}
