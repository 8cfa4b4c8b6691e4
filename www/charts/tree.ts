/**
 * A picture as plain data. The same tree becomes elements of the page (`Drawing.tsx`), the text of a file
 * (`toMarkup`) and pixels (`paint.ts`). Its colours may be tokens of the style sheet, `var(--ink)`.
 */

/** As SVG has them. */
export type Attributes = Record<string, string | number | undefined>;

export interface Shape {
  tag: string;
  attributes: Attributes;
  children: Shape[];
  text: string;
}

export const shape = (
  tag: string,
  attributes: Attributes = {},
  children: Shape[] = [],
  text = "",
): Shape => ({ tag, attributes, children, text });

/** A whole picture, in pixels. */
export const drawing = (width: number, height: number, children: Shape[]) =>
  shape("svg", { width, height, viewBox: `0 0 ${width} ${height}` }, children);

/** Shapes moved together. */
export const moved = (x: number, y: number, children: Shape[]) =>
  shape("g", { transform: `translate(${round(x)} ${round(y)})` }, children);

/** A place in pixels. */
export type Spot = readonly [x: number, y: number];

/** A line through points, or the closed outline of an area. */
export const line = (points: Spot[], attributes: Attributes, closed: boolean = false) =>
  shape("path", { d: pathOf(points) + (closed ? "Z" : ""), fill: "none", ...attributes });

/** A straight line between two points. */
export const segment = (from: Spot, to: Spot, attributes: Attributes) =>
  line([from, to], attributes);

const pathOf = (points: Spot[]) =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");

export const circle = (x: number, y: number, r: number, attributes: Attributes) =>
  shape("circle", { cx: round(x), cy: round(y), r, ...attributes });

export const box = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  shape("rect", {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    ...attributes,
  });

/** Text that starts, ends or is centred at a place, as its `text-anchor` says. */
export const words = (x: number, y: number, text: string, attributes: Attributes = {}) =>
  shape(
    "text",
    { x: round(x), y: round(y), "font-size": 12, fill: "var(--muted)", ...attributes },
    [],
    text,
  );

/** Keeps text readable where it crosses a line. */
export const HALO: Attributes = {
  stroke: "var(--panel)",
  "stroke-width": 4,
  "paint-order": "stroke",
  "stroke-linejoin": "round",
};

/** The approximate width of a text. */
export const widthOf = (text: string, pixels: number) => text.length * pixels * 0.57;

/** A coordinate to a hundredth of a pixel. */
export const round = (n: number) => Math.round(n * 100) / 100 + 0;

/** The colour of a CSS variable, for other programs. */
export type ColourOf = (token: string) => string;

/** A value with its tokens replaced by colours. */
export const resolved = (value: string | number | undefined = "", colourOf: ColourOf) =>
  String(value).replace(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token));

/** A picture as the text of a file. */
export const toMarkup = (picture: Shape, colourOf: ColourOf) =>
  markup({ ...picture, attributes: { ...ROOT, ...picture.attributes } }, colourOf);

const ROOT = { xmlns: "http://www.w3.org/2000/svg", "font-family": "system-ui, sans-serif" };

/** Attributes that a file does not need. */
const OF_THE_PAGE = /^(role|tabindex|aria-|data-|class$)/;

function markup({ tag, attributes, children, text }: Shape, colourOf: ColourOf): string {
  const written = Object.entries(attributes)
    .filter(([name]) => !OF_THE_PAGE.test(name))
    .map(([name, value]) => ` ${name}="${escaped(resolved(value, colourOf))}"`)
    .join("");
  const inside = escaped(text) + children.map((child) => markup(child, colourOf)).join("");
  return inside ? `<${tag}${written}>${inside}</${tag}>\n` : `<${tag}${written}/>\n`;
}

/** Text escaped for XML. */
export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
