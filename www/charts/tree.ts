/**
 * A picture as plain data. The same tree becomes elements of the page (`dom.ts`), the text of a file
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

export const shape = (tag: string, attributes: Attributes = {}, children: Shape[] = []): Shape => ({
  ...{ tag, attributes, children, text: "" },
});

/** A picture of its own, in pixels. */
export const drawing = (width: number, height: number, children: Shape[], more: Attributes = {}) =>
  shape("svg", { width, height, viewBox: `0 0 ${width} ${height}`, ...more }, children);

/** Shapes that are moved together. */
export const moved = (x: number, y: number, children: Shape[]) =>
  shape("g", { transform: `translate(${round(x)} ${round(y)})` }, children);

/** A place in pixels. */
export type Spot = readonly [x: number, y: number];

/** A line through points, or the closed outline of an area. */
export const line = (points: Spot[], attributes: Attributes, closed: boolean = false) =>
  shape("path", { d: pathOf(points) + (closed ? "Z" : ""), fill: "none", ...attributes });

const pathOf = (points: Spot[]) =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");

export const circle = (x: number, y: number, r: number, attributes: Attributes) =>
  shape("circle", { cx: round(x), cy: round(y), r, ...attributes });

export const box = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  shape("rect", {
    ...{ x: round(x), y: round(y), width: round(width), height: round(height) },
    ...attributes,
  });

/**
 * Words that start, end or have their middle at a place.
 * @param y of the line they stand on
 */
export const words = (x: number, y: number, words: string, attributes: Attributes = {}): Shape => ({
  ...{ tag: "text", children: [], text: words },
  attributes: {
    ...{ x: round(x), y: round(y), "font-size": 12, fill: "var(--muted)" },
    ...attributes,
  },
});

/** What keeps words readable on a line that they cross. */
export const HALO: Attributes = {
  ...{ stroke: "var(--panel)", "stroke-width": 4, "paint-order": "stroke" },
  "stroke-linejoin": "round",
};

/**
 * About how wide words are.
 * @param pixels of the type
 */
export const widthOf = (words: string, pixels: number) => words.length * pixels * 0.57;

/** A place in as many digits as can be seen. */
export const round = (n: number) => Math.round(n * 100) / 100 + 0;

/** A colour of the page as any program reads it. */
export type ColourOf = (token: string) => string;

/** A value with its tokens replaced by colours. */
export const resolved = (value: string | number | undefined = "", colourOf: ColourOf) =>
  String(value).replace(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token));

/** A picture as the text of a file. */
export const toMarkup = (picture: Shape, colourOf: ColourOf) =>
  markup(
    {
      ...picture,
      attributes: { xmlns: "http://www.w3.org/2000/svg", ...FILE_TYPE, ...picture.attributes },
    },
    colourOf,
  );

const FILE_TYPE = { "font-family": "system-ui, sans-serif" };

/** What a file does not need of what the page does. */
const OF_THE_PAGE = /^(role|tabindex|aria-|data-|class$)/;

function markup({ tag, attributes, children, text }: Shape, colourOf: ColourOf): string {
  const written = Object.entries(attributes)
    .filter(([name]) => !OF_THE_PAGE.test(name))
    .map(([name, value]) => ` ${name}="${escaped(resolved(value, colourOf))}"`)
    .join("");
  const inside = escaped(text) + children.map((child) => markup(child, colourOf)).join("");
  return inside ? `<${tag}${written}>${inside}</${tag}>\n` : `<${tag}${written}/>\n`;
}

/** Text as XML takes it. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
