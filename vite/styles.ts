/**
 * The style sheets of rooms: `index.html` links each with `data-rooms`, for development. In the packed page the sheets of
 * the same rooms become one file, and its link a `meta` that the room turns into a link again (`www/ui/styles.ts`).
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LINK = /<link rel="stylesheet" href="([^"]+)" data-rooms="([^"]+)"(?: media="([^"]+)")?>\n/g;

/** The style sheets of each set of rooms, as a sheet that imports them in their order and for their media. */
export function sheetsOf(html: string): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const [, file, rooms = "", media] of html.matchAll(LINK)) {
    const statement = `@import "./${file}"${media ? ` ${media}` : ""};\n`;
    sheets.set(rooms, (sheets.get(rooms) ?? "") + statement);
  }
  return sheets;
}

/** The name of a packed sheet. */
export const sheetName = (rooms: string): string => `${rooms.replaceAll(" ", "-")}-rooms`;

export const withoutRooms = (html: string): string => html.replace(LINK, "");

export function styleSheets(): Plugin {
  /** By its file, which only exists here: at the root, where its imports begin. */
  const files = new Map<string, string>();
  return {
    name: "style-sheets",
    apply: "build",
    config({ root = process.cwd() }) {
      const input: Record<string, string> = {};
      for (const [rooms, sheet] of sheetsOf(readFileSync(`${root}/index.html`, "utf8"))) {
        const file = `${root}/${sheetName(rooms)}.css`;
        files.set(file, sheet);
        input[sheetName(rooms)] = file;
      }
      return { build: { rolldownOptions: { input } } };
    },
    resolveId: (id) => (files.has(id) ? id : null),
    load: (id) => files.get(id) ?? null,
  };
}
