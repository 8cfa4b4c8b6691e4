/** Pictures read back from canvases. Against tracking, some browsers give noise or white instead. */

/** Colours that neither white nor noise would all match. */
const KNOWN = [0x1f, 0x5c, 0x9a, 0xd7];

/** Whether the browser gives what was drawn, as far as it draws at all. */
export function readsBack(): boolean {
  if (!("OffscreenCanvas" in globalThis)) return true;
  const canvas = new OffscreenCanvas(KNOWN.length, 1);
  const context = canvas.getContext("2d")!;
  for (const [x, grey] of KNOWN.entries()) {
    context.fillStyle = `rgb(${grey} ${grey} ${grey})`;
    context.fillRect(x, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, KNOWN.length, 1);
  // Slight noise shows in no picture.
  return KNOWN.every((grey, x) => Math.abs(data[4 * x]! - grey) < 8);
}

/** @throws if the browser can't make it, or gives something else */
export async function pngOf(canvas: OffscreenCanvas): Promise<Blob> {
  if (!readsBack()) throw new Error("The browser keeps pictures from the page.");
  return canvas.convertToBlob({ type: "image/png" });
}
