/** A part that is kept once it was used: offline before that, a sentence names it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Window } from "happy-dom";
import { afterEach, test, vi } from "vitest";
import { Lazy, NotCached, Optional } from "../../../www/core/lazy.ts";
import { showFailure } from "../../../www/ui/loading.ts";

afterEach(() => vi.unstubAllGlobals());

const missing = new TypeError("Failed to fetch dynamically imported module");
const fails = () => Promise.reject(missing);

test("only offline, an optional part says how to get it", async () => {
  const editor = new Optional("The editor", fails);
  vi.stubGlobal("navigator", { onLine: true });
  await assert.rejects(editor.load(), missing);
  vi.stubGlobal("navigator", { onLine: false });
  await assert.rejects(
    editor.load(),
    new NotCached("The editor works offline once you have used it online."),
  );
  await assert.rejects(new Lazy(fails).load(), missing);
  const there = new Optional("The editor", async () => 1);
  await there.load();
  assert.equal(there.module, 1);
});

test("the page shows the sentence until you try again", () => {
  const window = new Window();
  window.document.write(readFileSync("index.html", "utf8").replace(/<(link|script).*>\n/g, ""));
  vi.stubGlobal("document", window.document);
  vi.spyOn(console, "warn").mockReturnValue();
  let tries = 0;
  showFailure(
    new NotCached("The editor works offline once you have used it online."),
    () => tries++,
  );
  const { dataset } = document.documentElement;
  assert.equal(dataset.trouble, "offline");
  const sentence = document.querySelector('[data-at="offline"]');
  assert.equal(sentence?.textContent, "The editor works offline once you have used it online.");
  document.getElementById("try-again")?.click();
  assert.equal(dataset.trouble, undefined);
  assert.equal(tries, 1);
});
