/**
 * The site without a network: a service worker (`sw.ts`) keeps it, where it is packed. A new version
 * is offered and waits: the page is loaded again when a person says so, and never by itself.
 */

import { ownScript } from "../base/trusted.ts";
import { button } from "../panels/dom.ts";

/** How often a page that is looked at again asks for a new version, in milliseconds. */
const SELDOM = 3_600_000;

/** Where a new version is offered: in the header, and where that has no room in Help. */
const OFFERS = ["update", "update-too"];

/** Keeps the site, if it is packed and the browser can. */
export async function keepOffline() {
  const worker = document.querySelector('meta[name="service-worker"]')?.getAttribute("content");
  try {
    if (worker) watch(await register(worker));
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

function watch(registration: ServiceWorkerRegistration) {
  const { controller } = navigator.serviceWorker;
  controller?.postMessage("tidy");
  if (registration.waiting && controller) offer(registration);
  follow(registration);
  registration.addEventListener("updatefound", () => follow(registration));
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < SELDOM) return;
    asked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  });
}

/** Offers the version that is on its way, once it is all there. */
function follow(registration: ServiceWorkerRegistration) {
  const { installing } = registration;
  installing?.addEventListener("statechange", () => {
    // Where there was none before, this page is of the new version.
    const isNew = installing.state === "installed" && navigator.serviceWorker.controller;
    if (isNew) offer(registration);
  });
}

function offer(registration: ServiceWorkerRegistration) {
  button("help").setAttribute("aria-label", "Help and settings, update ready");
  for (const id of OFFERS) {
    button(id).hidden = false;
    button(id).onclick = () => takeOver(registration);
  }
}

/** Loads the page again as the new version has it. */
function takeOver({ waiting }: ServiceWorkerRegistration) {
  // Another window may have had it come into use.
  if (!waiting) return location.reload();
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  waiting.postMessage("take over");
}
