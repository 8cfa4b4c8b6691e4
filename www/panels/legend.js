/** What the signs on a board mean, each beside a small picture of itself. */
import { annotationColour, forceColours } from "../render/annotations.js";
import { element } from "./dom.js";

/** @typedef {import("../engine/engine.js").Annotation} Annotation */
/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {"square" | "ring" | "number" | "tab" | "line" | "dashes" | "arrow"} Shape */
/** @typedef {[colour: string, words: string, shape?: Shape]} Entry a colour of "" for words alone */

/** How a kind of annotation looks and what it says. @type {Record<string, [Shape, string]>} */
const SIGNS = {
  number: ["number", "what the choice compares"],
  "row-number": ["tab", "squares that the row has left"],
  chosen: ["ring", "the one chosen"],
  candidate: ["number", "onward moves of the squares compared"],
  fault: ["ring", "at fault"],
  jumped: ["square", "row leapt over"],
  unsupported: ["number", "row that had no square to go with this one"],
  covered: ["line", "line covered"],
  trail: ["line", "a queen’s path in this round"],
  edge: ["line", "tour of a block"],
  joined: ["line", "jump that joins two tours"],
  cut: ["dashes", "jump taken out"],
};
const FRESH = "struck now: the row outlined has no square to go with it";
const FORCES = /** @type {const} */ ([
  ["charge", "electric: away from a queen"],
  ["line", "off a shared line"],
  ["border", "off the border"],
]);

/** The pictures in a box of 12 × 12: a path that is filled, or a stroke and its width. */
const PICTURES = {
  square: { path: "M3 0h6q3 0 3 3v6q0 3-3 3H3q-3 0-3-3V3q0-3 3-3z", width: 0 },
  ring: { path: "M3 1h6q2 0 2 2v6q0 2-2 2H3q-2 0-2-2V3q0-2 2-2z", width: 2 },
  number: { path: "M3.5 3.5 6.5 1.5V10.5M3.5 10.5h6", width: 2 },
  tab: { path: "M12 1.5H5a4.5 4.5 0 0 0 0 9h7z", width: 0 },
  line: { path: "M0 6h12", width: 3 },
  dashes: { path: "M0 6h3.2M4.8 6h3M9.4 6h2.6", width: 3 },
  arrow: { path: "M0 4.8h6V2l6 4-6 4V7.2H0z", width: 0 },
};

export class Legend {
  #list = element("legend");
  #key = "";

  /**
   * Pictures are drawn as attributes: the page's policy allows no inline styles.
   * @param {Entry[]} entries
   */
  show(entries) {
    const key = entries.join();
    if (key === this.#key) return;
    this.#key = key;
    const items = entries.map(([colour, words, shape = "square"]) => {
      const item = document.createElement("span");
      if (colour) item.append(picture(colour, shape));
      item.append(words);
      return item;
    });
    this.#list.replaceChildren(...items);
  }
}

/**
 * What the annotations in a picture mean, each kind once.
 * @param {Annotation[]} annotations
 * @param {Theme} theme
 * @returns {Entry[]}
 */
export function annotationEntries(annotations, theme) {
  const kinds = [...new Set(annotations.map(({ kind }) => kind))];
  const fresh = annotations.some((one) => one.kind === "unsupported" && one.fresh);
  return kinds.flatMap((kind) => {
    if (kind === "force") return forceEntries(theme);
    const [shape, words] = SIGNS[kind];
    /** @type {Entry} */
    const entry = [annotationColour(theme, kind), words, shape];
    return kind === "unsupported" && fresh ? [[theme.bad, FRESH, "ring"], entry] : [entry];
  });
}

/** @param {Theme} theme @returns {Entry[]} */
const forceEntries = (theme) =>
  FORCES.map(([force, words]) => [forceColours(theme)[force], words, "arrow"]);

/**
 * @param {string} colour
 * @param {Shape} shape
 */
function picture(colour, shape) {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  picture.setAttribute("viewBox", "0 0 12 12");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  const { path: outline, width } = PICTURES[shape];
  path.setAttribute("d", outline);
  path.setAttribute("fill", width > 0 ? "none" : colour);
  if (width > 0) path.setAttribute("stroke", colour);
  path.setAttribute("stroke-width", String(width));
  picture.append(path);
  return picture;
}
