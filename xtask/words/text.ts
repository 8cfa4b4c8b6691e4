/** A text in a file: a comment, a string or a name. */

/**
 * A comment is for people who read the code, a string is shown outside of it: a message, a label, Markdown. Names are
 * identifiers, which are checked but not printed.
 */
export type Kind = "comment" | "string" | "name";

/** A text with collapsed white space, so that phrases match across line breaks. */
export class Text {
  readonly kind: Kind;
  words = "";
  /** Where each line begins in `words`, and its number in the file. */
  readonly #lines: [offset: number, line: number][] = [];

  constructor(kind: Kind, words?: string, line = 1) {
    this.kind = kind;
    if (words !== undefined) this.push(words, line);
  }

  /** Adds a piece that begins on `line`. */
  push(piece: string, line: number): void {
    for (const [index, part] of piece.split("\n").entries()) {
      if (index > 0) this.#add(" ");
      this.#lines.push([this.words.length, line + index]);
      for (const words of part.split(/([^\S\u00a0]+)/)) this.#add(words);
    }
  }

  #add(words: string) {
    const isSpace = /^[^\S\u00a0]/.test(words);
    if (!isSpace) this.words += words;
    else if (this.words !== "" && !this.words.endsWith(" ")) this.words += " ";
  }

  trim(): this {
    this.words = this.words.trimEnd();
    return this;
  }

  lineAt(offset = 0): number {
    return this.#lines.findLast(([start]) => start <= offset)?.[1] ?? 0;
  }

  hasLetters(): boolean {
    return /\p{Alphabetic}/u.test(this.words);
  }

  /** The words with code in backticks blanked out. */
  prose(): string {
    const blank = (code: string) => code.replace(/[ -~]/g, "_");
    return this.words.replace(/(`[^`]*)(`|$)/g, (_, code, end) => blank(code) + end);
  }
}

const CODE = /=>|<\/|&&|==|\(\);|\$\{|::|--|\/\/| = |\['|":|import |export /;

/**
 * Whether a string contains words, rather than an id, a class or a path: at least two words, or one capitalized word.
 */
export function isWords(string: string): boolean {
  const isCapitalized = /^\p{Uppercase}\p{Lowercase}{2,}$/u.test(string);
  const words = string.split(/\s+/).filter((part) => /\p{Alphabetic}.*\p{Alphabetic}/u.test(part));
  return (isCapitalized || words.length > 1) && !CODE.test(string);
}

/** Tells the line of an offset, counted from 1; quick while offsets grow. */
export function linesOf(source: string): (offset: number) => number {
  let [line, place] = [1, 0];
  return (offset) => {
    if (offset < place) [line, place] = [1, 0];
    for (; place < offset; place++) if (source[place] === "\n") line++;
    return line;
  };
}

/** Whether a line begins a list item, a heading or a row of a table. */
const BEGINS = /^(?:[-*] |[#|@]|\d+\. )/;

/** The paragraphs, list items and table rows of some lines, without code blocks. */
export function paragraphs(kind: Kind, lines: string[], first: number): Text[] {
  let text = new Text(kind);
  const found = [text];
  let isCode = false;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const isFence = line.startsWith("```");
    if (isFence) isCode = !isCode;
    if (line === "" || isFence || BEGINS.test(line)) {
      text = new Text(kind);
      found.push(text);
    }
    if (!isCode && !isFence) text.push(`${line}\n`, first + index);
  }
  return found.map((one) => one.trim()).filter((one) => one.hasLetters());
}

/** The paragraphs of a comment, without its marks. */
export function comment(source: string, line: number): Text[] {
  const bare = (text: string) =>
    text
      .trim()
      .replace(/(?:\*\/)+$/, "")
      .replace(/^[/*!]+/, "");
  return paragraphs("comment", source.split("\n").map(bare), line);
}
