/** Pictures of pieces on their tiles, kept between frames. */

import type { BoardLayout } from "../../core/geometry.ts";
import { contextOf, type Surface, scaled } from "../../ui/canvas.ts";
import type { Theme } from "../../ui/theme.ts";

export interface Stamping {
  /** @param look tells pictures apart */
  stamp(
    context: Surface,
    layout: BoardLayout,
    theme: Theme,
    left: number,
    top: number,
    look: string,
    draw: (context: Surface) => void,
  ): void;
  /**
   * Draws what covers the whole board and seldom changes.
   * @param key its inputs besides the layout and the theme, compared by identity
   */
  cover(
    context: Surface,
    layout: BoardLayout,
    theme: Theme,
    key: readonly unknown[],
    draw: (context: Surface) => void,
  ): void;
}

/** Pictures of a square, each drawn once and used wherever it is needed; and the last cover. */
export class Stamps implements Stamping {
  #canvas = new OffscreenCanvas(1, 1);
  #pictures: Map<string, ImageBitmap> = new Map();
  #layout: BoardLayout | null = null;
  #theme: Theme | null = null;
  #cover: { key: readonly unknown[]; picture: ImageBitmap } | null = null;

  stamp(
    context: CanvasRenderingContext2D,
    layout: BoardLayout,
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

  cover(
    context: CanvasRenderingContext2D,
    layout: BoardLayout,
    theme: Theme,
    key: readonly unknown[],
    draw: (context: Surface) => void,
  ) {
    const { canvas } = context;
    const all = [layout, theme, canvas.width, ...key];
    if (!all.every((part, at) => part === this.#cover?.key[at])) {
      this.#cover = { key: all, picture: this.#draw(canvas.width, canvas.height, layout, draw) };
    }
    context.drawImage(this.#cover!.picture, 0, 0, layout.width, layout.height);
  }

  #make(
    look: string,
    { canvas }: CanvasRenderingContext2D,
    layout: BoardLayout,
    draw: (context: Surface) => void,
  ) {
    const pixels = Math.ceil((layout.side * canvas.width) / layout.width);
    const picture = this.#draw(pixels, pixels, { width: layout.side }, draw);
    this.#pictures.set(look, picture);
    return picture;
  }

  /** @param width in canvas pixels, and in those of the page */
  #draw(width: number, height: number, page: { width: number }, draw: (context: Surface) => void) {
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    draw(scaled(contextOf(this.#canvas), width / page.width));
    return this.#canvas.transferToImageBitmap();
  }
}

/** Stamps, if the browser can draw off the page. */
export const newStamps = (): Stamping =>
  typeof OffscreenCanvas === "function" ? new Stamps() : new NoStamps();

/** For pictures that are drawn only once: draws each square on the picture itself. */
export class NoStamps implements Stamping {
  stamp(...[context, , , left, top, , draw]: Parameters<Stamping["stamp"]>) {
    context.save();
    context.translate(left, top);
    draw(context);
    context.restore();
  }

  cover(...[context, , , , draw]: Parameters<Stamping["cover"]>) {
    draw(context);
  }
}
