/**
 * Boards from pictures and texts. Only this file imports their package. Only a worker imports this file, so
 * that the module is cached only once it has been used (`vite/optional.ts`).
 */

import type * as wasm from "../pkg/reader.js";
import { Door } from "./door.ts";

export type PictureReader = wasm.PictureReader;
export type {
  BoardToWrite,
  ReadBoard,
  ReadText,
  SeenPart,
  Side,
  TextForm,
  WrittenBoard,
} from "../pkg/reader.js";

const reader = new Door(
  () => import("../pkg/reader.js"),
  new URL("../pkg/reader_bg.wasm", import.meta.url),
);

/** Starts the module. */
export const openReader = () => reader.open(() => {});

/** A reader for a picture of this size, which takes it in strips. */
export const makePictureReader = (width: number, height: number): PictureReader =>
  reader.make(({ PictureReader }) => new PictureReader(width, height));

/** The board in a text. */
export const readText = (text: string) => reader.guard((wasm) => wasm.readText(text));

/** A board in every form of text that holds it. */
export const writeText = (board: wasm.BoardToWrite) =>
  reader.guard((wasm) => wasm.writeText(board));
