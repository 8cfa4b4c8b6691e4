/** A host of the packed site for tests and benchmarks: it sends compressed copies, and the headers that a host should send. */
import { once } from "node:events";
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { headersOf } from "./headers.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".py": "text/x-python",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The compressed copies of a file that a browser may accept, the smallest first. */
const CODINGS = [
  { coding: "br", ending: ".br" },
  { coding: "gzip", ending: ".gz" },
];

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file of the site that an address names; null if it names none. */
function fileAt(folder: string, base: string, address: string): string | null {
  const path = normalize(decodeURIComponent(new URL(address, "http://host").pathname));
  if (!path.startsWith(base)) return null;
  const file = path.slice(base.length).replaceAll("\\", "/") || "index.html";
  return isFile(join(folder, file)) ? file : null;
}

function send(folder: string, file: string, request: IncomingMessage, response: ServerResponse) {
  const accepted = request.headers["accept-encoding"] ?? "";
  const path = join(folder, file);
  const copy = CODINGS.find(
    ({ coding, ending }) => accepted.includes(coding) && isFile(path + ending),
  );
  const sent = path + (copy?.ending ?? "");
  response.writeHead(200, {
    ...headersOf(file),
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": statSync(sent).size,
    Vary: "Accept-Encoding",
    ...(copy && { "Content-Encoding": copy.coding }),
  });
  if (request.method === "HEAD") response.end();
  else createReadStream(sent).pipe(response);
}

/**
 * Serves a packed site on this machine.
 * @param base its path, which begins and ends with a slash
 * @returns the address of the site
 */
export async function serve(folder: string, base: string = "/") {
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    const file = fileAt(folder, base, url);
    if (file) send(folder, file, request, response);
    // Browsers ask for an icon at the root of every host.
    else response.writeHead(url === "/favicon.ico" ? 204 : 404, headersOf("404")).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}
