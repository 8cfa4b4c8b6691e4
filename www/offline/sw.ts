/**
 * The service worker: it keeps the site, so that all of it works without a network, and hands out one
 * version of it as a whole. A new version is fetched beside the one in use and waits until a page
 * asks for it; pages that are open go on with the files of the version that they began with.
 *
 * `cargo xtask dist` puts it at the root of the site, after a line with the list of what there is. As
 * it stands here it has no list: then it takes the place of one that another site has left on the same
 * port, clears up after it and is gone.
 */

/** Every file by its path, with its hash. */
interface Site {
  version: string;
  files: Record<string, string>;
}

function asServiceWorker(scope: WorkerGlobalScope) {
  if (scope instanceof ServiceWorkerGlobalScope) return scope;
  throw new Error("This script is for a service worker.");
}

const worker = asServiceWorker(self);
const { clients, registration } = worker;
const scope = registration.scope;
/** What the caches of this site are called; an origin may have others. */
const PREFIX = `forward-check ${scope} `;
/** Which version each page was given. */
const PAGES = `${PREFIX}pages`;

const cacheOf = (version: string) => PREFIX + version;

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// ---- a version arrives ----------------------------------------------------------------------

/** Keeps all files of a version, or none. */
async function install({ version, files }: Site) {
  const cache = await caches.open(cacheOf(version));
  const all = Object.entries(files).map(([path, hash]) => keep(cache, path, hash));
  try {
    await Promise.all(all);
  } catch (error) {
    await Promise.allSettled(all);
    await caches.delete(cacheOf(version));
    throw error;
  }
}

/**
 * Keeps a file under an address with its hash: a version that has the same one takes it from there.
 */
async function keep(cache: Cache, path: string, hash: string) {
  const key = new URL(`${path}?${hash}`, scope).href;
  await cache.put(key, (await caches.match(key)) ?? (await fetched(path, hash)));
}

/**
 * A file as the list has it. Where the browser, or somebody on the way, has kept another one, it is
 * asked for again; where the host itself has one, that is between two versions, and this one fails.
 */
async function fetched(path: string, hash: string) {
  for (const cache of ["default", "reload"] as RequestCache[]) {
    const response = await fetch(new URL(path, scope), { cache });
    const body = await response.arrayBuffer();
    if (response.ok && (await hashOf(body)) === hash) return plain(response, body);
  }
  throw new Error(`${path} is not of this version.`);
}

async function hashOf(body: ArrayBuffer) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A response that a page may be given: browsers take none for a page that was redirected, and what
 * is kept is no longer compressed.
 */
function plain(response: Response, body: ArrayBuffer) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(body, { headers });
}

// ---- pages are given what they ask for --------------------------------------------------------

/** The path of what a request asks for, or null if that is not for this site to answer. */
function pathOf({ method, url }: Request) {
  if (method !== "GET" || !url.startsWith(scope)) return null;
  const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
  return path === "" ? "index.html" : path;
}

/**
 * What a page, or a worker of it, asks for: of this version if it is a new page, else of the version
 * that the page has begun with. What is not kept comes from the network.
 */
async function answer(
  { request, clientId, resultingClientId }: FetchEvent,
  path: string,
  current: string,
) {
  const version = request.mode === "navigate" ? current : await versionOf(clientId, current);
  if (resultingClientId) await note(resultingClientId, version);
  const cache = await caches.open(cacheOf(version));
  const found = await cache.match(new URL(path, scope), { ignoreSearch: true });
  return found ?? fetch(request);
}

/** @param id of a page or a worker */
const keyOf = (id: string) => new URL(`page/${id}`, scope).href;

const known: Map<string, string> = new Map();

/**
 * The version that a page was given.
 * @param current the one of pages that nobody knows
 */
async function versionOf(id: string, current: string) {
  const noted = known.get(id) ?? (await (await caches.match(keyOf(id)))?.text());
  known.set(id, noted ?? current);
  return noted ?? current;
}

async function note(id: string, version: string) {
  known.set(id, version);
  await (await caches.open(PAGES)).put(keyOf(id), new Response(version));
}

// ---- a version comes into use, others go --------------------------------------------------------

async function activate(version: string) {
  const others = (await ownCaches()).filter((name) => name !== cacheOf(version));
  // The first page of all came from the network: what it asks for from now on comes from here.
  if (others.length === 0) await takeOver(version);
  await tidy(version);
}

async function takeOver(version: string) {
  await clients.claim();
  for (const { id } of await clients.matchAll()) await note(id, version);
}

/** Forgets versions that no page uses, unless one of them is about to come. */
async function tidy(current: string) {
  if (registration.waiting || registration.installing) return;
  const versions = [current, ...(await versionsInUse())];
  const used = [PAGES, ...versions.map(cacheOf)];
  const unused = (await ownCaches()).filter((name) => !used.includes(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** The versions of pages that are still there; the others are forgotten. */
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

/** Leaves the port to whoever serves on it now. */
async function retire() {
  for (const name of await ownCaches()) await caches.delete(name);
  await registration.unregister();
  // Without its hash, as Firefox loads nothing where it is told to go to the hash where it is. The
  // page knows where it was.
  for (const client of await clients.matchAll({ type: "window" })) {
    client.navigate(client.url.split("#", 1)[0]!);
  }
}

// ---- what the browser asks for --------------------------------------------------------------------

function serve(site: Site) {
  const { version } = site;
  worker.addEventListener("install", (event) => event.waitUntil(install(site)));
  worker.addEventListener("activate", (event) => event.waitUntil(activate(version)));
  worker.addEventListener("fetch", (event) => {
    const path = pathOf(event.request);
    if (path !== null) event.respondWith(answer(event, path, version));
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
