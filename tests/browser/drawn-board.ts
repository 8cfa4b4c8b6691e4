/** A screenshot of a board, drawn in the page: colours in a pastel palette, with borders between them. */

import type { Page } from "@playwright/test";

const PALETTE = [
  ...["#f6d9a8", "#a9c9f5", "#f2a9a2", "#a8dcb0", "#cdb3ea", "#f7f2a0", "#9fe0de", "#c9c9c9"],
];

interface Drawn {
  /** Of all squares. */
  letters: string;
  /** Squares whose colour stripes hide. */
  hidden: number[];
  palette: string[];
}

export const drawn = (letters: string, hidden: number[]): Drawn => ({
  letters,
  hidden,
  palette: PALETTE,
});

/** Draws the picture, and drops it on the page: it runs there. */
export async function dropDrawn({ letters, hidden, palette }: Drawn) {
  const side = Math.sqrt(letters.length);
  const [cell, edge, top] = [60, 30, 120];
  const canvas = new OffscreenCanvas(side * cell + 2 * edge, side * cell + 2 * top);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [square, letter] of [...letters].entries()) {
    const [x, y] = [edge + (square % side) * cell, top + Math.floor(square / side) * cell];
    context.fillStyle = palette[letter.charCodeAt(0) - 65]!;
    context.fillRect(x, y, cell, cell);
    context.strokeStyle = "#555";
    context.lineWidth = 1;
    context.strokeRect(x, y, cell, cell);
    if (!hidden.includes(square)) continue;
    context.fillStyle = "#d03040";
    for (let at = 4; at < cell - 6; at += 8) context.fillRect(x + 2, y + at, cell - 4, 5);
  }
  const content = await canvas.convertToBlob({ type: "image/png" });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], "board.png", { type: "image/png" }));
  document.body.dispatchEvent(
    new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }),
  );
}

/**
 * Drops the picture on the page.
 * @param letters of all squares
 * @param hidden squares whose colour stripes hide
 */
export const dropBoard = (page: Page, letters: string, hidden: number[]) =>
  page.evaluate(dropDrawn, drawn(letters, hidden));
