/**
 * The text of lessons: `**bold**`, and terms of the glossary as `[[id]]` or `[[id|other words]]`.
 */

import { GLOSSARY } from "../cards/lessons/glossary.js";
import { LESSONS } from "./lessons.js";

/** @typedef {import("../cards/lessons/lesson.js").Lesson} Lesson */
/** @typedef {import("../cards/lessons/lesson.js").Part} Part */
/** @typedef {import("../cards/lessons/lesson.js").Term} Term */
/** A piece of text. @typedef {{kind: "plain", text: string} | {kind: "bold", text: string} | {kind: "term", text: string, id: string}} Piece */

const MARKED = /\*\*(.+?)\*\*|\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/**
 * A paragraph as pieces.
 * @param {string} paragraph
 * @returns {Piece[]}
 */
export function piecesOf(paragraph) {
  /** @type {Piece[]} */
  const pieces = [];
  let from = 0;
  const plain = (/** @type {number} */ to) => {
    if (to > from) pieces.push({ kind: "plain", text: paragraph.slice(from, to) });
  };
  for (const match of paragraph.matchAll(MARKED)) {
    const [whole, bold, id, words] = match;
    plain(match.index);
    if (bold) pieces.push({ kind: "bold", text: bold });
    else pieces.push({ kind: "term", text: words ?? termCalled(id).word, id });
    from = match.index + whole.length;
  }
  plain(paragraph.length);
  return pieces;
}

/** A paragraph without its marks. @param {string} paragraph */
export const plainText = (paragraph) =>
  piecesOf(paragraph)
    .map(({ text }) => text)
    .join("");

/**
 * An entry of the glossary; one that there is not stands for itself.
 * @param {string} id
 * @returns {Term}
 */
export const termCalled = (id) => GLOSSARY[id] ?? { word: id, means: "" };

/** Everything that a part says. @param {Part} part */
const said = (part) => [...part.text, part.task ?? "", "goal" in part ? part.goal : ""];

/** The terms of a part, in their order. @param {Part} part */
export const termsOf = (part) =>
  said(part)
    .flatMap(piecesOf)
    .flatMap((piece) => (piece.kind === "term" ? [piece.id] : []));

/** The terms of a lesson, each once. @param {Lesson} lesson */
export const termsIn = ({ parts }) => [...new Set(parts.flatMap(termsOf))];

/** The lesson and the part where each term is new. @type {Map<string, {id: string, part: number, title: string}>} */
const introduced = new Map();
for (const { lesson } of LESSONS) {
  for (const [part, one] of lesson.parts.entries()) {
    for (const term of termsOf(one)) {
      if (introduced.has(term)) continue;
      introduced.set(term, { id: lesson.id, part, title: lesson.title });
    }
  }
}

/** Where a term is new; undefined if no lesson has it. @param {string} term */
export const introducedIn = (term) => introduced.get(term);

/** The glossary by the alphabet. */
export const glossary = () =>
  Object.entries(GLOSSARY)
    .map(([id, term]) => ({ id, ...term }))
    .toSorted((one, other) => one.word.localeCompare(other.word, "en"));
