import assert from "node:assert/strict";
import { test } from "vitest";

/** The changes of the address that were reported. */
let tell: () => void = () => {};
/** A fake address bar, which rewrites addresses as browsers do. */
const bar = { hash: "#/queens/8/a8/backtracking@0" };
const put = (_: unknown, __: string, link: string) => {
  bar.hash = link.replaceAll(" ", "%20");
};
Object.assign(globalThis, {
  location: bar,
  history: { pushState: put, replaceState: put },
  addEventListener: (_: string, listener: () => void) => {
    tell = listener;
  },
});
const { Address } = await import("../../../www/state/address.ts");

/** An address that names a run at its start, and what was opened. */
function opened() {
  bar.hash = "#/queens/8/a8/backtracking@0";
  const links: string[] = [];
  return { address: new Address(() => links.push(bar.hash), true), links };
}

test("a link that just arrived is opened, not overwritten", () => {
  const { address, links } = opened();
  address.name("#/queens/8/a8/backtracking@7", 0);
  // The browser reports it only after the next frame.
  bar.hash = "#/learn/forward-checking/2";
  assert.equal(address.settle(1000), false);
  assert.equal(address.write(1000), false);
  assert.equal(bar.hash, "#/learn/forward-checking/2");
  tell();
  assert.deepEqual(links, ["#/learn/forward-checking/2"]);
  address.name("#/learn/forward-checking/2@3", 1000);
  assert.equal(address.settle(1400), true);
  assert.equal(bar.hash, "#/learn/forward-checking/2@3");
});

test("the page ignores changes that it made itself, however the browser spells them", () => {
  const { address, links } = opened();
  address.name("#/queens/8/a 8/backtracking@7", 0);
  assert.equal(address.settle(349), false);
  assert.equal(address.settle(350), true);
  assert.equal(bar.hash, "#/queens/8/a%208/backtracking@7");
  tell();
  assert.deepEqual(links, []);
  address.name("#/queens/8/a8/backtracking@8", 400);
  assert.equal(address.settle(800), true);
  assert.equal(bar.hash, "#/queens/8/a8/backtracking@8");
});
