/** Pictures of pieces on their tiles, kept between frames. */

import type { Layout } from "../core/geometry.ts";
import { contextOf, type Surface, scaled } from "./canvas.ts";
import type { Theme } from "./theme.ts";

export interface Stamping {
  /** @param look tells pictures apart */
  stamp(
    context: Surface,
    layout: Layout,
    theme: Theme,
    left: number,
    top: number,
    look: string,
    draw: (context: Surface) => void,
  ): void;
}

/** Pictures of a square, each drawn once and used wherever it is needed. */
export class Stamps implements Stamping {
  #canvas = new OffscreenCanvas(1, 1);
  #pictures: Map<string, ImageBitmap> = new Map();
  #layout: Layout | null = null;
  #theme: Theme | null = null;

  stamp(
    context: CanvasRenderingContext2D,
    layout: Layout,
    theme: Theme,
    left: number,
    top: number,
    look: string,
    draw: (context: Surface) => void,
  ) {
    if (layout !== this.#layout || theme !== this.#theme) this.#pictures.clear();
    [this.#layout, this.#theme] = [layout, theme];
    const picture = this.#pictures.get(look) ?? this.#make(look, context, layout, draw);
    context.drawImage(picture, left, top, layout.side, layout.side);
  }

  #make(
    look: string,
    { canvas }: CanvasRenderingContext2D,
    { side, width }: Layout,
    draw: (context: Surface) => void,
  ) {
    const pixels = Math.ceil((side * canvas.width) / width);
    if (this.#canvas.width !== pixels) this.#canvas.width = this.#canvas.height = pixels;
    draw(scaled(contextOf(this.#canvas), pixels / side));
    const picture = this.#canvas.transferToImageBitmap();
    this.#pictures.set(look, picture);
    return picture;
  }
}

/** For pictures that are drawn only once: draws each square on the picture itself. */
export class NoStamps implements Stamping {
  stamp(...[context, , , left, top, , draw]: Parameters<Stamping["stamp"]>) {
    context.save();
    context.translate(left, top);
    draw(context);
    context.restore();
  }
}
