/**
 * `node xtask/compress.js FOLDER`: writes a .br and a .gz next to every file that gets smaller.
 * It uses Node's zlib, because a compressor in Rust would slow down every build of xtask.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$|LICENSE-/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const FORMS = [
  { end: ".br", pack: (data) => promisify(brotliCompress)(data, QUALITY) },
  { end: ".gz", pack: (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }) },
];

async function compress(file) {
  const data = readFileSync(file);
  for (const { end, pack } of FORMS) {
    const packed = await pack(data);
    if (packed.length < data.length) writeFileSync(file + end, packed);
  }
}

const folder = process.argv[2];
const names = readdirSync(folder, { recursive: true }).filter((name) => TEXT.test(name));
await Promise.all(names.map((name) => compress(join(folder, name))));
