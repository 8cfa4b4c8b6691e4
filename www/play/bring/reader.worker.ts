/** Reads boards from pictures and texts, and writes them as text. A picture stays until the next one, to be read again between other corners. */

import type { Task } from "../../engine/job.ts";
import {
  type BoardToWrite,
  makePictureReader,
  openReader,
  type PictureReader,
  type ReadBoard,
  readText,
  writeText,
} from "../../engine/reader.ts";
import { serve, transferring } from "../../engine/serve.ts";
import { contextOf, readsBack } from "../../ui/canvas.ts";
import { HIDDEN, NOT_A_PICTURE, NOT_LOADED, type Refused } from "./refusals.ts";

/** The rows of pixels that are taken at a time. */
const STRIP = 256;
/** The longest side of the preview, in pixels. */
const PREVIEW = 1400;
/** The share of the work that taking the picture in is. */
const TAKEN = 0.6;

export interface DecodedPicture {
  /** In pixels. */
  width: number;
  height: number;
  preview: ImageBitmap;
}

export type ReadPicture = { boards: ReadBoard[] } | { refused: Refused };

let picture: ImageBitmap | null = null;
let reader: PictureReader | null = null;
/** Whether the reader has the pixels of the picture. */
let isTaken = false;

/** Errors of the reader have a code; any other is a bug. */
function refusalOf(error: unknown): { refused: Refused } {
  const code = error instanceof Error && Reflect.get(error, "code");
  if (typeof code !== "string") throw error;
  const { message, seen } = error as Error & Refused;
  return { refused: { code, message, seen } };
}

function refuse({ code, message }: Refused): never {
  throw Object.assign(new Error(message), { code });
}

const opened = () => openReader().catch(() => refuse(NOT_LOADED));

/** Decodes a picture, turned as its camera was. */
async function decode(file: Blob): Promise<DecodedPicture> {
  picture?.close();
  reader?.free();
  [picture, reader, isTaken] = [null, null, false];
  if (!readsBack()) refuse(HIDDEN);
  const options: ImageBitmapOptions = { imageOrientation: "from-image" };
  picture = await createImageBitmap(file, options).catch(() => refuse(NOT_A_PICTURE));
  await opened();
  const { width, height } = picture;
  // Refuses a picture of the wrong size at once.
  reader = makePictureReader(width, height);
  const preview = await createImageBitmap(picture, sizeOfPreview(picture));
  return transferring({ width, height, preview }, [preview]);
}

function sizeOfPreview({ width, height }: ImageBitmap): ImageBitmapOptions {
  const scale = Math.min(1, PREVIEW / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { resizeWidth: scaled(width), resizeHeight: scaled(height), resizeQuality: "medium" };
}

/** Gives the reader the picture, strip by strip, on a white ground. */
function* taken(picture: ImageBitmap, reader: PictureReader) {
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, STRIP);
  const context = contextOf(canvas, { willReadFrequently: true });
  for (let top = 0; top < height; top += STRIP) {
    const rows = Math.min(STRIP, height - top);
    context.fillStyle = "white";
    context.fillRect(0, 0, width, rows);
    context.drawImage(picture, 0, -top);
    reader.rows(new Uint8Array(context.getImageData(0, 0, width, rows).data.buffer));
    yield { progress: (TAKEN * (top + rows)) / height };
  }
}

/** The reader, once it has the picture. */
function* filled() {
  if (!picture || !reader) refuse(NOT_A_PICTURE);
  if (!isTaken) yield* taken(picture, reader);
  isTaken = true;
  return reader;
}

/** Reads the decoded picture. */
function* read(): Task<ReadPicture> {
  try {
    return { boards: (yield* filled()).read() };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Reads the board between four corners: x and y of each in pixels, clockwise from the top left one. */
function* readBetween(corners: number[]): Task<ReadPicture> {
  try {
    return { boards: [(yield* filled()).readBetween(corners)] };
  } catch (error) {
    return refusalOf(error);
  }
}

async function text(text: string) {
  await opened();
  return readText(text);
}

async function write(board: BoardToWrite) {
  await opened();
  return writeText(board);
}

const methods = { decode, read, readBetween, text, write };
export type ReaderMethods = typeof methods;

serve(methods);
