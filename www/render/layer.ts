/**
 * Pictures kept between frames, for what stays the same. What changes from frame to frame, as a tour does, is drawn
 * anew: after a picture was used, changing it makes the browser copy all its pixels, which takes longer than drawing
 * sixty moves.
 */

import type { Layout } from "../core/geometry.ts";
import { contextOf, type Surface, scaled } from "./canvas.ts";
import type { Theme } from "./theme.ts";

/** A picture over or under what each frame draws. */
interface Lasting {
  drawn: boolean;
  /**
   * The context to draw on, in CSS pixels. For another board or theme the layer is empty and not `drawn`.
   * @param target that the layer will be drawn on
   */
  open(target: Surface, layout: Layout, theme: Theme): Surface;
  lay(target: Surface, layout: Layout): void;
}

interface Stamping {
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

class Layer implements Lasting {
  #canvas = new OffscreenCanvas(1, 1);
  #context = contextOf(this.#canvas);
  #layout: Layout | null = null;
  #theme: Theme | null = null;
  drawn = false;

  open({ canvas }: CanvasRenderingContext2D, layout: Layout, theme: Theme) {
    const [width, height] = [canvas.width, canvas.height];
    const fits = this.#canvas.width === width && this.#canvas.height === height;
    if (!fits || layout !== this.#layout || theme !== this.#theme) {
      [this.#layout, this.#theme, this.drawn] = [layout, theme, false];
      [this.#canvas.width, this.#canvas.height] = [width, height];
      scaled(this.#context, width / layout.width);
    }
    return this.#context;
  }

  lay(target: CanvasRenderingContext2D, { width, height }: Layout) {
    target.drawImage(this.#canvas, 0, 0, width, height);
  }
}

/** Pictures of a square, each drawn once and used wherever it is needed. */
class Stamps implements Stamping {
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

/** For pictures that are drawn only once: draws on the picture itself. */
class NoLayer implements Lasting {
  drawn = false;

  open(target: Surface) {
    this.drawn = false;
    return target;
  }

  lay() {}
}

/** For pictures that are drawn only once: draws each square on the picture itself. */
class NoStamps implements Stamping {
  stamp(...[context, , , left, top, , draw]: Parameters<Stamping["stamp"]>) {
    context.save();
    context.translate(left, top);
    draw(context);
    context.restore();
  }
}

export const noLayers = (): Layers => ({
  squares: new NoLayer(),
  names: new NoLayer(),
  queens: new NoStamps(),
});

export class Layers {
  squares: Lasting = new Layer();
  names: Lasting = new Layer();
  queens: Stamping = new Stamps();
}
