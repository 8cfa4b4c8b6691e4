/** A sentence, with a swatch at every colour that it names, and its letter if boards show letters. */

import { useComputed } from "@preact/signals";
import { type Piece, piecesOf } from "../content/hues.ts";
import { hasLetters } from "../store/state.ts";
import { useApp } from "./context.ts";

export function ColourText({ text }: { text: string }) {
  const { view, theme } = useApp();
  const letters = useComputed(() => hasLetters(view.state.value) || theme.value.contrast);
  const pieces = piecesOf(text);
  if (pieces.every(({ kind }) => kind === "text")) return <>{text}</>;
  return (
    <>
      {pieces.map((piece, at) =>
        piece.kind === "text" ? piece.text : <Hue key={at} hue={piece} letters={letters.value} />,
      )}
    </>
  );
}

type HuePiece = Extract<Piece, { kind: "hue" }>;

/** The name comes first for screen readers, as in “purple (E)”. */
function Hue({ hue: { text, place, letter }, letters }: { hue: HuePiece; letters: boolean }) {
  const { theme } = useApp();
  return (
    <span class="hue">
      <i class="swatch" style={{ background: theme.value.regions[place] }} aria-hidden="true">
        {letters && letter}
      </i>
      {text}
      {letters && <span class="hidden"> ({letter})</span>}
    </span>
  );
}
