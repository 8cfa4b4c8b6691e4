/**
 * Pictures that are kept between frames, so that what stays the same is drawn once. What grows from frame to
 * frame, as a tour does, is drawn anew: to change a picture that was laid on another, the browser copies
 * all its pixels, and that takes longer than to draw sixty moves.
 */

import { contextOf, scaled } from "./canvas.js";

/** @typedef {import("../base/geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */

export class Layer {
  #canvas = new OffscreenCanvas(1, 1);
  #context = contextOf(this.#canvas);
  /** @type {Layout | null} */
  #layout = null;
  /** @type {Theme | null} */
  #theme = null;
  /** Whether the picture is there. */
  drawn = false;

  /**
   * The context to draw on, in CSS pixels. Where the board or the theme is another than before
   * the layer is empty, and not `drawn`.
   * @param {CanvasRenderingContext2D} target that the layer will be laid on
   * @param {Layout} layout
   * @param {Theme} theme
   */
  open({ canvas }, layout, theme) {
    const [width, height] = [canvas.width, canvas.height];
    const fits = this.#canvas.width === width && this.#canvas.height === height;
    if (!fits || layout !== this.#layout || theme !== this.#theme) {
      [this.#layout, this.#theme, this.drawn] = [layout, theme, false];
      [this.#canvas.width, this.#canvas.height] = [width, height];
      scaled(this.#context, width / layout.width);
    }
    return this.#context;
  }

  /**
   * Lays the picture on another.
   * @param {CanvasRenderingContext2D} target
   * @param {Layout} layout
   */
  lay(target, { width, height }) {
    target.drawImage(this.#canvas, 0, 0, width, height);
  }
}

/** Little pictures of a square that are drawn once and stamped wherever they are needed. */
export class Stamps {
  #canvas = new OffscreenCanvas(1, 1);
  /** @type {Map<string, ImageBitmap>} */
  #pictures = new Map();
  /** @type {Layout | null} */
  #layout = null;
  /** @type {Theme | null} */
  #theme = null;

  /**
   * Stamps a picture on a context.
   * @param {CanvasRenderingContext2D} context
   * @param {Layout} layout
   * @param {Theme} theme
   * @param {number} left
   * @param {number} top
   * @param {string} look
   * @param {(context: CanvasRenderingContext2D) => void} draw
   */
  stamp(context, layout, theme, left, top, look, draw) {
    if (layout !== this.#layout || theme !== this.#theme) this.#pictures.clear();
    [this.#layout, this.#theme] = [layout, theme];
    const picture = this.#pictures.get(look) ?? this.#make(look, context, layout, draw);
    context.drawImage(picture, left, top, layout.side, layout.side);
  }

  /**
   * @param {string} look
   * @param {CanvasRenderingContext2D} target
   * @param {Layout} layout
   * @param {(context: CanvasRenderingContext2D) => void} draw
   */
  #make(look, { canvas }, { side, width }, draw) {
    const pixels = Math.ceil((side * canvas.width) / width);
    if (this.#canvas.width !== pixels) this.#canvas.width = this.#canvas.height = pixels;
    draw(scaled(contextOf(this.#canvas), pixels / side));
    const picture = this.#canvas.transferToImageBitmap();
    this.#pictures.set(look, picture);
    return picture;
  }
}

/** What there is in the place of a layer where a picture is made once: the picture itself. */
class NoLayer {
  drawn = false;

  /** @param {CanvasRenderingContext2D} target */
  open(target) {
    this.drawn = false;
    return target;
  }

  lay() {}
}

/** What there is in the place of stamps where a picture is made once: the drawing of each. */
class NoStamps {
  /** @type {Stamps["stamp"]} */
  stamp(context, _layout, _theme, left, top, _look, draw) {
    context.save();
    context.translate(left, top);
    draw(context);
    context.restore();
  }
}

/**
 * The layers of a picture that is made once.
 * @returns {Layers}
 */
export const noLayers = () =>
  /** @type {Layers} */ (
    /** @type {unknown} */ ({
      squares: new NoLayer(),
      names: new NoLayer(),
      queens: new NoStamps(),
    })
  );

/** The layers of one board. */
export class Layers {
  squares = new Layer();
  names = new Layer();
  queens = new Stamps();
}
