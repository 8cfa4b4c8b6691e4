/** Compressed copies of files, which hosts send as they are. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$|LICENSE-/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const FORMS: Record<string, (data: Buffer) => Promise<Buffer>> = {
  ".br": (data) => promisify(brotliCompress)(data, QUALITY),
  ".gz": (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

export const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);

async function compressFile(file: string) {
  const data = readFileSync(file);
  for (const [ending, pack] of Object.entries(FORMS)) {
    const packed = await pack(data);
    if (packed.length < data.length) writeFileSync(file + ending, packed);
  }
}

/** Writes a .br and a .gz next to every file that gets smaller. */
export async function compress(folder: string, files: string[]): Promise<void> {
  const texts = files.filter((file) => TEXT.test(file));
  await Promise.all(texts.map((file) => compressFile(join(folder, file))));
}
