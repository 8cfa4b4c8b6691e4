/** A picture that is drawn again only where what it is drawn of is another. */

import { fitCanvas } from "./canvas.ts";

export class CachedPicture {
  readonly canvas = document.createElement("canvas");
  #key: unknown[] = [];

  /**
   * Draws it, unless it is of the same already.
   * @param key what it is drawn of, compared by identity
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
