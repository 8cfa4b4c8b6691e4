/** A picture that is drawn again only when its inputs change. */

import { fitCanvas } from "./canvas.ts";

export class CachedPicture {
  readonly canvas = document.createElement("canvas");
  #key: unknown[] = [];

  /**
   * @param key the inputs, compared by identity
   * @param width in CSS pixels
   */
  update(
    key: unknown[],
    width: number,
    height: number,
    draw: (context: CanvasRenderingContext2D) => void,
  ) {
    const all = [...key, width, height];
    const isSame = all.every((value, index) => Object.is(value, this.#key[index]));
    if (isSame && all.length === this.#key.length) return;
    this.#key = all;
    draw(fitCanvas(this.canvas, width, height));
  }
}
