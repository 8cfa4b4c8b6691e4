/** The published figures beside what this program measures, row by row, in a worker. */

import { count } from "../base/numbers.ts";
import { caution, publishedRows } from "../engine/engine.ts";
import type { PublishedRow } from "../engine/generated/published.ts";
import { begin } from "../engine/tasks.ts";
import { button, byId, element, make, setText } from "./dom.ts";

export class Published {
  #table = byId("published", HTMLTableElement);
  #progress = byId("measure-progress", HTMLProgressElement);
  #says = element("measure-says");
  #rows: PublishedRow[] = [];
  #fields: { reproduced: HTMLElement; corrected: HTMLElement }[] = [];
  /** Rows still to be measured, in order. */
  #queue: number[] = [];
  #cancel: (() => void) | null = null;

  constructor() {
    button("measure").addEventListener("click", () => this.#measure());
    button("measure-cancel").addEventListener("click", () => this.#stop("Cancelled."));
  }

  /** Fills the table the first time. */
  show() {
    if (this.#rows.length > 0) return;
    this.#rows = publishedRows();
    setText(element("caution"), caution());
    this.#rows.forEach((row, index) => {
      const [before, after] = [this.#rows[index - 1], this.#rows[index + 1]];
      if (row.source !== before?.source) this.#begin(row.source);
      this.#body.append(this.#row(row));
      // Rows that share a reason share its line.
      if (row.why !== after?.why || row.source !== after.source)
        this.#body.append(wide("td", row.why));
    });
  }

  /** Stops measuring when the page shows something else. */
  hide() {
    if (this.#cancel) this.#stop("");
  }

  get #body() {
    return [...this.#table.tBodies].at(-1) as HTMLTableSectionElement;
  }

  /** Begins the rows of a source. */
  #begin(source: string) {
    const heading = wide("th", source);
    (heading.firstElementChild as HTMLTableCellElement).scope = "rowgroup";
    this.#table.createTBody().append(heading);
  }

  #row(row: PublishedRow) {
    const line = document.createElement("tr");
    const what = make("th", row.what);
    what.scope = "row";
    const number = (text: string) => make("td", text, "number mono");
    const figure = row.published === null ? "—" : count(row.published);
    const [reproduced, corrected] = [number("…"), number("…")];
    this.#fields.push({ reproduced, corrected });
    line.append(what, number(row.n === null ? "" : String(row.n)));
    line.append(number(figure), reproduced, corrected);
    return line;
  }

  /** Measures what is quick; once that is done, the rest. */
  #measure() {
    const open = [...this.#rows.keys()].filter((index) => this.#isOpen(index));
    const quick = open.filter((index) => !this.#rows[index]!.slow);
    this.#queue = quick.length > 0 ? quick : open;
    this.#next();
  }

  #isOpen(index: number) {
    return this.#fields[index]!.reproduced.textContent === "…";
  }

  #next() {
    const index = this.#queue.shift();
    if (index === undefined) return this.#stop(this.#rest());
    const { what, n } = this.#rows[index]!;
    this.#showWork(true);
    setText(this.#says, `Measuring ${what}${n === null ? "" : `, ${n}`}.`);
    this.#cancel = begin({ task: "published", row: index }, ({ progress, value, done, failed }) => {
      this.#progress.value = progress;
      if (failed) return this.#stop(failed);
      if (!done) return;
      const figure = (n: number | null) => (n === null ? "—" : count(n));
      setText(this.#fields[index]!.reproduced, figure(value!.reproduced));
      setText(this.#fields[index]!.corrected, figure(value!.corrected));
      this.#next();
    });
  }

  #stop(says: string) {
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
    this.#showWork(false);
    setText(this.#says, says);
  }

  #rest() {
    const open = this.#fields.filter((_, index) => this.#isOpen(index)).length;
    if (open === 0) return "Every row is measured.";
    setText(button("measure"), "Measure the rest");
    return `${open} ${open === 1 ? "row takes" : "rows take"} long: choose Measure the rest.`;
  }

  #showWork(working: boolean) {
    button("measure").hidden = working || !this.#fields.some((_, index) => this.#isOpen(index));
    button("measure-cancel").hidden = !working;
    this.#progress.hidden = !working;
    this.#progress.value = 0;
  }
}

/** A row of one cell. */
function wide(kind: "td" | "th", text: string) {
  const [line, cell] = [document.createElement("tr"), make(kind, text)];
  line.className = "wide";
  cell.colSpan = 5;
  line.append(cell);
  return line;
}
