/** The text of lessons, with terms that explain themselves. */

import { useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { ColourText } from "../ui/ColourText.tsx";
import { DEFINITION, explained } from "./Definition.tsx";
import { isNewIn, type Piece, piecesOf } from "./markup.ts";
import { useLesson } from "./use-lesson.ts";

export function Text({ text }: { text: string }) {
  const pieces = piecesOf(text);
  return (
    <>
      {pieces.map((piece, at) => (
        <PieceOfText key={at} piece={piece} before={pieces[at - 1]} after={pieces[at + 1]} />
      ))}
    </>
  );
}

interface PieceProps {
  piece: Piece;
  before: Piece | undefined;
  after: Piece | undefined;
}

/** A term keeps the punctuation after it in its line. */
function PieceOfText({ piece, before, after }: PieceProps) {
  if (piece.kind === "bold") return <b>{piece.text}</b>;
  if (piece.kind === "plain") {
    const text = before?.kind === "term" ? piece.text.slice(marksIn(piece).length) : piece.text;
    return <ColourText text={text} />;
  }
  return (
    <span class="kept">
      <Term id={piece.id}>{piece.text}</Term>
      {marksIn(after)}
    </span>
  );
}

/** The punctuation at the start of a piece. */
const marksIn = (piece: Piece | undefined) =>
  piece?.kind === "plain" ? piece.text.slice(0, piece.text.search(/[^.,;:!?)’”]|$/)) : "";

function Term({ id, children }: { id: string; children: string }) {
  const ref = useRef<HTMLButtonElement>(null);
  const isExplained = useComputed(
    () => explained.value !== null && explained.value === ref.current,
  );
  const isNew = useLesson(({ place, number }) => isNewIn(id, place.lesson, number - 1));
  return (
    <button
      ref={ref}
      type="button"
      class={isNew ? "term new" : "term"}
      data-term={id}
      aria-expanded={isExplained.value}
      aria-describedby={isExplained.value ? DEFINITION : undefined}
    >
      {children}
    </button>
  );
}
