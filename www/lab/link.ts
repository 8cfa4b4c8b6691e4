/** Programs in links: a checksum, and the text compressed. */

import { checksum } from "../core/checksum.ts";

/** The longest program that a link takes, in bytes. */
export const LONGEST = 8192;

/** The checksum's letters. */
const CHECKED = 4;

/** A program as in a link; throws a sentence if it is too long. */
export async function encoded(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LONGEST) {
    throw new Error(
      "This program is too long for a link, which takes 8 kB. Save it to a file instead.",
    );
  }
  return checksum(text) + base64url(await through(bytes, new CompressionStream("deflate-raw")));
}

/** The inverse of `encoded`; null if the link is damaged. */
export async function decoded(code: string): Promise<string | null> {
  try {
    const bytes = fromBase64url(code.slice(CHECKED));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
    return checksum(text) === code.slice(0, CHECKED) ? text : null;
  } catch {
    return null;
  }
}

/** What a stream makes of some bytes. It ends with the first byte too many: a short link may hold a gigabyte. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const made: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(made);
    if (made.length + value.length > 2 * LONGEST) {
      await reader.cancel();
      throw new Error("This is longer than any program in a link.");
    }
    for (const byte of value) made.push(byte);
  }
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  );
