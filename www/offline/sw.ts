/**
 * The service worker: it caches the site, so that all of it works offline. A new version is fetched while the old
 * one is in use and waits until a page asks for it; open pages keep the files of the version they started with.
 *
 * `cargo xtask dist` puts it at the root of the site, after a line with the list of files. Without that list it
 * replaces the worker that another site left on the same port, deletes its caches and unregisters itself.
 */

interface Site {
  version: string;
  /** The hash of each file, by its path. */
  files: Record<string, string>;
  /** Files that only some people need, likewise: each is cached when it is first used. */
  optional: Record<string, string>;
}

function asServiceWorker(scope: WorkerGlobalScope) {
  if (scope instanceof ServiceWorkerGlobalScope) return scope;
  throw new Error("This script is for a service worker.");
}

const worker = asServiceWorker(self);
const { clients, registration } = worker;
const scope = registration.scope;
/** Of this site's caches: an origin may have others. */
const PREFIX = `forward-check ${scope} `;
/** The cache of which version each page was given. */
const PAGES = `${PREFIX}pages`;

/** Its files have a hash of their content in their names. */
const PACKED = "www/packed/";

const cacheOf = (version: string) => PREFIX + version;

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// ---- a version arrives ----------------------------------------------------------------------

/** Caches all files of a version, or none, and of its optional files those that another version has. */
async function install({ version, files, optional }: Site) {
  const cache = await caches.open(cacheOf(version));
  const all = Object.entries(files).map(([path, hash]) => keep(cache, path, hash));
  for (const path of Object.keys(optional)) all.push(carryOver(cache, path));
  try {
    await Promise.all(all);
  } catch (error) {
    await Promise.allSettled(all);
    await caches.delete(cacheOf(version));
    throw error;
  }
}

/**
 * Caches a file, or copies a packed one from another version. Browsers keep compiled scripts only with responses that
 * were fetched, under the address of the request.
 */
async function keep(cache: Cache, path: string, hash: string) {
  const address = new URL(path, scope).href;
  const found = path.startsWith(PACKED) ? await caches.match(address) : undefined;
  await cache.put(address, found ?? (await fetched(address, hash)));
}

/** Copies an optional file from another version; all have a hash in their names. */
async function carryOver(cache: Cache, path: string) {
  const address = new URL(path, scope).href;
  const found = await caches.match(address);
  if (found) await cache.put(address, found);
}

/**
 * Fetches a file with the hash in the list. If a cache on the way has another one, it is fetched again; if the host
 * itself has, it is between two versions and the installation fails.
 */
async function fetched(address: string, hash: string) {
  for (const cache of ["default", "reload"] as RequestCache[]) {
    const response = await fetch(address, { cache });
    const body = await response.clone().arrayBuffer();
    const isListed = response.ok && (await hashOf(body)) === hash;
    if (isListed) return response.redirected ? direct(response, body) : response;
  }
  throw new Error(`${address} is not of this version.`);
}

async function hashOf(body: ArrayBuffer) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A response without a redirect, which browsers reject for pages. */
function direct(response: Response, body: ArrayBuffer) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(body, { headers });
}

// ---- pages get their files ---------------------------------------------------------------------

/** The path that a request asks for; null if it is not of this site. */
function pathOf({ method, url }: Request) {
  if (method !== "GET" || !url.startsWith(scope)) return null;
  const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
  return path === "" ? "index.html" : path;
}

/**
 * Answers a new page with this version, and others with the version they started with. Uncached
 * files come from the network.
 */
async function answer(event: FetchEvent, path: string, site: Site) {
  const { request, clientId, resultingClientId } = event;
  const { version: current, optional } = site;
  const version = request.mode === "navigate" ? current : await versionOf(clientId, current);
  // The answer does not wait until it is stored.
  if (resultingClientId) event.waitUntil(note(resultingClientId, version));
  const cacheName = cacheOf(version);
  const found = await caches.match(new URL(path, scope), { cacheName });
  const hash = version === current ? optional[path] : undefined;
  return found ?? (hash ? firstUse(event, path, hash, cacheName) : fetch(request));
}

/** Fetches an optional file, and caches it. */
async function firstUse(event: FetchEvent, path: string, hash: string, cacheName: string) {
  const address = new URL(path, scope).href;
  const response = await fetched(address, hash);
  const copy = response.clone();
  // The answer does not wait until it is stored, and there may be no space.
  const stored = caches.open(cacheName).then((cache) => cache.put(address, copy));
  event.waitUntil(stored.catch(() => {}));
  return response;
}

/** @param id of a page or a worker */
const keyOf = (id: string) => new URL(`page/${id}`, scope).href;

const known: Map<string, string> = new Map();

/**
 * The version that a page was given.
 * @param current for unknown pages
 */
async function versionOf(id: string, current: string) {
  const noted =
    known.get(id) ?? (await (await caches.match(keyOf(id), { cacheName: PAGES }))?.text());
  known.set(id, noted ?? current);
  return noted ?? current;
}

async function note(id: string, version: string) {
  known.set(id, version);
  await (await caches.open(PAGES)).put(keyOf(id), new Response(version));
}

// ---- another app shares something --------------------------------------------------------------

/** Where the manifest has other apps post what they share. */
const SHARE = new URL("share", scope).href;
/** What was shared waits here, under this name, until the page reads it (`play/bring/shared.ts`). */
const SHARED = `${PREFIX}shared`;

/** The most bytes that are taken. */
const MOST_SHARED = 20_000_000;

/** Keeps one picture, or else the text, and opens the page, which reads it and deletes it. */
async function share(request: Request) {
  await caches.delete(SHARED);
  try {
    const shared = sharedIn(await request.formData());
    if (shared) await (await caches.open(SHARED)).put(new URL("shared", scope), shared);
  } catch {
    // There is no space, or no form: the page says that nothing arrived.
  }
  return Response.redirect(new URL("./#/bring/shared", scope).href, 303);
}

function sharedIn(form: FormData) {
  const picture = form.get("picture");
  if (picture instanceof File && picture.size > 0) {
    return picture.size <= MOST_SHARED ? new Response(picture) : null;
  }
  const words = ["text", "url", "title"].map((name) => form.get(name));
  const text = words.find((one) => typeof one === "string" && one.trim() !== "");
  return typeof text === "string" ? new Response(text) : null;
}

// ---- a new version replaces old ones
// -------------------------------------------------------------

async function activate(version: string) {
  const others = (await ownCaches()).filter((name) => name !== cacheOf(version));
  // The very first page came from the network; from now on it is served from here.
  if (others.length === 0) await takeOver(version);
  await tidy(version);
}

async function takeOver(version: string) {
  await clients.claim();
  for (const { id } of await clients.matchAll()) await note(id, version);
}

/** Deletes unused versions, unless one is about to be activated. */
async function tidy(current: string) {
  if (registration.waiting || registration.installing) return;
  const versions = [current, ...(await versionsInUse())];
  const used = [PAGES, SHARED, ...versions.map(cacheOf)];
  const unused = (await ownCaches()).filter((name) => !used.includes(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** The versions of open pages; forgets the others. */
async function versionsInUse() {
  const all = await clients.matchAll({ includeUncontrolled: true, type: "all" });
  const there = new Set(all.map(({ id }) => keyOf(id)));
  const pages = await caches.open(PAGES);
  const versions = [];
  for (const { url } of await pages.keys()) {
    const noted = await pages.match(url);
    if (!there.has(url)) await pages.delete(url);
    else if (noted) versions.push(await noted.text());
  }
  return versions;
}

/** Unregisters itself and deletes the old site's caches. */
async function retire() {
  for (const name of await ownCaches()) await caches.delete(name);
  await registration.unregister();
  // Without the hash: Firefox does not reload for the same one. A game that was left is found under Continue.
  for (const client of await clients.matchAll({ type: "window" })) {
    client.navigate(client.url.split("#", 1)[0]!);
  }
}

// ---- events -----------------------------------------------------------------------------------

function serve(site: Site) {
  const { version } = site;
  worker.addEventListener("install", (event) => event.waitUntil(install(site)));
  worker.addEventListener("activate", (event) => event.waitUntil(activate(version)));
  worker.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method === "POST" && request.url === SHARE)
      return event.respondWith(share(request));
    const path = pathOf(request);
    if (path !== null) event.respondWith(answer(event, path, site));
  });
  worker.addEventListener("message", (event) => {
    if (event.data === "take over") worker.skipWaiting();
    if (event.data === "tidy") event.waitUntil(tidy(version));
  });
}

const listed: Site | undefined = Reflect.get(self, "SITE");
if (listed) {
  serve(listed);
} else {
  worker.addEventListener("install", () => worker.skipWaiting());
  worker.addEventListener("activate", (event) => event.waitUntil(retire()));
}
