/** A short checksum that notices a text copied badly. It does not protect against forgery. */

const LENGTH = 4;

/** Four letters and digits: FNV-1a, folded. */
export function checksum(text: string) {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return (hash % 36 ** LENGTH).toString(36).padStart(LENGTH, "0");
}
