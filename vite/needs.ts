/** The lists in `index.html` with what a mode, or a mode with a game, needs first. */

const LIST = /<meta name="needs-([\w-]+)" content="([^"]*)">/g;

/** The files of each list, by its name. */
export const needsOf = (html: string): Map<string, string[]> =>
  new Map(
    Array.from(html.matchAll(LIST), ([, name = "", files = ""]) => [
      name,
      files.split(" ").filter(Boolean),
    ]),
  );

/** The page with other files in its lists. */
export const withNeeds = (html: string, files: (sources: string[]) => string[]): string =>
  html.replace(LIST, (_, name: string, sources: string) => {
    return `<meta name="needs-${name}" content="${files(sources.split(" ")).join(" ")}">`;
  });
