/** Saves a board as a file of the chosen format. */

import { answerAsCsv, answerAsJson } from "../saves/tables.ts";
import { readsBack } from "../ui/canvas.ts";
import type { Theme } from "../ui/theme.ts";
import { download } from "./download.ts";
import { makeMovie } from "./movie.ts";
import { toPng, toSvg } from "./picture.ts";
import type { Subject } from "./subject.ts";

export const FORMATS = ["svg", "png", "gif", "json", "csv"] as const;
export type Format = (typeof FORMATS)[number];

interface Order {
  subject: Subject;
  theme: Theme;
  format: Format;
  /** In pixels. */
  width: number;
  /** Steps per second. */
  rate: number;
}

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

function saveMovie({ subject, ...request }: Order, onNews: (news: SaveNews) => void) {
  onNews({ progress: 0, message: "Drawing the steps…" });
  const job = makeMovie(
    { ...request, shown: subject.shown },
    ({ progress, value, problem, fault }) => {
      if (problem) onNews({ progress: null, message: fault === "full" ? TOO_LARGE : problem });
      else if (!value) onNews({ progress, message: "Drawing the steps…" });
      else {
        const message = save({ name: "forward-check.gif", type: "image/gif", content: value });
        onNews({ progress: null, message });
      }
    },
  );
  return () => job.cancel();
}
