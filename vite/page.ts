/** `index.html`: what Vite does not know about it. */
import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin, Rolldown } from "vite";
import { FOLDER } from "./folder.ts";
import { allowOverlay } from "./headers.ts";
import { withNeeds } from "./needs.ts";
import { BEFORE_PAINT } from "./scripts.ts";
import { sheetName, sheetsOf, withoutRooms } from "./styles.ts";

type Bundle = Rolldown.OutputBundle;

const SCRIPT = `<script src="${BEFORE_PAINT.source}"></script>\n`;
/** The picture in link previews, which usually need its full address. */
const PICTURE = 'content="www/icons/share.png"';

/** The packed file of a source. */
export function packedName(bundle: Bundle, root: string, source: string): string {
  // Vite packs workers separately, and only their names tell where they came from.
  const worker = source.match(/([^/]+\.worker)\.ts$/)?.[1];
  const isIt = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) => {
    if (output.type === "chunk") return output.moduleIds.includes(`${root}/${source}`);
    if (worker) return output.fileName.startsWith(`${FOLDER}/${worker}-`);
    return output.originalFileNames.includes(source) || output.names.includes(source);
  };
  const output = Object.values(bundle).find(isIt);
  if (!output) throw new Error(`index.html needs ${source}, which is not part of the page.`);
  return output.fileName;
}

/** These files and all that they import before they run. */
export function imported(bundle: Bundle, files: Iterable<string>): Set<string> {
  const found = new Set(files);
  // A set also visits what is added meanwhile.
  for (const file of found) {
    const output = bundle[file];
    if (output?.type === "chunk") for (const one of output.imports) found.add(one);
  }
  return found;
}

/** The page with the address of the site, such as `https://example.org/game/`, before that of its picture. */
export function placed(html: string, address: string | undefined): string {
  if (!address) return html;
  return html.replace(PICTURE, `content="${address.replace(/\/*$/, "/")}www/icons/share.png"`);
}

/** The page as Vite bundles it: what other plugins pack is left out. */
function prepared(html: string, { server, path }: IndexHtmlTransformContext): string {
  if (path !== "/index.html") return html;
  return server ? allowOverlay(html) : withoutRooms(html).replace(SCRIPT, "");
}

/**
 * What comes after Vite's own tags, so that the browser requests those first, and the sheets of rooms stay after the
 * page's own: the first sheet that names a cascade layer gives it its place.
 */
function tagsOf(rooms: Iterable<string>, name: (source: string) => string): HtmlTagDescriptor[] {
  const tag = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => {
    return { tag, attrs, injectTo: "head" };
  };
  const sheets = Array.from(rooms, (names) => {
    const content = name(`${sheetName(names)}.css`);
    return tag("meta", { name: "styles", "data-rooms": names, content });
  });
  const worker = tag("meta", { name: "service-worker", content: "sw.js" });
  return [...sheets, worker, tag("script", { src: name(BEFORE_PAINT.name) })];
}

export function page(): Plugin[] {
  let root = "";
  let rooms: string[] = [];
  return [
    {
      name: "page-prepared",
      configResolved(config) {
        root = config.root;
      },
      transformIndexHtml: {
        order: "pre",
        handler(html, context) {
          rooms = [...sheetsOf(html).keys()];
          return prepared(html, context);
        },
      },
    },
    {
      name: "page-packed",
      apply: "build",
      transformIndexHtml(html, { bundle = {}, chunk }) {
        const name = (source: string) => packedName(bundle, root, source);
        const first = imported(bundle, chunk ? [chunk.fileName] : []);
        const needs = (sources: string[]) =>
          [...imported(bundle, sources.map(name))].filter((file) => !first.has(file));
        // In a frame without an origin, a sheet requested with CORS would need its host's permission.
        const own = html.replaceAll('rel="stylesheet" crossorigin', 'rel="stylesheet"');
        return {
          html: placed(withNeeds(own, needs), process.env.SITE_URL),
          tags: tagsOf(rooms, name),
        };
      },
    },
  ];
}
