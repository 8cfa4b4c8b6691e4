/** The text of lessons, with terms that explain themselves. */

import { type Piece, piecesOf } from "../../state/markup.ts";
import { type Signal, useComputed, useRef } from "../../vendor/preact.js";
import { DEFINITION } from "./Definition.tsx";

interface Props {
  text: string;
  /** Whether a term is new here. */
  isNew: (term: string) => boolean;
  /** The term being explained. */
  explained: Signal<HTMLElement | null>;
}

export function Text({ text, ...props }: Props) {
  return (
    <>
      {piecesOf(text).map((piece, at) => (
        <PieceOfText key={at} piece={piece} {...props} />
      ))}
    </>
  );
}

type PieceProps = Omit<Props, "text"> & { piece: Piece };

function PieceOfText({ piece, isNew, explained }: PieceProps) {
  if (piece.kind === "plain") return <>{piece.text}</>;
  if (piece.kind === "bold") return <b>{piece.text}</b>;
  return (
    <Term id={piece.id} isNew={isNew(piece.id)} explained={explained}>
      {piece.text}
    </Term>
  );
}

interface TermProps {
  id: string;
  isNew: boolean;
  explained: Props["explained"];
  children: string;
}

function Term({ id, isNew, explained, children }: TermProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const isExplained = useComputed(
    () => explained.value !== null && explained.value === ref.current,
  );
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
