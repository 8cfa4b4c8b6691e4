/** How to paint, the colours to choose from, and the question about a colour in pieces. */

import { colourName, keepColours, paletteOf } from "../../board/games/palette.ts";
import { press } from "../../core/pointer.ts";
import { coloursOf, isInPieces, letterOf } from "../../core/regions.ts";
import { ask } from "../../ui/AskDialog.tsx";
import type { PaintView } from "./paint-view.ts";

export const howToPaint = () =>
  press() === "Tap"
    ? "Choose a colour and draw over squares. Hold a square to pick up its colour."
    : "Choose a colour and drag over squares. Right-click a square to pick up its colour.";

/** The colours to choose from: their letters, names and places in the palette. */
export function brushesOf({ side, regions }: Pick<PaintView, "side" | "regions">) {
  const kept = keepColours(coloursOf(regions), side);
  return paletteOf(kept).map((place, colour) => ({
    letter: letterOf(colour),
    name: colourName(kept, colour),
    place,
  }));
}

/** Whether a board is meant as it is: a colour in pieces may be a slip, so the page asks. */
export const isMeant = ({ regions, apart }: Pick<PaintView, "regions" | "apart">) =>
  !isInPieces(coloursOf(regions)) ||
  ask({ title: "Play it in pieces?", text: `${apart} It still takes one queen.`, yes: "Play" });
