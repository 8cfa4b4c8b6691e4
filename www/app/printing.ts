/** Prints canvases in light colours, as the style sheets do with everything else. */

import { paletteOf } from "../board/draw/image.ts";
import { paletteNames } from "../engine/engine.ts";
import type { Image } from "../engine/run-methods.ts";
import type { Theme } from "../ui/theme.ts";
import type { App } from "./app.ts";

type AnyScene = App["session"]["scene"];

export function printLight(app: App) {
  let restore = () => {};
  addEventListener("beforeprint", () => {
    const { isDark, theme, force } = app.theme;
    if (!isDark.peek()) return;
    const dark = theme.peek();
    force(false);
    restore = lighten(app.session.scene, dark, theme.peek());
    // There are no frames before the browser prints.
    for (const draw of app.drawers) draw(performance.now());
  });
  addEventListener("afterprint", () => {
    restore();
    restore = () => {};
    // Until this event has passed, Firefox keeps the styles for paper.
    requestAnimationFrame(() => app.theme.force(null));
  });
}

/**
 * Recolours the picture of a large board: its worker paints another, but the browser does not wait for it.
 * @returns what restores it
 */
function lighten(scene: AnyScene, dark: Theme, light: Theme) {
  const image = scene.kind === "large" ? scene.image : null;
  const isPaintable = image?.bitmap.width && typeof OffscreenCanvas === "function";
  if (scene.kind !== "large" || !image || !isPaintable) return () => {};
  const names = paletteNames(scene.game);
  const { bitmap } = image;
  image.bitmap = recoloured(image, paletteOf(dark, names), paletteOf(light, names));
  return () => {
    image.bitmap = bitmap;
  };
}

function recoloured({ bitmap }: Image, from: Uint32Array, to: Uint32Array) {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const picture = context.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(picture.data.buffer);
  const known: Map<number, number> = new Map();
  for (const [at, pixel] of pixels.entries()) {
    // From far away, a pixel mixes the colours of its squares.
    const colour = known.get(pixel) ?? to[nearest(from, pixel)]!;
    known.set(pixel, colour);
    pixels[at] = colour;
  }
  context.putImageData(picture, 0, 0);
  return canvas.transferToImageBitmap();
}

/** Which colour of a palette is nearest. */
function nearest(palette: Uint32Array, colour: number) {
  const far = (other: number) =>
    [0, 8, 16].reduce((sum, at) => sum + (((colour >> at) & 255) - ((other >> at) & 255)) ** 2, 0);
  const distances = Array.from(palette, far);
  return distances.indexOf(Math.min(...distances));
}
