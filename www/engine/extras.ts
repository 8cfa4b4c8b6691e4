/** The published figures, and moving pictures. Only this file imports their package. */

import { Door } from "./door.ts";

export const extras = new Door(
  () => import("../pkg/extras.js"),
  new URL("../pkg/extras_bg.wasm", import.meta.url),
);

/** Every figure that the sources print. */
export const publishedRows = () => extras.guard((wasm) => wasm.publishedRows());

/** The note that goes with the published figures wherever they are shown. */
export const caution = () => extras.guard((wasm) => wasm.publishedCaution());

/** Measures a row. */
export const makeMeasurement = (row: number) => extras.make((wasm) => new wasm.Measurement(row));

/**
 * A moving picture, made frame by frame.
 * @param width in pixels
 */
export const makeFilm = (width: number, height: number) =>
  extras.make((wasm) => new wasm.Movie(width, height));
