/** Checksums that notice a text copied badly. They do not protect against forgery. */

const LENGTH = 4;

/** FNV-1a, 32 bits (G. Fowler, L. C. Noll, K.-P. Vo), of a text in UTF-8. */
export function fnv1a(text: string) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Four letters and digits. */
export const checksum = (text: string) =>
  (fnv1a(text) % 36 ** LENGTH).toString(36).padStart(LENGTH, "0");
