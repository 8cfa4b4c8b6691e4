/** A chart with what belongs to it: what it says, the table behind it, and files of it. */

import { toCsv } from "../base/csv.js";
import { draw } from "../charts/dom.js";
import { paint } from "../charts/paint.js";
import { poster } from "../charts/poster.js";
import { toMarkup } from "../charts/tree.js";
import { contextOf } from "../render/canvas.js";
import { make, setText } from "./dom.js";
import { download } from "./download.js";

/** @typedef {import("../charts/tree.js").Shape} Shape */
/** @typedef {import("../base/csv.js").Table} Table */
/**
 * What is shown.
 * @typedef {object} Shown
 * @property {string} title of its files
 * @property {string} caption
 * @property {Table} table
 * @property {() => Shape[]} pictures for files, as wide as these are
 */

const NOT_MADE = "The picture could not be made: save the chart as SVG instead.";

/** Pixels of a file for each of the chart. */
const SHARP = 2;

/** The colour that a token of the style sheet has now. @param {string} token */
const colourOf = (token) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

export class Chart {
  #name;
  #caption = make("p", "", "small chart-caption");
  #details = make("details", "", "chart-table");
  #table = make("table");
  /** Why there is no file. */
  #trouble = make("p", "", "small chart-trouble");
  /** @type {Shown | null} */
  #shown = null;
  /** The table that stands there. @type {Table | null} */
  #filled = null;

  /**
   * @param {HTMLElement} host what the caption, the table and the buttons stand under
   * @param {string} name of its files, without what follows the dot
   */
  constructor(host, name) {
    this.#name = name;
    const scroll = make("div", "", "scroll");
    scroll.tabIndex = 0;
    scroll.setAttribute("role", "region");
    scroll.setAttribute("aria-label", "The figures of the chart");
    scroll.append(this.#table);
    this.#details.append(make("summary", "Show as a table"), scroll);
    this.#details.addEventListener("toggle", () => this.#fill());
    this.#trouble.setAttribute("role", "alert");
    host.append(this.#caption, this.#details, this.#buttons(), this.#trouble);
  }

  /** @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
    setText(this.#caption, shown.caption);
    this.#fill();
  }

  #buttons() {
    const row = make("div", "", "chart-files");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", "Save the chart");
    /** @type {[string, () => void | Promise<void>][]} */
    const files = [
      ["SVG", () => this.#save("svg", "image/svg+xml", toMarkup(this.#poster(), colourOf))],
      ["PNG", () => this.#savePixels()],
      ["CSV", () => this.#save("csv", "text/csv", toCsv(this.#shown?.table ?? NO_TABLE))],
    ];
    for (const [kind, save] of files) {
      const button = make("button", kind, "btn tiny");
      button.type = "button";
      button.title = `Save as ${kind}`;
      button.addEventListener("click", save);
      row.append(button);
    }
    return row;
  }

  /** @param {string} ending @param {string} type @param {BlobPart} content */
  #save(ending, type, content) {
    download({ name: `${this.#name}.${ending}`, type, content });
  }

  async #savePixels() {
    const content = await this.#pixels().catch(() => null);
    setText(this.#trouble, content ? "" : NOT_MADE);
    if (content) this.#save("png", "image/png", content);
  }

  #poster() {
    const { title = "", caption = "", pictures = () => [] } = this.#shown ?? {};
    return poster(title, pictures(), caption);
  }

  async #pixels() {
    const picture = this.#poster();
    const [width, height] = [picture.attributes.width, picture.attributes.height].map(Number);
    const canvas = new OffscreenCanvas(Math.ceil(width * SHARP), Math.ceil(height * SHARP));
    const context = contextOf(canvas);
    context.scale(SHARP, SHARP);
    paint(context, picture, colourOf);
    return canvas.convertToBlob({ type: "image/png" });
  }

  /** Fills the table, where somebody looks at it. */
  #fill() {
    const table = this.#shown?.table;
    if (!this.#details.open || !table || table === this.#filled) return;
    this.#filled = table;
    const head = make("tr");
    head.append(...table.head.map((text) => headed(text, "col")));
    const body = make("tbody");
    body.append(...table.rows.map(rowOf));
    const top = make("thead");
    top.append(head);
    this.#table.replaceChildren(top, body);
  }
}

/** @type {Table} */
const NO_TABLE = { head: [], rows: [] };

/** @param {Table["rows"][number]} row */
function rowOf([first, ...values]) {
  const line = make("tr");
  const cells = values.map((value) =>
    make("td", typeof value === "number" ? value.toLocaleString("en") : (value ?? "")),
  );
  line.append(headed(String(first), "row"), ...cells);
  return line;
}

/** @param {string} text @param {string} scope */
function headed(text, scope) {
  const cell = make("th", text);
  cell.scope = scope;
  return cell;
}

/**
 * Where a chart is drawn and pointed at. The keyboard moves a cursor as on a slider, whose value is
 * read aloud.
 */
export class Plot {
  element = make("div", "", "chart-plot");

  /** @param {string} label what the keyboard moves along */
  constructor(label) {
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "slider");
    this.element.setAttribute("aria-label", label);
  }

  /** @param {Shape} picture */
  draw(picture) {
    draw(this.element, picture);
    this.element.firstElementChild?.setAttribute("aria-hidden", "true");
  }

  /** How wide a picture may be. */
  get width() {
    return this.element.clientWidth;
  }

  /**
   * @param {[number, number]} ends
   * @param {number} value
   * @param {string} text
   */
  say([least, most], value, text) {
    const says = { valuemin: least, valuemax: most, valuenow: value, valuetext: text };
    for (const [name, value] of Object.entries(says)) {
      this.element.setAttribute(`aria-${name}`, String(value));
    }
  }

  /**
   * Tells where the chart is pointed at, in pixels of the picture, and what is clicked.
   * @param {(x: number, y: number, isClick: boolean) => void} heard
   */
  onPoint(heard) {
    for (const kind of /** @type {const} */ (["pointermove", "click"])) {
      this.element.addEventListener(kind, (event) => {
        const { left, top } = this.element.getBoundingClientRect();
        heard(event.clientX - left, event.clientY - top, kind === "click");
      });
    }
  }

  /** Tells of the keys that move the cursor. @param {(key: string) => boolean} heard whether it was one */
  onKey(heard) {
    this.element.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !heard(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }
}

/**
 * The next of some values in the order of a slider; undefined for keys that lead nowhere.
 * @param {number[]} values in ascending order
 * @param {number} from
 * @param {string} key
 */
export function stepped(values, from, key) {
  if (key === "Home") return values[0];
  if (key === "End") return values.at(-1);
  if (key === "ArrowRight" || key === "ArrowUp")
    return values.find((value) => value > from) ?? from;
  if (key === "ArrowLeft" || key === "ArrowDown")
    return values.findLast((value) => value < from) ?? from;
  return undefined;
}
