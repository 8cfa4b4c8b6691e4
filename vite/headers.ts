/** The headers of the site's files: one list for the servers of tests and development, and for hosts. */

import { FOLDER } from "./folder.ts";

type Headers = Record<string, string>;

/** For every file. A frame in a sandbox has no origin, so that the site's own scripts come from another one. */
export const ALWAYS: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Access-Control-Allow-Origin": "*",
};

/**
 * What documents and workers may do. Every other file would carry a third of a kilobyte for nothing. There is no
 * `frame-ancestors`, because any page may embed a run and the game has no secret to steal.
 */
export const POLICY: Headers = {
  "Content-Security-Policy":
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types forward-check",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

/** For files with a hash in their names. */
export const IMMUTABLE: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/** For files whose names stay the same: browsers may cache them but must revalidate. */
export const REVALIDATED: Headers = { "Cache-Control": "no-cache" };

/**
 * The paths of files whose names stay the same. Hosts that read `_headers` merge all lines that match a file, so no
 * file may match two of these, nor two that end in `*`.
 */
const UNHASHED = [
  "/",
  "/index.html",
  "/sw.js",
  "/docs/*",
  "/www/embed.js",
  "/www/icon.svg",
  "/www/icons/*",
  "/www/manifest.webmanifest",
];

/** Whether a file is the packed script of a worker: those have their policy from their own response. */
export const isWorker = (file: string): boolean =>
  file.startsWith(`${FOLDER}/`) && file.includes(".worker-") && file.endsWith(".js");

/**
 * The headers of a file.
 * @param file its path from the root of the site
 */
export function headersOf(file: string): Headers {
  if (!file.startsWith(`${FOLDER}/`)) return { ...ALWAYS, ...REVALIDATED, ...POLICY };
  return { ...ALWAYS, ...IMMUTABLE, ...(isWorker(file) ? POLICY : {}) };
}

/**
 * `_headers`, in the format of Netlify and Cloudflare Pages.
 * @param files all packed files
 */
export function hostHeaders(files: string[]): string {
  const rules: [string, Headers][] = [
    ["/*", ALWAYS],
    [`/${FOLDER}/*`, IMMUTABLE],
    ...files
      .filter(isWorker)
      .sort()
      .map((file): [string, Headers] => [`/${file}`, POLICY]),
    ...UNHASHED.map((path): [string, Headers] => [path, { ...REVALIDATED, ...POLICY }]),
  ];
  return rules.map(([path, headers]) => `${path}\n${lines(headers)}`).join("");
}

const lines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");

/** The message that Vite shows about an error has styles in its markup, which the page's own policy forbids. */
export const allowOverlay = (text: string): string =>
  text.replace("script-src", "style-src 'self' 'unsafe-inline'; script-src");

/** These headers while the page is being developed. */
export const inDevelopment = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, allowOverlay(value)] as const),
  );
