/**
 * The site without a network: a service worker (`sw.ts`) keeps it, where it is packed. A new version
 * is offered and waits: the page is loaded again when a person says so, and never by itself.
 */

import { ownScript } from "../core/trusted.ts";

/** How often a page that is looked at again asks for a new version, in milliseconds. */
const SELDOM = 3_600_000;

/** Offers a new version, with what has the page be loaded again as that has it. */
type Offer = (takeOver: () => void) => void;

/** Keeps the site, if it is packed and the browser can. */
export async function keepOffline(offer: Offer) {
  const worker = document.querySelector('meta[name="service-worker"]')?.getAttribute("content");
  try {
    if (worker) watch(await register(worker), offer);
    else await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // A browser that has no room, that keeps nothing, or whose connection is not secure: there is
    // nothing to be said, as the page works as before.
  }
}

/** @param worker its address, as the page has it */
async function register(worker: string) {
  const address = ownScript(new URL(worker, document.baseURI));
  return navigator.serviceWorker.register(address, { updateViaCache: "none" });
}

function watch(registration: ServiceWorkerRegistration, offer: Offer) {
  const { controller } = navigator.serviceWorker;
  controller?.postMessage("tidy");
  if (registration.waiting && controller) offer(() => takeOver(registration));
  follow(registration, offer);
  registration.addEventListener("updatefound", () => follow(registration, offer));
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < SELDOM) return;
    asked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  });
}

/** Offers the version that is on its way, once it is all there. */
function follow(registration: ServiceWorkerRegistration, offer: Offer) {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    // Where there was none before, this page is of the new version.
    const isNew = installing.state === "installed" && navigator.serviceWorker.controller;
    if (isNew) offer(() => takeOver(registration));
  });
}

/** Loads the page again as the new version has it. */
function takeOver({ waiting }: ServiceWorkerRegistration) {
  // Another window may have had it come into use.
  if (!waiting) return location.reload();
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting.postMessage("take over");
}
