/** What the signs on a board mean, each beside a small picture of itself. */

import type { Annotation } from "../engine/generated/run.ts";
import { annotationColour, forceColours } from "../render/annotations.ts";
import { inkOn, type Theme } from "../render/theme.ts";
import { element } from "./dom.ts";

type Shape =
  | "square"
  | "ring"
  | "number"
  | "tab"
  | "line"
  | "dashes"
  | "arrow"
  | "dashed"
  | "dotted";

/** A colour of "" for words alone. */
export type Entry = [colour: string, words: string, shape?: Shape];

/** How a kind of annotation looks and what it says; none for what is told beside it. */
const SIGNS: Record<string, [Shape, string]> = {
  emptied: ["ring", "row left empty"],
  "used-up": ["ring", "row used up"],
  "free-again": ["ring", "back again"],
  "taken-back": ["square", "taken back"],
  number: ["number", "what the choice compares"],
  "row-number": ["tab", "squares that the row has left"],
  chosen: ["ring", "the one chosen"],
  candidate: ["number", "onward moves compared"],
  fault: ["ring", "at fault"],
  jumped: ["square", "row skipped"],
  unsupported: ["number", "row with no square to go with this one"],
  covered: ["line", "line covered"],
  trail: ["line", "a queen’s path in this round"],
  edge: ["line", "tour of a block"],
  joined: ["line", "jump that joins two tours"],
  cut: ["dashes", "jump taken out"],
};
const FRESH = "ruled out now: the outlined row has no square to go with it";
const FORCES = [
  ["charge", "arrow", "away from each queen in line"],
  ["line", "dashed", "off the shared line, at random"],
  ["border", "dotted", "from the border to the centre"],
] as const;

/** The pictures in a box of 12 × 12: a path that is filled, or a stroke and its width. */
const PICTURES = {
  square: { path: "M3 0h6q3 0 3 3v6q0 3-3 3H3q-3 0-3-3V3q0-3 3-3z", width: 0 },
  ring: { path: "M3 1h6q2 0 2 2v6q0 2-2 2H3q-2 0-2-2V3q0-2 2-2z", width: 2 },
  number: { path: "M3.5 3.5 6.5 1.5V10.5M3.5 10.5h6", width: 2 },
  tab: { path: "M12 1.5H5a4.5 4.5 0 0 0 0 9h7z", width: 0 },
  line: { path: "M0 6h12", width: 3 },
  dashes: { path: "M0 6h3.2M4.8 6h3M9.4 6h2.6", width: 3 },
  arrow: { path: "M0 4.8h6V2l6 4-6 4V7.2H0z", width: 0 },
  dashed: { path: "M0 4.8h2.4v2.4H0zM4.2 4.8H7V2l5 4-5 4V7.2H4.2z", width: 0 },
  dotted: {
    path: "M0 6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M3.8 6a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M7.4 2.4l4.6 3.6-4.6 3.6z",
    width: 0,
  },
};

/** Colours side by side, each with its number. */
interface Scale {
  words: string;
  first: number;
  scale: string[];
}

export class Legend {
  #list = element("legend");
  #key = "";

  /**
   * Pictures are drawn as attributes: the page's policy allows no inline styles.
   * @param scale of colours, by number
   */
  show(entries: Entry[], scale?: Scale) {
    const key = `${entries.join()} ${JSON.stringify(scale)}`;
    if (key === this.#key) return;
    this.#key = key;
    const items = entries.map(([colour, words, shape = "square"]) => {
      const item = document.createElement("span");
      if (colour) item.append(picture(colour, shape));
      item.append(words);
      return item;
    });
    if (scale) items.push(scaleOf(scale));
    this.#list.replaceChildren(...items);
  }
}

/** What the annotations in a picture mean, each kind once. */
export function annotationEntries(annotations: Annotation[], theme: Theme): Entry[] {
  const kinds = [...new Set(annotations.map(({ kind }) => kind))];
  const fresh = annotations.some((one) => one.kind === "unsupported" && one.fresh);
  return kinds.flatMap((kind) => {
    if (kind === "force") return forceEntries(theme);
    const sign = SIGNS[kind];
    if (!sign) return [];
    const [shape, words] = sign;
    const entry: Entry = [annotationColour(theme, kind), words, shape];
    return kind === "unsupported" && fresh ? [[theme.bad, FRESH, "ring"], entry] : [entry];
  });
}

export const forceEntries = (theme: Theme): Entry[] =>
  FORCES.map(([force, shape, words]) => [forceColours(theme)[force], words, shape]);

function picture(colour: string, shape: Shape) {
  const { path, width } = PICTURES[shape];
  const picture = made("svg", { viewBox: "0 0 12 12", "aria-hidden": "true" });
  const [fill, stroke] = width > 0 ? ["none", colour] : [colour, "none"];
  picture.append(made("path", { d: path, fill, stroke, "stroke-width": width }));
  return picture;
}

function scaleOf({ words, first, scale }: Scale) {
  const item = document.createElement("span");
  item.className = "scale";
  const svg = made("svg", { viewBox: `0 0 ${15 * scale.length} 14`, "aria-hidden": "true" });
  for (const [place, colour] of scale.entries()) {
    const x = 15 * place;
    svg.append(made("rect", { x, y: 0, width: 14, height: 14, rx: 3, fill: colour }));
    const number = made("text", {
      ...{ x: x + 7, y: 10.5, fill: inkOn(colour) },
      ...{ "text-anchor": "middle", "font-size": 10, "font-weight": 600 },
    });
    number.textContent = String(first + place);
    svg.append(number);
  }
  item.append(svg, words);
  return item;
}

function made(tag: string, attributes: Record<string, string | number>) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}
