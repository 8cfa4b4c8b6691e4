/**
 * A canvas context that writes SVG. It supports only the calls that the board renderer makes; each becomes a
 * shape with its own colours, so that every SVG viewer shows the same picture.
 */
import { escaped } from "../charts/tree.ts";
import { readColour } from "../core/colour.ts";
import type { Recorder } from "../ui/canvas.ts";

type Matrix = [number, number, number, number, number, number];
type Corners = [number, number, number, number];

/** How far the baseline lies below each alignment line, in parts of the font size. */
const BASELINES: Record<string, number> = { top: 0.78, middle: 0.35, bottom: -0.22, alphabetic: 0 };
const ANCHORS: Record<CanvasTextAlign, string> = {
  left: "start",
  start: "start",
  center: "middle",
  right: "end",
  end: "end",
};

export class SvgContext implements Recorder {
  takesText = true as const;
  fillStyle = "#000";
  strokeStyle = "#000";
  lineWidth = 1;
  lineCap: CanvasLineCap = "butt";
  lineJoin: CanvasLineJoin = "miter";
  globalAlpha = 1;
  font = "10px sans-serif";
  textAlign: CanvasTextAlign = "start";
  textBaseline: CanvasTextBaseline = "alphabetic";
  #shapes: string[] = [];
  #matrix: Matrix = [1, 0, 0, 1, 0, 0];
  #clip = "";
  #dash: number[] = [];
  /** Restores saved states, the last one first. */
  #saved: (() => void)[] = [];
  #path = "";
  #clips = 0;

  /** @param title its accessible name */
  drawing(width: number, height: number, title: string) {
    const size = `width="${number(width)}" height="${number(height)}"`;
    const box = `viewBox="0 0 ${number(width)} ${number(height)}"`;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} role="img">`,
      `<title>${escaped(title)}</title>`,
      ...this.#shapes,
      "</svg>\n",
    ].join("\n");
  }

  // ---- state ------------------------------------------------------------------------------

  save() {
    const [style, matrix, clip, dash] = [{ ...this }, this.#matrix, this.#clip, this.#dash];
    this.#saved.push(() => {
      Object.assign(this, style);
      [this.#matrix, this.#clip, this.#dash] = [matrix, clip, dash];
    });
  }

  restore() {
    this.#saved.pop()?.();
  }

  translate(x: number, y: number) {
    const [a, b, c, d, e, f] = this.#matrix;
    this.#matrix = [a, b, c, d, e + a * x + c * y, f + b * x + d * y];
  }

  scale(x: number, y: number) {
    const [a, b, c, d, e, f] = this.#matrix;
    this.#matrix = [a * x, b * x, c * y, d * y, e, f];
  }

  setLineDash(dash: number[]) {
    this.#dash = dash;
  }

  // ---- paths ------------------------------------------------------------------------------

  beginPath() {
    this.#path = "";
  }

  moveTo(x: number, y: number) {
    this.#path += `M${number(x)} ${number(y)}`;
  }

  lineTo(x: number, y: number) {
    this.#path += `${this.#path === "" ? "M" : "L"}${number(x)} ${number(y)}`;
  }

  rect(x: number, y: number, width: number, height: number) {
    const [w, h] = [number(width), number(height)];
    this.#path += `M${number(x)} ${number(y)}h${w}v${h}h${number(-width)}Z`;
  }

  /** A full circle: the renderer draws no other arcs. */
  arc(x: number, y: number, radius: number) {
    const [r, twice] = [number(radius), number(2 * radius)];
    const half = (way: string) => `a${r} ${r} 0 1 0 ${way} 0`;
    this.#path += `M${number(x - radius)} ${number(y)}${half(twice)}${half(`-${twice}`)}Z`;
  }

  /** @param radii one for all corners, or clockwise from the upper left */
  roundRect(x: number, y: number, width: number, height: number, radii: number | Corners) {
    const [a, b, c, d] = typeof radii === "number" ? [radii, radii, radii, radii] : radii;
    const corner = (r: number, dx: number, dy: number) =>
      r === 0 ? "" : `a${number(r)} ${number(r)} 0 0 1 ${number(dx * r)} ${number(dy * r)}`;
    this.#path += [
      `M${number(x + a)} ${number(y)}h${number(width - a - b)}${corner(b, 1, 1)}`,
      `v${number(height - b - c)}${corner(c, -1, 1)}h${number(c + d - width)}${corner(d, -1, -1)}`,
      `v${number(a + d - height)}${corner(a, 1, -1)}Z`,
    ].join("");
  }

  /** @param path its text, or the fill rule for the current path */
  fill(path?: string, rule?: string) {
    const [drawn, fillRule] = isRule(path) ? [this.#path, path] : [path ?? this.#path, rule];
    const even = fillRule === "evenodd" ? ' fill-rule="evenodd"' : "";
    this.#add("path", `d="${drawn}"${even} ${this.#filled()}`);
  }

  /** @param path its text */
  stroke(path?: string) {
    this.#add("path", `d="${path ?? this.#path}" fill="none" ${this.#stroked()}`);
  }

  clip(rule?: string) {
    const id = `clip-${++this.#clips}`;
    const even = rule === "evenodd" ? ' clip-rule="evenodd"' : "";
    this.#shapes.push(`<clipPath id="${id}"><path d="${this.#path}"${even}/></clipPath>`);
    this.#clip = id;
  }

  fillRect(x: number, y: number, width: number, height: number) {
    this.#add("rect", `${box(x, y, width, height)} ${this.#filled()}`);
  }

  strokeRect(x: number, y: number, width: number, height: number) {
    this.#add("rect", `${box(x, y, width, height)} fill="none" ${this.#stroked()}`);
  }

  fillText(text: string, x: number, y: number) {
    const { font, textAlign, textBaseline } = this;
    const [, weight = "", size = "10", family = "sans-serif"] =
      /^(?:(\d+)\s+)?([\d.]+)px\s+(.*)$/.exec(font) ?? [];
    const pixels = Number(size);
    const down = BASELINES[textBaseline] ?? 0;
    const anchor = ANCHORS[textAlign];
    const bold = weight ? ` font-weight="${weight}"` : "";
    const place = `x="${number(x)}" y="${number(y + down * pixels)}" text-anchor="${anchor}"`;
    const type = `font-family="${escaped(family)}" font-size="${number(pixels)}"${bold}`;
    this.#add("text", `${place} ${type} ${this.#filled()}`, escaped(text));
  }

  // ---- shapes -----------------------------------------------------------------------------

  #add(name: string, attributes: string, text?: string) {
    const [matrix, clip] = [this.#matrix, this.#clip];
    const isMoved = matrix.some((part, i) => part !== (i === 0 || i === 3 ? 1 : 0));
    const moved = isMoved ? ` transform="matrix(${matrix.map(number).join(" ")})"` : "";
    const shape = `<${name} ${attributes}${moved}`;
    const whole = text === undefined ? `${shape}/>` : `${shape}>${text}</${name}>`;
    this.#shapes.push(clip ? `<g clip-path="url(#${clip})">${whole}</g>` : whole);
  }

  #filled() {
    const { colour, opacity } = this.#visible(this.fillStyle);
    return `fill="${colour}"${opacity === 1 ? "" : ` fill-opacity="${number(opacity)}"`}`;
  }

  #stroked() {
    const { lineWidth, lineCap, lineJoin, strokeStyle } = this;
    const { colour, opacity } = this.#visible(strokeStyle);
    const dash = this.#dash.length ? ` stroke-dasharray="${this.#dash.map(number).join(" ")}"` : "";
    return [
      `stroke="${colour}" stroke-width="${number(lineWidth)}"`,
      ...(opacity === 1 ? [] : [`stroke-opacity="${number(opacity)}"`]),
      `stroke-linecap="${lineCap}" stroke-linejoin="${lineJoin}"${dash}`,
    ].join(" ");
  }

  /** A colour that every reader knows, and its opacity. */
  #visible(style: string) {
    const read = readColour(style);
    if (!read) throw new Error(`An SVG can’t be written with the colour ${style}.`);
    const bytes = [read.red, read.green, read.blue].map((byte) => Math.round(byte));
    const colour = `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    return { colour, opacity: read.alpha * this.globalAlpha };
  }
}

/** A number to a thousandth. */
const number = (n: number) => String(Math.round(n * 1000) / 1000 + 0);

const box = (x: number, y: number, width: number, height: number) =>
  `x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"`;

/** Whether a text is a fill rule rather than a path. */
const isRule = (text: string | undefined) => text === "evenodd" || text === "nonzero";
