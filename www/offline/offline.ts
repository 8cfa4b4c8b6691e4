/**
 * Registers the service worker (`sw.ts`) of a packed site. A new version waits until you choose to reload: the page
 * never reloads by itself.
 */

import { ownScript } from "../core/trusted.ts";

/** How often a page checks for a new version when it becomes visible, in milliseconds. */
const SELDOM = 3_600_000;

/** Offers a new version, with the function that loads it. */
type Offer = (takeOver: () => void) => void;

export async function keepOffline(offer: Offer) {
  const worker = document.querySelector('meta[name="service-worker"]')?.getAttribute("content");
  try {
    if (worker && !(await isGone(worker))) watch(await register(worker), offer);
    else await retire();
  } catch {
    // The browser has no space, stores nothing, or the connection is not secure: the page works without.
  }
}

/** Whether the host no longer has the service worker: browsers would keep the old one for ever. */
async function isGone(worker: string) {
  if (navigator.onLine === false) return false;
  try {
    // Service workers don't answer for their own script.
    const { status, ok, redirected, headers } = await fetch(worker, { cache: "no-store" });
    // Some hosts send a page instead of a missing file.
    const isPage = ok && !redirected && headers.get("content-type")?.startsWith("text/html");
    return status === 404 || status === 410 || isPage;
  } catch {
    // Offline.
    return false;
  }
}

/** Unregisters the service worker. This page keeps its files until it closes; the next one deletes them. */
async function retire() {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  if (navigator.serviceWorker.controller) return;
  const prefix = `forward-check ${new URL("./", document.baseURI).href} `;
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
}

async function register(worker: string) {
  const address = ownScript(new URL(worker, document.baseURI));
  return navigator.serviceWorker.register(address, { updateViaCache: "none" });
}

function watch(registration: ServiceWorkerRegistration, offer: Offer) {
  const { controller } = navigator.serviceWorker;
  controller?.postMessage("tidy");
  if (registration.waiting && controller) offer(() => takeOver(registration));
  offerWhenInstalled(registration, offer);
  registration.addEventListener("updatefound", () => offerWhenInstalled(registration, offer));
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < SELDOM) return;
    asked = Date.now();
    // Offline there is nothing new.
    registration.update().catch(() => {});
  });
}

/** Offers the version being installed, once it is complete. */
function offerWhenInstalled(registration: ServiceWorkerRegistration, offer: Offer) {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    // If there was none before, this page already has the new version.
    const isNew = installing.state === "installed" && navigator.serviceWorker.controller;
    if (isNew) offer(() => takeOver(registration));
  });
}

/** Reloads the page with the new version. */
function takeOver({ waiting }: ServiceWorkerRegistration) {
  // Another window may have activated it.
  if (!waiting) return location.reload();
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting.postMessage("take over");
}
