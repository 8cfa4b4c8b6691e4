/** Why nothing was read: what is wrong, and what to do. */

import { canPaint, sideOf } from "../../core/regions.ts";
import { capital } from "../../core/words.ts";
import type { SeenPart } from "../../engine/reader.ts";
import { completed } from "./lattice.ts";

export interface Refused {
  /** As in `src/reader/refusal.rs`, or one of those below. */
  code: string;
  message: string;
  /** What a picture shows of a board that it cuts off. */
  seen?: SeenPart;
}

export const NOT_A_PICTURE: Refused = {
  code: "not a picture",
  message:
    "This browser cannot open this kind of picture: save it as PNG or JPEG, or take a screenshot of it.",
};

export const HIDDEN: Refused = {
  code: "hidden",
  message:
    "Your browser hides the colours of pictures from pages to protect your privacy: allow it for this page, or paint the board by hand.",
};

export const NOT_LOADED: Refused = {
  code: "not loaded",
  message: "The reader could not be loaded: check your connection, and try again.",
};

export const NOTHING_SHARED: Refused = {
  code: "not shared",
  message: "The shared picture did not arrive: open this page once, then share the picture again.",
};

export const NOTHING_TO_PASTE: Refused = {
  code: "nothing to paste",
  message: "There is no picture to paste: copy a screenshot first, or choose a file.",
};

export const EMPTY: Refused = {
  code: "empty",
  message: "This file is empty: choose another, or bring the board as text.",
};

/** A file larger than any picture that can be read. */
export const MOST_BYTES = 60_000_000;

export const TOO_MANY_BYTES: Refused = {
  code: "too large",
  message: `This file is larger than ${MOST_BYTES / 1e6} MB: save the picture as JPEG, or crop it to the board.`,
};

/** The letters of a board that was read in part, with all squares; null if they can't be told. */
export function begunBy({ code, seen }: Refused): string | null {
  if (!seen?.letters) return null;
  const isCut = code === "cut off";
  // The size is known only where one direction is whole.
  if (isCut && (seen.columns === seen.rows || seen.cut.length !== 1)) return null;
  const letters = completed(seen, isCut ? seen.cut[0]! : null);
  return canPaint(sideOf(letters), letters) ? letters : null;
}

/** What is wrong, and what to do, each as a sentence. */
export function partsOf({ message }: Pick<Refused, "message">): { title: string; sub: string } {
  const at = message.indexOf(": ");
  if (at < 0) return { title: message, sub: "" };
  return { title: `${message.slice(0, at)}.`, sub: capital(message.slice(at + 2)) };
}
