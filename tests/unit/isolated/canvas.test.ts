/** Canvases in windows of every size, on screens of every resolution. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { fitCanvas, MOST } from "../../../www/ui/canvas.ts";

/**
 * The canvas for a size, and its pixels per CSS pixel.
 * @param ratio of screen pixels to CSS pixels
 */
function fitted(width: number, height: number, ratio: number) {
  Object.assign(globalThis, { devicePixelRatio: ratio });
  let scale = 0;
  const setTransform = (across: number) => {
    scale = across;
  };
  const canvas = { width: 0, height: 0, getContext: () => ({ setTransform }) };
  fitCanvas(canvas as unknown as HTMLCanvasElement, width, height);
  return { ...canvas, scale };
}

test("a canvas has the pixels of the screen, or those of the page when zoomed out", () => {
  for (const [ratio, scale] of [
    [0.25, 1],
    [1, 1],
    [1.5, 1.5],
    [3, 3],
  ] as const) {
    const { width, height, scale: seen } = fitted(600, 400, ratio);
    assert.deepEqual([width, height, seen], [600 * scale, 400 * scale, scale]);
  }
});

test("no window or screen leads to a canvas too large for browsers", () => {
  const sides = [0, 0.4, 1, 8, 300, 1_000, 4_000, 8_000, 16_000];
  for (const ratio of [0.25, 1, 2, 8]) {
    for (const [wide, high] of sides.flatMap((wide) =>
      sides.map((high) => [wide, high] as const),
    )) {
      const { width, height, scale } = fitted(wide, high, ratio);
      const what = `${wide} × ${high} at ${ratio}: ${width} × ${height}`;
      assert.ok(width >= 1 && height >= 1, what);
      assert.ok(Math.max(width, height) <= MOST.side, what);
      // Rounding adds half a pixel to a side.
      assert.ok(width * height <= MOST.pixels + Math.max(width, height), what);
      assert.ok(scale > 0 || wide === 0, what);
    }
  }
});
