/** A host of the packed site that can change, and go offline. */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { matchIn } from "./reading.ts";

const LIST = /^self\.SITE = (\{.*\});\n/;

/** The parts of its site that the service worker requests. */
interface SiteList {
  version: string;
  /** The hash of every file, by path. */
  files: Record<string, string>;
  /** Likewise, of those that are cached when they are first used. */
  optional: Record<string, string>;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

export class Host {
  #site;
  #server;
  #hasPolicy;
  /** Files changed since packing, by path. */
  #changed: Map<string, string> = new Map();

  /**
   * @param site the address of the packed site, which this host serves from a deep folder
   * @param how.hasPolicy whether it sends the headers that a host should send; else only what any host sends
   */
  constructor(site: string, { hasPolicy = true } = {}) {
    this.#site = new URL(site);
    this.#hasPolicy = hasPolicy;
    this.#server = createServer(async ({ url = "" }, response) => {
      const { status, headers, body } = await this.#answer(new URL(url, this.#site));
      response.writeHead(status, headers);
      response.end(body);
    });
  }

  /** Starts the host; returns the address of the site. */
  async start() {
    await new Promise((ready) => this.#server.listen(0, "127.0.0.1", () => ready(null)));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${this.#site.pathname}`;
  }

  /** Stops the host and closes its connections. */
  async end() {
    const ended = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await ended;
  }

  /** From now on, serves the site from another folder. */
  move(site: string) {
    this.#changed.clear();
    this.#site = new URL(new URL(site).origin + this.#site.pathname);
  }

  /**
   * From now on, serves another version of the site, whose page has a mark.
   * @param how.whole whether its list of files is correct
   * @param how.optional the files that are cached when they are first used
   */
  async publish(
    mark: string,
    { whole = true, optional }: { whole?: boolean; optional?: RegExp } = {},
  ) {
    const packed = async (path: string) => (await fetch(new URL(path, this.#site))).text();
    const page = (await packed("index.html")).replace("<html", `<html data-mark="${mark}"`);
    const script = await packed("sw.js");
    const list: SiteList = JSON.parse(matchIn(script, LIST)[1]!);
    list.version = mark;
    list.files["index.html"] = whole ? hashOf(page) : hashOf(mark);
    for (const [path, hash] of Object.entries(list.files)) {
      if (!optional?.test(path)) continue;
      delete list.files[path];
      list.optional[path] = hash;
    }
    this.#changed.set("", page).set("index.html", page);
    const text = script.replace(LIST, () => `self.SITE = ${JSON.stringify(list)};\n`);
    this.#changed.set("sw.js", text);
  }

  async #answer(url: URL) {
    const answer = await fetch(url);
    const sent = [...answer.headers];
    const headers = Object.fromEntries(
      this.#hasPolicy ? sent : sent.filter(([name]) => name === "content-type"),
    );
    // The fetched files are no longer compressed.
    for (const name of ["content-encoding", "content-length"]) delete headers[name];
    const changed = this.#changed.get(url.pathname.slice(this.#site.pathname.length));
    const body = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers, body: changed ?? body };
  }
}
