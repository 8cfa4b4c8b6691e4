/** A picture becomes pixels: the page's security policy lets no SVG be loaded as an image. */
import { resolved } from "./tree.js";

/** @typedef {import("./tree.js").Shape} Shape */
/** @typedef {import("./tree.js").ColourOf} ColourOf */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context */

const ANCHORS = /** @type {Record<string, CanvasTextAlign>} */ ({ middle: "center", end: "right" });

/**
 * Paints a picture and all that is in it.
 * @param {Context} context
 * @param {Shape} picture
 * @param {ColourOf} colourOf
 */
export function paint(context, picture, colourOf) {
  const { attributes, children } = picture;
  const of = (/** @type {string} */ name) => resolved(attributes[name], colourOf);
  context.save();
  const [, x, y] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(of("transform")) ?? [];
  if (x) context.translate(Number(x), Number(y));
  context.globalAlpha *= Number(attributes.opacity ?? 1);
  context.lineWidth = Number(attributes["stroke-width"] ?? 1);
  context.lineJoin = attributes["stroke-linejoin"] === "round" ? "round" : "miter";
  context.setLineDash(of("stroke-dasharray").split(" ").filter(Boolean).map(Number));
  if (picture.tag === "text") write(context, picture, of);
  else ink(context, outline(picture), of);
  for (const child of children) paint(context, child, colourOf);
  context.restore();
}

/** @param {Shape} shape @returns {Path2D | null} */
function outline({ tag, attributes }) {
  const number = (/** @type {string} */ name) => Number(attributes[name] ?? 0);
  if (tag === "path") return new Path2D(String(attributes.d));
  const path = new Path2D();
  if (tag === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else if (tag === "rect") {
    path.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  } else return null;
  return path;
}

/**
 * @param {Context} context
 * @param {Path2D | null} path
 * @param {(name: string) => string} of
 */
function ink(context, path, of) {
  if (!path) return;
  const [fill, stroke] = [of("fill") || "#000", of("stroke") || "none"];
  if (fill !== "none") {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke === "none") return;
  context.strokeStyle = stroke;
  context.stroke(path);
}

/**
 * @param {Context} context
 * @param {Shape} shape
 * @param {(name: string) => string} of
 */
function write(context, { attributes, text }, of) {
  const [x, y] = [Number(attributes.x), Number(attributes.y)];
  const weight = of("font-weight") || "400";
  context.font = `${weight} ${of("font-size")}px ${of("font-family") || "system-ui, sans-serif"}`;
  context.textAlign = ANCHORS[of("text-anchor")] ?? "left";
  if (attributes.stroke) {
    context.strokeStyle = of("stroke");
    context.strokeText(text, x, y);
  }
  context.fillStyle = of("fill");
  context.fillText(text, x, y);
}
