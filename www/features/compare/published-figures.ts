/** The published figures beside what this program measures, row by row, in a worker. */

import { count } from "../../core/numbers.ts";
import { caution, publishedRows } from "../../engine/engine.ts";
import type { PublishedRow } from "../../engine/generated/published.ts";
import { begin, type Results } from "../../engine/tasks.ts";
import { signal } from "../../vendor/preact.js";

/** A figure as it is shown: not every one belongs to a row. */
export const figureText = (figure: number | null): string =>
  figure === null ? "—" : count(figure);

export class PublishedFigures {
  readonly rows: PublishedRow[] = publishedRows();
  readonly caution: string = caution();
  /** What each row came to; undefined until it has been measured. */
  readonly measured = signal<(Results["published"] | undefined)[]>(this.rows.map(() => undefined));
  /** How far the row is that is being measured, from 0 to 1; null while none is. */
  readonly progress = signal<number | null>(null);
  /** What is being measured, or why nothing is. */
  readonly says = signal("");
  /** Rows still to be measured, in order. */
  #queue: number[] = [];
  #cancel: (() => void) | null = null;

  /** Rows that have not been measured. */
  get open(): number[] {
    return [...this.rows.keys()].filter((row) => !this.measured.value[row]);
  }

  /** Those of them that do not take long. */
  get quick(): number[] {
    return this.open.filter((row) => !this.rows[row]!.slow);
  }

  /** Measures what is quick; once that is done, the rest. */
  measure = () => {
    const { open, quick } = this;
    this.#queue = quick.length > 0 ? quick : open;
    this.#next();
  };

  cancel = () => this.#stop("Cancelled.");

  /** Measures nothing while nobody looks. */
  rest() {
    if (this.#cancel) this.#stop("");
  }

  #next() {
    const row = this.#queue.shift();
    if (row === undefined) return this.#stop(restText(this.open.length));
    const { what, n } = this.rows[row]!;
    this.progress.value = 0;
    this.says.value = `Measuring ${what}${n === null ? "" : `, ${n}`}.`;
    this.#cancel = begin({ task: "published", row }, ({ progress, value, done, failed }) => {
      this.progress.value = progress;
      if (failed) return this.#stop(failed);
      if (!done) return;
      this.measured.value = this.measured.value.with(row, value!);
      this.#next();
    });
  }

  #stop(says: string) {
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
    this.progress.value = null;
    this.says.value = says;
  }
}

function restText(open: number) {
  if (open === 0) return "Every row is measured.";
  return `${open} ${open === 1 ? "row takes" : "rows take"} long: choose Measure the rest.`;
}
