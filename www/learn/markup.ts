/** Markup of lessons: `**bold**`, and glossary terms `[[id]]` or `[[id|other words]]`. */

import { GLOSSARY } from "../content/lessons/glossary.ts";
import { INTRODUCED } from "../content/lessons/introduced.ts";
import type { Lesson, Part, Term } from "../content/lessons/lesson.ts";
import { lessonCalled, markOf } from "../store/lessons.ts";

export type Piece =
  | { kind: "plain"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "term"; text: string; id: string };

const MARKED = /\*\*(.+?)\*\*|\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

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

export const plainText = (paragraph: string) =>
  piecesOf(paragraph)
    .map(({ text }) => text)
    .join("");

/** An unknown term is its own word. */
export const termCalled = (id: string): Term => GLOSSARY[id] ?? { word: id, means: "" };

const textsOf = (part: Part) => [...part.text, part.task ?? "", "goal" in part ? part.goal : ""];

export const termsOf = (part: Part) =>
  textsOf(part)
    .flatMap(piecesOf)
    .flatMap((piece) => (piece.kind === "term" ? [piece.id] : []));

export const termsIn = ({ parts }: Lesson) => [...new Set(parts.flatMap(termsOf))];

/** Where a term is first used. */
export function introducedIn(term: string) {
  const [id = "", part] = INTRODUCED[term]?.split("/") ?? [];
  const found = lessonCalled(id);
  return found && { id, part: Number(part) - 1, title: found.lesson.title };
}

/** Whether a part of a lesson, counted from 0, introduces a term. */
export const isNewIn = (term: string, { id }: Lesson, part: number) =>
  INTRODUCED[term] === markOf({ id, part });

export const glossary = () =>
  Object.entries(GLOSSARY)
    .map(([id, term]) => ({ id, ...term }))
    .toSorted((one, other) => one.word.localeCompare(other.word, "en"));
