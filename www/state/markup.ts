/**
 * The text of lessons: `**bold**`, and terms of the glossary as `[[id]]` or `[[id|other words]]`.
 */

import { GLOSSARY } from "../content/lessons/glossary.ts";
import type { Lesson, Part, Term } from "../content/lessons/lesson.ts";
import { LESSONS } from "./lessons.ts";

/** A piece of text. */
export type Piece =
  | { kind: "plain"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "term"; text: string; id: string };

const MARKED = /\*\*(.+?)\*\*|\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/** A paragraph as pieces. */
export function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) pieces.push({ kind: "plain", text: paragraph.slice(from, to) });
  };
  for (const match of paragraph.matchAll(MARKED)) {
    const [whole, bold, id, words] = match;
    plain(match.index);
    if (bold) pieces.push({ kind: "bold", text: bold });
    else pieces.push({ kind: "term", text: words ?? termCalled(id!).word, id: id! });
    from = match.index + whole.length;
  }
  plain(paragraph.length);
  return pieces;
}

/** A paragraph without its marks. */
export const plainText = (paragraph: string) =>
  piecesOf(paragraph)
    .map(({ text }) => text)
    .join("");

/** An entry of the glossary; one that there is not stands for itself. */
export const termCalled = (id: string): Term => GLOSSARY[id] ?? { word: id, means: "" };

/** Everything that a part says. */
const said = (part: Part) => [...part.text, part.task ?? "", "goal" in part ? part.goal : ""];

/** The terms of a part, in their order. */
export const termsOf = (part: Part) =>
  said(part)
    .flatMap(piecesOf)
    .flatMap((piece) => (piece.kind === "term" ? [piece.id] : []));

/** The terms of a lesson, each once. */
export const termsIn = ({ parts }: Lesson) => [...new Set(parts.flatMap(termsOf))];

/** The lesson and the part where each term is new. */
const introduced: Map<string, { id: string; part: number; title: string }> = new Map();
for (const { lesson } of LESSONS) {
  for (const [part, one] of lesson.parts.entries()) {
    for (const term of termsOf(one)) {
      if (introduced.has(term)) continue;
      introduced.set(term, { id: lesson.id, part, title: lesson.title });
    }
  }
}

/** Where a term is new; undefined if no lesson has it. */
export const introducedIn = (term: string) => introduced.get(term);

/** The glossary by the alphabet. */
export const glossary = () =>
  Object.entries(GLOSSARY)
    .map(([id, term]) => ({ id, ...term }))
    .toSorted((one, other) => one.word.localeCompare(other.word, "en"));
