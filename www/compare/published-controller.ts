/** Measures the published figures, row by row, in a worker. */

import { signal } from "@preact/signals-core";
import { begin } from "../engine/engine-client.ts";
import type { PublishedRow } from "../engine/generated/published.ts";
import type { Job, JobState } from "../engine/job.ts";
import type { Measured, Sources } from "../engine/methods.ts";

export interface PublishedView {
  rows: PublishedRow[];
  caution: string;
  /** The result of each row; undefined until it is measured. */
  measured: (Measured | undefined)[];
  /** The progress of the current row, from 0 to 1; null if none is being measured. */
  progress: number | null;
  /** The row being measured, or why none is. */
  message: string;
  /** What can be measured next; "" once every row is measured. */
  offer: "Measure" | "Measure the rest" | "";
}

export class PublishedController {
  #view = signal<PublishedView | null>(null);
  #start;
  #sources: Job<Sources> | null = null;
  /** The rows still to measure, in order. */
  #queue: number[] = [];
  #job: Job<Measured> | null = null;

  /** @param start starts a worker */
  constructor(start?: () => Worker) {
    this.#start = start;
  }

  /** Null until the figures have arrived. */
  get view() {
    return this.#view.value;
  }

  /** Pauses while the figures are out of sight. */
  see(isSeen: boolean) {
    if (isSeen) this.#sources ??= this.#ask();
    else if (this.#job) this.#stop("");
    // A failed request is repeated.
    if (!isSeen && this.#sources?.problem) this.#sources = null;
  }

  #ask() {
    const hear = ({ value, problem }: JobState<Sources>) => {
      this.#view.value = value ? unmeasured(value) : { ...NOTHING, caution: problem };
    };
    return begin("sources", [], hear, this.#start);
  }

  /** Measures the quick rows; once they are done, the rest. */
  measure() {
    if (!this.view) return;
    this.#queue = this.view.offer === "Measure" ? quickRows(this.view) : openRows(this.view);
    this.#next();
  }

  cancel() {
    this.#stop("Cancelled.");
  }

  #next() {
    const [row, { view }] = [this.#queue.shift(), this];
    if (!view) return;
    if (row === undefined) return this.#stop(restWords(openRows(view).length));
    const { what, n } = view.rows[row]!;
    this.#show({ progress: 0, message: `Measuring ${what}${n === null ? "" : `, ${n}`}.` });
    const hear = (state: JobState<Measured>) => this.#hear(row, state);
    this.#job = begin("published", [row], hear, this.#start);
  }

  #hear(row: number, { progress, value, done, problem }: JobState<Measured>) {
    if (problem) return this.#stop(problem);
    if (!done) return this.#show({ progress });
    this.#show({ measured: this.view?.measured.with(row, value!) ?? [] });
    this.#next();
  }

  #stop(message: string) {
    this.#job?.cancel();
    this.#job = null;
    this.#queue = [];
    this.#show({ progress: null, message });
  }

  #show(change: Partial<PublishedView>) {
    if (!this.view) return;
    const view = { ...this.view, ...change };
    this.#view.value = { ...view, offer: offerOf(view) };
  }
}

const NOTHING: PublishedView = {
  rows: [],
  caution: "",
  measured: [],
  progress: null,
  message: "",
  offer: "",
};

/** Before the first measurement. */
const unmeasured = ({ rows, caution }: Sources): PublishedView => {
  const measured = rows.map(() => undefined);
  return { ...NOTHING, rows, caution, measured, offer: "Measure" };
};

/** The rows not measured yet. */
const openRows = ({ measured }: PublishedView) =>
  [...measured.keys()].filter((row) => !measured[row]);

/** The quick rows among them. */
const quickRows = (view: PublishedView) => openRows(view).filter((row) => !view.rows[row]!.slow);

function offerOf(view: PublishedView): PublishedView["offer"] {
  if (quickRows(view).length > 0) return "Measure";
  return openRows(view).length > 0 ? "Measure the rest" : "";
}

function restWords(open: number) {
  if (open === 0) return "Every row has been measured.";
  return `${open} ${open === 1 ? "row takes" : "rows take"} longer. Choose Measure the rest.`;
}
