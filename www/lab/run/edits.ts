/** Changes of a program's text that leave every line where it is. */

export interface Token {
  /** A name or keyword, a number, a text, or a sign. */
  kind: "name" | "number" | "text" | "sign";
  text: string;
  at: number;
  end: number;
  /** From 1. */
  line: number;
  /** How far it is from the start of its line. */
  column: number;
}

interface Edit {
  at: number;
  end: number;
  text: string;
  order: number;
}

export class Edits {
  #edits: Edit[] = [];

  /** Replaces what is between two places. */
  replace(at: number, end: number, text: string) {
    this.#edits.push({ at, end, text, order: this.#edits.length });
  }

  insert(at: number, text: string) {
    this.replace(at, at, text);
  }

  apply(source: string) {
    let text = "";
    let from = 0;
    for (const edit of this.#edits.toSorted(before)) {
      text += source.slice(from, edit.at) + edit.text;
      from = Math.max(from, edit.end);
    }
    return text + source.slice(from);
  }
}

/** A program as it is read: without a byte order mark, and with one kind of line end. */
export const tidy = (source: string) => source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** Reads tokens one after another, each by a sticky pattern. */
export function scan(
  source: string,
  next: (at: number, before: Token | undefined) => { kind: Token["kind"] | null; end: number },
) {
  const tokens: Token[] = [];
  let [at, line, start] = [0, 1, 0];
  while (at < source.length) {
    const { kind, end } = next(at, tokens.at(-1));
    const text = source.slice(at, end);
    if (kind) tokens.push({ kind, text, at, end, line, column: at - start });
    for (let place = text.indexOf("\n"); place >= 0; place = text.indexOf("\n", place + 1)) {
      line++;
      start = at + place + 1;
    }
    at = end;
  }
  return tokens;
}

const OPENS = "([{";
const CLOSES = ")]}";

/** The place of the partner of each bracket. */
export function partners(tokens: Token[]) {
  const partner = new Map<number, number>();
  const open: number[] = [];
  for (const [place, { kind, text }] of tokens.entries()) {
    if (kind !== "sign") continue;
    if (OPENS.includes(text)) open.push(place);
    const begin = CLOSES.includes(text) ? open.pop() : undefined;
    if (begin !== undefined) partner.set(begin, place).set(place, begin);
  }
  return partner;
}

/** The methods of a board that are recorded. */
const RECORDED = new Set(["place", "lift", "strike", "restore", "move", "jump", "back", "note"]);

/** The last line that a word has room for. */
const LAST_LINE = 0xfff;

/** Tells each recorded call on a board its line. */
export function tellLines(tokens: Token[], edits: Edits, boards: Set<string>) {
  for (const [place, { text }] of tokens.entries()) {
    const [board, dot, , open, after] = tokens.slice(place - 2, place + 3);
    if (!RECORDED.has(text) || place < 2 || dot?.text !== "." || open?.text !== "(") continue;
    if (board?.kind !== "name" || !boards.has(board.text)) continue;
    edits.insert(tokens[place]!.end, "_");
    const line = open.line > LAST_LINE ? 0 : open.line;
    edits.insert(open.end, `${line}${after?.text === ")" ? "" : ", "}`);
  }
}

/** What is inserted comes before what is replaced at the same place. */
const before = (a: Edit, b: Edit) =>
  a.at - b.at || Number(a.end > a.at) - Number(b.end > b.at) || a.order - b.order;
