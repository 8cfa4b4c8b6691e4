/** The text of lessons, with terms that explain themselves. */

import { useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { ColourText } from "../ui/ColourText.tsx";
import { DEFINITION, explained } from "./Definition.tsx";
import { isNewIn, type Piece, piecesOf } from "./markup.ts";
import { useLesson } from "./use-lesson.ts";

export function Text({ text }: { text: string }) {
  return (
    <>
      {piecesOf(text).map((piece, at) => (
        <PieceOfText key={at} {...piece} />
      ))}
    </>
  );
}

function PieceOfText(piece: Piece) {
  if (piece.kind === "plain") return <ColourText text={piece.text} />;
  if (piece.kind === "bold") return <b>{piece.text}</b>;
  return <Term id={piece.id}>{piece.text}</Term>;
}

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
