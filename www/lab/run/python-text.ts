/**
 * A Python program as MicroPython understands it: displays with a star, dictionaries that keep their order, sorting that
 * keeps what is equal, data classes and enumerations. Every line stays where it is.
 */

import { Edits, partners, scan, type Token, tellLines, tidy } from "./edits.ts";
import type { Fault } from "./protocol.ts";

const SPACE = /[ \t\f\n]+|#[^\n]*|\\\n/y;
const TEXT =
  /(?:[rbuf]|rb|br|rf|fr)?(?:"""(?:[^\\]|\\[\s\S])*?(?:"""|$)|'''(?:[^\\]|\\[\s\S])*?(?:'''|$)|"(?:[^"\\\n]|\\[\s\S])*(?:"|$)?|'(?:[^'\\\n]|\\[\s\S])*(?:'|$)?)/iy;
const NUMBER = /(?:\d[\w.]*|\.\d[\w.]*)/y;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const SIGN = /\*\*=?|[:=!<>]=|->|[\s\S]/y;

const KINDS: [RegExp, Token["kind"] | null][] = [
  [SPACE, null],
  [TEXT, "text"],
  [NUMBER, "number"],
  [NAME, "name"],
  [SIGN, "sign"],
];

function tokensOf(source: string) {
  return scan(source, (at) => {
    for (const [pattern, kind] of KINDS) {
      pattern.lastIndex = at;
      if (pattern.test(source)) return { kind, end: pattern.lastIndex };
    }
    return { kind: null, end: at + 1 };
  });
}

/** Names after which a bracket begins a display, not a call or an item. */
const KEYWORDS = new Set(
  "and as assert await case del elif else except finally for from if import in is lambda not or raise return while with yield".split(
    " ",
  ),
);

const SMALL = "the Lab’s small Python";

/** Statements that can't follow another in its line. */
const COMPOUND = /^(class|def|if|for|while|with|try|async|@)$/;

/** Methods that MicroPython lacks, or has otherwise. */
const METHODS = new Set(
  "sort ljust rjust zfill title capitalize swapcase casefold splitlines isalnum isnumeric removeprefix removesuffix bit_length bit_count fromkeys cache_clear cache_info".split(
    " ",
  ),
);

class Rewriting {
  readonly tokens;
  readonly edits = new Edits();
  /** What can't be rewritten. */
  fault: Fault | null = null;
  readonly #source;
  readonly #partner;

  constructor(source: string) {
    this.#source = source;
    this.tokens = tokensOf(source);
    this.#partner = partners(this.tokens);
  }

  /** Whether a bracket begins a display. */
  #isDisplay(place: number) {
    const before = this.tokens[place - 1];
    if (!before || before.kind === "number") return true;
    if (before.kind === "text") return false;
    if (before.kind === "name") return KEYWORDS.has(before.text) || this.#begins(place);
    return !")]}".includes(before.text) || this.#begins(place);
  }

  /** Whether a token is the first of a line, outside brackets. */
  #begins(place: number) {
    const [before, token] = [this.tokens[place - 1], this.tokens[place]!];
    if (!before) return true;
    if (this.#inside(place)) return false;
    const between = this.#source.slice(before.end, token.at);
    return /(^|[^\\])\n/.test(between.replace(/#.*/g, "")) || between.startsWith("\n");
  }

  /** Whether a token is in brackets. */
  #inside(place: number) {
    for (let at = place - 1; at >= 0; at--) {
      const { text, kind } = this.tokens[at]!;
      if (kind !== "sign") continue;
      if (")]}".includes(text)) at = this.#partner.get(at) ?? -1;
      else if ("([{".includes(text)) return (this.#partner.get(at) ?? Infinity) > place;
    }
    return false;
  }

  /** The places of signs and names directly inside a pair of brackets. */
  *#within(open: number, close: number) {
    for (let place = open + 1; place < close; place++) {
      yield place;
      const end = this.#partner.get(place);
      if (end !== undefined && end > place) place = end;
    }
  }

  /** The elements of a display, as places of their first and last tokens. */
  #elements(open: number, close: number) {
    const elements: [number, number][] = [];
    let first = open + 1;
    for (const place of this.#within(open, close)) {
      if (this.tokens[place]!.text !== ",") continue;
      elements.push([first, place - 1]);
      first = place + 1;
    }
    if (first < close) elements.push([first, close - 1]);
    return elements.filter(([one, other]) => one <= other);
  }

  displays() {
    for (const [place, { kind, text }] of this.tokens.entries()) {
      const close = this.#partner.get(place);
      if (kind !== "sign" || close === undefined || close < place) continue;
      if ("([{".includes(text) && this.#isDisplay(place)) this.#display(place, close);
    }
  }

  #display(open: number, close: number) {
    const after = this.tokens[close + 1];
    // What is assigned to is no display.
    if (after?.text === "=" || after?.text === "in") return;
    const { text } = this.tokens[open]!;
    const elements = this.#elements(open, close);
    const isPair = ([first, last]: [number, number]) =>
      [...this.#within(first - 1, last + 1)].some((place) => this.tokens[place]!.text === ":");
    if (
      text === "{" &&
      (elements.length === 0 || elements.some((one) => this.#isMerged(one) || isPair(one)))
    ) {
      return this.#dictionary(open, close, elements);
    }
    const hasStar = elements.some(([first]) => this.tokens[first]!.text === "*");
    if (!hasStar) return;
    const kind = { "(": "tuple", "[": "list", "{": "set" }[text];
    this.#wrap(open, close, `_lab_${kind}(`, ")");
  }

  #isMerged = ([first]: [number, number]) => this.tokens[first]!.text === "**";

  #wrap(open: number, close: number, before: string, after: string) {
    const [one, other] = [this.tokens[open]!, this.tokens[close]!];
    this.edits.replace(one.at, one.end, before);
    this.edits.replace(other.at, other.end, after);
  }

  #dictionary(open: number, close: number, elements: [number, number][]) {
    const first = [...this.#within(open, close)];
    const loop = first.find((place) => ["for", "async"].includes(this.tokens[place]!.text));
    if (loop !== undefined) {
      this.#wrap(open, close, "_lab_dict((", ")");
      this.#colon(open + 1, loop);
      return this.edits.insert(this.tokens[loop - 1]!.end, ")");
    }
    const merges = elements.some(this.#isMerged);
    this.#wrap(open, close, merges ? "_lab_merged(" : "_lab_dict([", merges ? ")" : "])");
    for (const element of elements) this.#pair(element, merges);
  }

  #pair(element: [number, number], merges: boolean) {
    const [first, last] = element;
    const [begin, end] = [this.tokens[first]!, this.tokens[last]!];
    if (this.#isMerged(element)) return this.edits.replace(begin.at, begin.end, "");
    this.edits.insert(begin.at, merges ? "((" : "(");
    this.#colon(first, last + 1);
    this.edits.insert(end.end, merges ? "),)" : ")");
  }

  #colon(from: number, to: number) {
    for (const place of this.#within(from - 1, to)) {
      const { text, at, end } = this.tokens[place]!;
      if (text === ":") return this.edits.replace(at, end, ",");
    }
  }

  /** `things.sort(key=…)` becomes `_lab_sort(things, key=…)`, and `text.zfill(3)` `_lab_method("zfill", text, 3)`. */
  methods() {
    for (const [place, { text }] of this.tokens.entries()) {
      const [dot, name, open, after] = this.tokens.slice(place, place + 4);
      if (text !== "." || !METHODS.has(name?.text ?? "") || open?.text !== "(") continue;
      const begin = this.#receiver(place - 1);
      if (begin === null) continue;
      const call = name!.text === "sort" ? "_lab_sort(" : `_lab_method("${name!.text}", `;
      this.edits.insert(this.tokens[begin]!.at, call);
      this.edits.replace(dot!.at, open.end, after?.text === ")" ? "" : ", ");
    }
  }

  /** `raise one from other` becomes `raise one`: the page shows one error only. */
  causes() {
    for (const [place, { text, at }] of this.tokens.entries()) {
      if (text !== "from" || !this.#raises(place)) continue;
      const next = this.tokens.findIndex((_, later) => later > place && this.#begins(later));
      const last = this.tokens.at(next < 0 ? -1 : next - 1)!;
      this.edits.replace(at, last.end, "");
    }
  }

  /** Whether a token belongs to a statement that begins with `raise`. */
  #raises(place: number) {
    for (let at = place; at >= 0; at--) {
      if (this.tokens[at]!.text === "raise") return true;
      if (this.#begins(at)) return false;
    }
    return false;
  }

  /** `text[::-1]` becomes `_lab_step(text, None, None, -1)`, unless something is assigned to it. */
  steps() {
    for (const [open, { text, at, end }] of this.tokens.entries()) {
      const close = this.#partner.get(open);
      if (text !== "[" || close === undefined || this.#isDisplay(open)) continue;
      const within = [...this.#within(open, close)].map((place) => this.tokens[place]!);
      const colons = within.filter((token) => token.text === ":");
      const isTarget = /^[-+*/|&]?=$/.test(this.tokens[close + 1]?.text ?? "");
      if (colons.length !== 2 || within.some((token) => token.text === ",") || isTarget) continue;
      const begin = this.#receiver(open - 1);
      if (begin === null || this.tokens[begin - 1]?.text === "del") continue;
      this.edits.insert(this.tokens[begin]!.at, "_lab_step(");
      this.edits.replace(at, end, `, ${within[0] === colons[0] ? "None" : ""}`);
      const hasMiddle = colons[0]!.end !== colons[1]!.at;
      this.edits.replace(colons[0]!.at, colons[0]!.end, `, ${hasMiddle ? "" : "None"}`);
      this.edits.replace(
        colons[1]!.at,
        colons[1]!.end,
        `, ${within.at(-1) === colons[1] ? "None" : ""}`,
      );
      this.edits.replace(this.tokens[close]!.at, this.tokens[close]!.end, ")");
    }
  }

  /** The first token of what a method is called on: names, items and calls. */
  #receiver(place: number): number | null {
    const token = this.tokens[place];
    if (!token) return null;
    if (")]".includes(token.text)) {
      const open = this.#partner.get(place);
      if (open === undefined) return null;
      return this.#isDisplay(open) ? open : this.#receiver(open - 1);
    }
    if (token.kind === "text") return place;
    if (token.kind !== "name" || KEYWORDS.has(token.text)) return null;
    return this.tokens[place - 1]?.text === "." ? this.#receiver(place - 2) : place;
  }

  /** `dict(…)` makes one that keeps its order. */
  calls() {
    for (const [place, { text, at, end }] of this.tokens.entries()) {
      const [before, next] = [this.tokens[place - 1], this.tokens[place + 1]];
      const isCall = text === "dict" && next?.text === "(" && before?.text !== ".";
      if (isCall && before?.text !== "def") this.edits.replace(at, end, "_lab_dict_of");
    }
  }

  classes() {
    for (const [place, { text }] of this.tokens.entries()) {
      if (text !== "class" || !this.#begins(place)) continue;
      const body = this.#body(place);
      if (body.length === 0) continue;
      if (this.#isDataClass(place) || this.#hasBase(place, /^NamedTuple$/)) this.#dataClass(body);
      if (this.#hasBase(place, /^(Int|Str)?Enum$/)) this.#enumeration(place, body);
    }
  }

  /** The first tokens of the statements of a class. */
  #body(place: number) {
    const { column } = this.tokens[place]!;
    const starts: number[] = [];
    let indent = -1;
    for (let at = place + 1; at < this.tokens.length; at++) {
      if (!this.#begins(at)) continue;
      const here = this.tokens[at]!.column;
      if (here <= column) break;
      if (indent < 0) indent = here;
      if (here === indent) starts.push(at);
    }
    return starts;
  }

  #isDataClass(place: number) {
    const line = this.#source.slice(0, this.tokens[place]!.at).trimEnd().split("\n");
    const decorators = [];
    for (let at = line.length - 1; at >= 0 && line[at]!.trim().startsWith("@"); at--) {
      decorators.push(line[at]!);
    }
    return decorators.some((text) => /@\s*(dataclasses\s*\.\s*)?dataclass\b/.test(text));
  }

  #dataClass(body: number[]) {
    const fields = body.filter((place) => {
      const [name, colon, type] = this.tokens.slice(place, place + 3);
      return name!.kind === "name" && colon?.text === ":" && type?.text !== "ClassVar";
    });
    const [first] = fields;
    if (first === undefined) return;
    const names = fields.map((place) => `"${this.tokens[place]!.text}", `).join("");
    this.edits.insert(this.tokens[first]!.at, `_lab_fields = (${names}); `);
  }

  #hasBase(place: number, base: RegExp) {
    const [, , open] = this.tokens.slice(place, place + 3);
    const close = this.#partner.get(place + 2);
    if (open?.text !== "(" || close === undefined) return false;
    return this.tokens.slice(place + 3, close).some(({ text }) => base.test(text));
  }

  /** After an enumeration, its members are made: on an empty line, or before the next statement. */
  #enumeration(place: number, body: number[]) {
    const name = this.tokens[place + 1]!.text;
    const members = body
      .filter((at) => this.tokens[at + 1]?.text === "=")
      .map((at) => `"${this.tokens[at]!.text}", `)
      .join("");
    const { column } = this.tokens[place]!;
    const make = `${name} = _lab_enum(${name}, (${members}))`;
    const next = this.tokens.findIndex(
      (token, at) => at > body.at(-1)! && token.column <= column && this.#begins(at),
    );
    if (next < 0) return this.edits.insert(this.#source.length, `\n${" ".repeat(column)}${make}`);
    const { at, text, line } = this.tokens[next]!;
    const end = this.tokens[next - 1]!.end;
    // After the class, on a line that is empty or has a comment only.
    const [gap] = /\n[ \t]*(?=\n|#)/.exec(this.#source.slice(end, at)) ?? [];
    if (gap !== undefined) {
      const begin = this.#source.indexOf(gap, end) + 1;
      const comment = this.#source[begin + gap.length - 1] === "#" ? "  " : "";
      return this.edits.replace(begin, begin + gap.length - 1, " ".repeat(column) + make + comment);
    }
    if (!COMPOUND.test(text)) return this.edits.insert(at, `${make}; `);
    this.fault ??= { line, text: `${SMALL} needs an empty line before this one, after an Enum.` };
  }

  /** The line of a match statement; null without one. */
  match() {
    for (const [place, { text, line }] of this.tokens.entries()) {
      if (text !== "match" || !this.#begins(place)) continue;
      const next = this.tokens.findIndex((token, at) => token.line > line && this.#begins(at));
      if (next > 0 && this.tokens[next]!.text === "case") return line;
    }
    return null;
  }

  /** The names that a board may have: also that of the parameter of solve. */
  boards() {
    const names = new Set(["board"]);
    for (const [place, { text }] of this.tokens.entries()) {
      const [before, , open, first] = this.tokens.slice(place - 1, place + 3);
      if (text !== "solve" || before?.text !== "def" || open?.text !== "(") continue;
      if (first?.kind === "name") names.add(first.text);
    }
    return names;
  }
}

/** What MicroPython runs instead of a program, or why it can't. */
export function rewritten(source: string): { text: string } | { fault: Fault } {
  const rewriting = new Rewriting(tidy(source));
  const line = rewriting.match();
  if (line !== null) {
    return { fault: { line, text: `${SMALL} has no “match”: write “if”, “elif” and “else”.` } };
  }
  rewriting.classes();
  if (rewriting.fault) return { fault: rewriting.fault };
  rewriting.displays();
  rewriting.calls();
  rewriting.methods();
  rewriting.causes();
  rewriting.steps();
  tellLines(rewriting.tokens, rewriting.edits, rewriting.boards());
  return { text: rewriting.edits.apply(tidy(source)) };
}

/** The modules that a text imports. */
export const importsOf = (text: string) =>
  [...text.matchAll(/^[ \t]*(?:from|import)[ \t]+([\w, \t]+)/gm)].flatMap(([, names]) =>
    names!.split(/,/).map((name) => name.trim().split(/\s/)[0]!),
  );
