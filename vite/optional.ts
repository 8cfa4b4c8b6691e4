/**
 * Parts of the page that only some people need, such as an editor: the service worker does not fetch them with the site,
 * but caches each file when it is first used. Load such a module by `Optional` (`www/core/lazy.ts`), which says so offline.
 */

/** Their modules, from the root of the checkout. */
export const OPTIONAL: string[] = [
  "www/lab/index.ts",
  "www/lab/lab-room.ts",
  "www/play/bring/bring-room.ts",
];

/**
 * The files that a site needs only for some of its entries.
 * @param texts the text of each file that may name others; names have hashes, so that none is there by accident
 * @param entries the files of optional modules
 */
export function optionalFiles(texts: Map<string, string>, entries: string[]): Set<string> {
  const names = [...texts.keys()];
  const named = (file: string) => {
    const text = texts.get(file) ?? "";
    return names.filter((other) => text.includes(other.slice(other.lastIndexOf("/") + 1)));
  };
  const reached = (from: string[], without: string[]) => {
    const found = new Set(from);
    // A set also visits what is added meanwhile.
    for (const file of found) {
      for (const other of named(file)) if (!without.includes(other)) found.add(other);
    }
    return found;
  };
  const always = reached(["index.html"], entries);
  return new Set([...reached(entries, [])].filter((file) => !always.has(file)));
}
