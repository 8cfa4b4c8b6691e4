/** Saves a board as a file of the chosen format. */

import { counted } from "../core/lists.ts";
import { count, duration, tenths } from "../core/numbers.ts";
import { answerAsCsv, answerAsJson } from "../saves/tables.ts";
import { readsBack } from "../ui/canvas.ts";
import type { Theme } from "../ui/theme.ts";
import { download } from "./download.ts";
import { makeMovie, measureMovie } from "./movie.ts";
import type { Measured } from "./movie.worker.ts";
import { toPng, toSvg } from "./picture.ts";
import type { Subject } from "./subject.ts";

export const FORMATS = ["svg", "png", "gif", "json", "csv"] as const;
export type Format = (typeof FORMATS)[number];

export interface Order {
  subject: Subject;
  theme: Theme;
  format: Format;
  /** In pixels. */
  width: number;
  /** Steps per second. */
  rate: number;
  /** The steps or moves of an animation. */
  range: Range;
  /** Whether an animation has a caption and a step counter. */
  isCaptioned: boolean;
  /** Whether an animation may have more than `USUAL_MOST` bytes. */
  isLarge: boolean;
}

export interface Range {
  from: number;
  to: number;
}

/** The most bytes of an animation, unless the person insists. */
export const USUAL_MOST = 4_000_000;

/** The progress from 0 to 1, or null if no file is being made; and a message. */
export interface SaveNews {
  progress: number | null;
  message: string;
}

const TOO_LARGE = "There is too little memory for this animation. Choose a smaller width.";
const NOT_MADE = "The picture could not be made. Choose a smaller width and try again.";

const NOT_READ =
  "This browser keeps pictures from pages, to protect your privacy. Allow this page to read canvases, or save as SVG.";

/**
 * Makes a file and saves it.
 * @returns cancels it
 */
export function saveBoard(order: Order, onNews: (news: SaveNews) => void): () => void {
  const tell = (message: string) => onNews({ progress: null, message });
  if (["png", "gif"].includes(order.format) && !readsBack()) {
    tell(NOT_READ);
    return () => {};
  }
  if (order.format === "gif") return saveMovie(order, onNews);
  fileOf(order).then(
    (file) => tell(save(file)),
    () => tell(NOT_MADE),
  );
  return () => {};
}

function save(file: Parameters<typeof download>[0]) {
  download(file);
  return `Saved as ${file.name}.`;
}

async function fileOf({ subject, theme, format, width }: Order) {
  if (format === "json") return answerAsJson(subject.answer);
  if (format === "csv") return answerAsCsv(subject.answer);
  const name = `forward-check.${format}`;
  const drawn = { ...subject, theme };
  return format === "png"
    ? { name, type: "image/png", content: await toPng(drawn, width) }
    : { name, type: "image/svg+xml", content: toSvg(drawn, subject.title) };
}

/** What to film. */
const filmOf = ({ subject, range, isCaptioned, isLarge, theme, width, rate }: Order) => ({
  theme,
  width,
  rate,
  shown: { ...subject.shown, ...range },
  caption: isCaptioned ? subject.caption : "",
  limit: isLarge ? null : USUAL_MOST,
});

function saveMovie(order: Order, onNews: (news: SaveNews) => void) {
  onNews({ progress: 0, message: "Drawing the steps…" });
  const job = makeMovie(filmOf(order), ({ progress, value, problem, fault }) => {
    if (problem) onNews({ progress: null, message: fault === "full" ? TOO_LARGE : problem });
    else if (!value) onNews({ progress, message: "Drawing the steps…" });
    else {
      const size = `${sizeWords(value.length)}.`;
      const message = save({ name: "forward-check.gif", type: "image/gif", content: value });
      onNews({ progress: null, message: message.replace(/\.$/, `, ${size}`) });
    }
  });
  return () => job.cancel();
}

/**
 * Estimates the size of an animation.
 * @returns cancels it
 */
export function measure(order: Order, onMeasured: (words: string) => void): () => void {
  const job = measureMovie(filmOf(order), ({ value }) => {
    if (value) onMeasured(measuredWords(order, value));
  });
  return () => job.cancel();
}

function measuredWords({ range, rate, isLarge }: Order, { bytes, frames }: Measured) {
  const all = range.to - range.from + 1;
  const fits = isLarge || bytes <= USUAL_MOST;
  const shown = fits ? frames : Math.max(2, Math.floor((frames * USUAL_MOST) / bytes));
  const which = shown < all ? `${count(shown)} of ${count(all)} frames` : counted(all, "frame");
  const size = `About ${sizeWords(fits ? bytes : USUAL_MOST)}: ${which}, ${duration(shown / rate)}.`;
  return fits ? size : `${size} With ${count(frames)} it would take ${sizeWords(bytes)}.`;
}

const sizeWords = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${tenths(bytes / 1e6)} MB`;
