/** Paints a picture on a canvas: the page's security policy blocks SVG images. */
import { type ColourOf, resolved, type Shape } from "./tree.ts";

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const ANCHORS: Record<string, CanvasTextAlign> = { middle: "center", end: "right" };

export function paint(context: Context, picture: Shape, colourOf: ColourOf) {
  const { attributes, children } = picture;
  const of = (name: string) => resolved(attributes[name], colourOf);
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

function outline({ tag, attributes }: Shape): Path2D | null {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === "path") return new Path2D(String(attributes.d));
  const path = new Path2D();
  if (tag === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  else if (tag === "rect") {
    path.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  } else return null;
  return path;
}

function ink(context: Context, path: Path2D | null, of: (name: string) => string) {
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

function write(context: Context, { attributes, text }: Shape, of: (name: string) => string) {
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
