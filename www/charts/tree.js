/**
 * A picture as plain data. The same tree becomes elements of the page (`dom.js`), the text of a file
 * (`toMarkup`) and pixels (`paint.js`). Its colours may be tokens of the style sheet, `var(--ink)`.
 */

/** @typedef {Record<string, string | number | undefined>} Attributes as SVG has them */
/** @typedef {{tag: string, attributes: Attributes, children: Shape[], text: string}} Shape */

/**
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {Shape[]} [children]
 * @returns {Shape}
 */
export const shape = (tag, attributes = {}, children = []) => ({
  ...{ tag, attributes, children, text: "" },
});

/**
 * A picture of its own, in pixels.
 * @param {number} width
 * @param {number} height
 * @param {Shape[]} children
 * @param {Attributes} [more]
 */
export const drawing = (width, height, children, more = {}) =>
  shape("svg", { width, height, viewBox: `0 0 ${width} ${height}`, ...more }, children);

/**
 * Shapes that are moved together.
 * @param {number} x
 * @param {number} y
 * @param {Shape[]} children
 */
export const moved = (x, y, children) =>
  shape("g", { transform: `translate(${round(x)} ${round(y)})` }, children);

/**
 * A line through points, or the closed outline of an area.
 * @param {number[][]} points
 * @param {Attributes} attributes
 * @param {boolean} [closed]
 */
export const line = (points, attributes, closed = false) =>
  shape("path", { d: pathOf(points) + (closed ? "Z" : ""), fill: "none", ...attributes });

/** @param {number[][]} points */
const pathOf = (points) =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** @param {number} x @param {number} y @param {number} r @param {Attributes} attributes */
export const circle = (x, y, r, attributes) =>
  shape("circle", { cx: round(x), cy: round(y), r, ...attributes });

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {Attributes} attributes
 */
export const box = (x, y, width, height, attributes) =>
  shape("rect", {
    ...{ x: round(x), y: round(y), width: round(width), height: round(height) },
    ...attributes,
  });

/**
 * Words that start, end or have their middle at a place.
 * @param {number} x
 * @param {number} y of the line they stand on
 * @param {string} words
 * @param {Attributes} [attributes]
 * @returns {Shape}
 */
export const words = (x, y, words, attributes = {}) => ({
  ...{ tag: "text", children: [], text: words },
  attributes: {
    ...{ x: round(x), y: round(y), "font-size": 12, fill: "var(--muted)" },
    ...attributes,
  },
});

/** What keeps words readable on a line that they cross. @type {Attributes} */
export const HALO = {
  ...{ stroke: "var(--panel)", "stroke-width": 4, "paint-order": "stroke" },
  "stroke-linejoin": "round",
};

/** About how wide words are. @param {string} words @param {number} pixels of the type */
export const widthOf = (words, pixels) => words.length * pixels * 0.57;

/** A place in as many digits as can be seen. @param {number} n */
export const round = (n) => Math.round(n * 100) / 100 + 0;

/** A colour of the page as any program reads it. @typedef {(token: string) => string} ColourOf */

/**
 * A value with its tokens replaced by colours.
 * @param {string | number | undefined} value
 * @param {ColourOf} colourOf
 */
export const resolved = (value = "", colourOf) =>
  String(value).replace(/var\((--[\w-]+)\)/g, (_, token) => colourOf(token));

/**
 * A picture as the text of a file.
 * @param {Shape} picture
 * @param {ColourOf} colourOf
 */
export const toMarkup = (picture, colourOf) =>
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

/** @param {Shape} shape @param {ColourOf} colourOf @returns {string} */
function markup({ tag, attributes, children, text }, colourOf) {
  const written = Object.entries(attributes)
    .filter(([name]) => !OF_THE_PAGE.test(name))
    .map(([name, value]) => ` ${name}="${escaped(resolved(value, colourOf))}"`)
    .join("");
  const inside = escaped(text) + children.map((child) => markup(child, colourOf)).join("");
  return inside ? `<${tag}${written}>${inside}</${tag}>\n` : `<${tag}${written}/>\n`;
}

/** Text as XML takes it. @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
