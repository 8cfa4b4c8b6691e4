/** A chart with what belongs to it: what it says, the table behind it, and files of it. */

import { type Table, toCsv } from "../base/csv.ts";
import { draw } from "../charts/dom.ts";
import { paint } from "../charts/paint.ts";
import { poster } from "../charts/poster.ts";
import { type Shape, toMarkup } from "../charts/tree.ts";
import { contextOf } from "../render/canvas.ts";
import { make, setText } from "./dom.ts";
import { download } from "./download.ts";

/** What is shown. */
interface Shown {
  /** The title of its files. */
  title: string;
  caption: string;
  table: Table;
  /** The pictures for files, as wide as those are. */
  pictures: () => Shape[];
}

const NOT_MADE = "The picture could not be made: save the chart as SVG instead.";

/** Pixels of a file for each of the chart. */
const SHARP = 2;

/** The colour that a token of the style sheet has now. */
const colourOf = (token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(token).trim();

export class Chart {
  #name;
  #caption = make("p", "", "small chart-caption");
  #details = make("details", "", "chart-table");
  #table = make("table");
  /** Why there is no file. */
  #trouble = make("p", "", "small chart-trouble");
  #shown: Shown | null = null;
  /** The table that stands there. */
  #filled: Table | null = null;

  /**
   * @param host what the caption, the table and the buttons stand under
   * @param name of its files, without what follows the dot
   */
  constructor(host: HTMLElement, name: string) {
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

  show(shown: Shown) {
    this.#shown = shown;
    setText(this.#caption, shown.caption);
    this.#fill();
  }

  #buttons() {
    const row = make("div", "", "chart-files");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", "Save the chart");
    const files: [string, () => void | Promise<void>][] = [
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

  #save(ending: string, type: string, content: BlobPart) {
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
    const { width, height } = picture.attributes;
    const canvas = new OffscreenCanvas(
      Math.ceil(Number(width) * SHARP),
      Math.ceil(Number(height) * SHARP),
    );
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

const NO_TABLE: Table = { head: [], rows: [] };

function rowOf([first, ...values]: Table["rows"][number]) {
  const line = make("tr");
  const cells = values.map((value) =>
    make("td", typeof value === "number" ? value.toLocaleString("en") : (value ?? "")),
  );
  line.append(headed(String(first), "row"), ...cells);
  return line;
}

function headed(text: string, scope: string) {
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

  /** @param label what the keyboard moves along */
  constructor(label: string) {
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "slider");
    this.element.setAttribute("aria-label", label);
  }

  draw(picture: Shape) {
    draw(this.element, picture);
    this.element.firstElementChild?.setAttribute("aria-hidden", "true");
  }

  /** How wide a picture may be. */
  get width() {
    return this.element.clientWidth;
  }

  say([least, most]: [number, number], value: number, text: string) {
    const says = { valuemin: least, valuemax: most, valuenow: value, valuetext: text };
    for (const [name, value] of Object.entries(says)) {
      this.element.setAttribute(`aria-${name}`, String(value));
    }
  }

  /** Tells where the chart is pointed at, in pixels of the picture, and what is clicked. */
  onPoint(heard: (x: number, y: number, isClick: boolean) => void) {
    for (const kind of ["pointermove", "click"] as const) {
      this.element.addEventListener(kind, (event) => {
        const { left, top } = this.element.getBoundingClientRect();
        heard(event.clientX - left, event.clientY - top, kind === "click");
      });
    }
  }

  /**
   * Tells of the keys that move the cursor.
   * @param heard whether it was one
   */
  onKey(heard: (key: string) => boolean) {
    this.element.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !heard(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }
}

/**
 * The next of some values in the order of a slider; undefined for keys that lead nowhere.
 * @param values in ascending order
 */
export function stepped(values: number[], from: number, key: string) {
  if (key === "Home") return values[0];
  if (key === "End") return values.at(-1);
  if (key === "ArrowRight" || key === "ArrowUp")
    return values.find((value) => value > from) ?? from;
  if (key === "ArrowLeft" || key === "ArrowDown")
    return values.findLast((value) => value < from) ?? from;
  return undefined;
}
