/** Colours named in sentences, as the engine writes them: “purple (E)”. */

import { COLOUR_NAMES } from "./region-colours.ts";

const NAMED = new RegExp(`\\b(${COLOUR_NAMES.join("|")}) \\(([A-R])\\)`, "gi");

/** A colour, with its place in the palette from 0, or other text. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "hue"; text: string; place: number; letter: string };

/** The pieces of a sentence, in order. */
export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) pieces.push({ kind: "text", text: sentence.slice(from, to) });
  };
  for (const { index, 0: whole, 1: text = "", 2: letter = "" } of sentence.matchAll(NAMED)) {
    plain(index);
    pieces.push({ kind: "hue", text, place: COLOUR_NAMES.indexOf(text.toLowerCase()), letter });
    from = index + whole.length;
  }
  plain(sentence.length);
  return pieces;
}

/** A sentence without the letters of colours, for boards that do not show them. */
export const withoutLetters = (sentence: string) => sentence.replaceAll(NAMED, "$1");
