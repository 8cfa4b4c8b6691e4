import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";
import { keepOffline } from "../../../www/offline/offline.ts";

// It allows only scripts of the site that it is part of.
vi.mock("../../../www/core/trusted.ts", () => ({ ownScript: ({ href }: URL) => href }));

const SITE = "https://play.example/game/";
const OWN = `forward-check ${SITE} v1`;

afterEach(() => vi.unstubAllGlobals());

/**
 * A page with a service worker of an earlier visit, and its host's answer for `sw.js`.
 * @param isServed whether the worker serves this page
 */
function setUp(answer: () => Response, isServed: boolean) {
  const done: string[] = [];
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: null,
    unregister: async () => void done.push("unregistered"),
  });
  vi.stubGlobal("document", {
    baseURI: SITE,
    querySelector: () => ({ getAttribute: () => "sw.js" }),
    addEventListener: () => {},
  });
  vi.stubGlobal("fetch", async () => answer());
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: isServed ? { postMessage: () => {} } : null,
      getRegistration: async () => registration,
      register: async () => {
        done.push("registered");
        return registration;
      },
    },
  });
  vi.stubGlobal("caches", {
    keys: async () => [OWN, "another site"],
    delete: async (name: string) => void done.push(`deleted ${name}`),
  });
  return done;
}

const page = { headers: { "content-type": "text/html; charset=utf-8" } };
const script = { headers: { "content-type": "text/javascript" } };

test("once its host has no service worker, the page unregisters it, and the next one deletes its cache", async () => {
  const answers = [
    () => new Response("", { status: 404 }),
    () => new Response("", { status: 410 }),
    // Some hosts send a page instead.
    () => new Response("<!doctype html>", page),
  ];
  for (const answer of answers) {
    const first = setUp(answer, true);
    await keepOffline(() => {});
    // The page may still need its files.
    assert.deepEqual(first, ["unregistered"]);
    const next = setUp(answer, false);
    await keepOffline(() => {});
    assert.deepEqual(next, ["unregistered", `deleted ${OWN}`]);
  }
});

test("offline, or while its host is in trouble, the service worker stays", async () => {
  const answers = [
    () => new Response("", script),
    () => new Response("", { ...page, status: 503 }),
    () => {
      throw new TypeError("Failed to fetch");
    },
  ];
  for (const answer of answers) {
    const done = setUp(answer, true);
    await keepOffline(() => {});
    assert.deepEqual(done, ["registered"]);
  }
});
