import assert from "node:assert/strict";
import { test } from "vitest";

/** The changes of the address that were reported. */
let tell: () => void = () => {};
/** A fake address bar, which rewrites addresses as browsers do. */
const bar = { hash: "#/queens/8/a8/backtracking@0" };
/** What was written: a history entry `+ link`, or another link for it `= link`. */
const written: string[] = [];
/** Whether the browser refuses, because the address changed too often. */
let refuses = false;
const writing = (how: string) => (_: unknown, __: string, link: string) => {
  if (refuses) throw new DOMException("too often", "SecurityError");
  bar.hash = link.replaceAll(" ", "%20");
  written.push(`${how} ${link}`);
};
Object.assign(globalThis, {
  location: bar,
  history: { pushState: writing("+"), replaceState: writing("=") },
  addEventListener: (_: string, listener: () => void) => {
    tell = listener;
  },
});
const { Address } = await import("../../../www/routes/address.ts");
const { readLink } = await import("../../../www/routes/forgiving.ts");

/** An address that names a run at its start, and what was opened. */
function opened(keepsHistory = true) {
  bar.hash = "#/queens/8/a8/backtracking@0";
  written.length = 0;
  const links: string[] = [];
  const address = new Address(readLink, keepsHistory);
  address.opened = () => links.push(bar.hash);
  return { address, links };
}

test("a link that just arrived is opened, not overwritten", () => {
  const { address, links } = opened();
  address.name("#/queens/8/a8/backtracking@7", 0);
  // The browser reports it only after the next frame.
  bar.hash = "#/learn/forward-checking/2";
  assert.equal(address.writeWhenStill(1000), false);
  assert.equal(address.write(1000), false);
  assert.equal(bar.hash, "#/learn/forward-checking/2");
  tell();
  assert.deepEqual(links, ["#/learn/forward-checking/2"]);
  address.name("#/learn/forward-checking/2@3", 1000);
  assert.equal(address.writeWhenStill(1400), true);
  assert.equal(bar.hash, "#/learn/forward-checking/2@3");
});

test("the page ignores changes that it made itself, however the browser spells them", () => {
  const { address, links } = opened();
  address.name("#/queens/8/a 8/backtracking@7", 0);
  assert.equal(address.writeWhenStill(349), false);
  assert.equal(address.writeWhenStill(350), true);
  assert.equal(bar.hash, "#/queens/8/a%208/backtracking@7");
  tell();
  assert.deepEqual(links, []);
  address.name("#/queens/8/a8/backtracking@8", 400);
  assert.equal(address.writeWhenStill(800), true);
  assert.equal(bar.hash, "#/queens/8/a8/backtracking@8");
});

const RUN = "#/queens/8/a8/backtracking";
const OTHER = "#/queens/8/b8/backtracking";

test("another place is an entry of the history, and Back leads to the last moment of this one", () => {
  for (const keepsHistory of [true, false]) {
    const { address } = opened(keepsHistory);
    address.name(`${RUN}@3`, 0);
    address.name(`${RUN}@7`, 100);
    assert.deepEqual(written, [], "moments wait");
    address.name(`${OTHER}@0`, 200);
    assert.deepEqual(written, [`= ${RUN}@7`]);
    assert.equal(address.write(200), true);
    assert.equal(address.write(200), false, "it is written");
    address.name(`${OTHER}@9`, 300);
    assert.equal(address.writeWhenStill(600), false, "the pause is counted from the last moment");
    assert.equal(address.writeWhenStill(650), true);
    const how = keepsHistory ? "+" : "=";
    assert.deepEqual(written, [`= ${RUN}@7`, `${how} ${OTHER}@0`, `= ${OTHER}@9`]);
    assert.equal(bar.hash, `${OTHER}@9`);
  }
});

test("a link that the visitor opened gets a better name without a new entry, once", () => {
  const { address, links } = opened();
  bar.hash = "#/learn/3";
  tell();
  assert.deepEqual(links, ["#/learn/3"]);
  // Its lesson may take a while to load.
  assert.equal(address.writeWhenStill(1000), false);
  address.name("#/learn/forward-checking", 0);
  assert.equal(address.write(0), true);
  address.name("#/play", 0);
  assert.equal(address.write(0), true);
  assert.deepEqual(written, ["= #/learn/forward-checking", "+ #/play"]);
  // A link that needs no better name.
  bar.hash = RUN;
  tell();
  address.name(RUN, 0);
  assert.equal(address.writeWhenStill(1000), false);
  address.name("#/play", 0);
  assert.equal(address.write(0), true);
  assert.equal(written.at(-1), "+ #/play");
});

test("a link that is left before it has a name stays in the history", () => {
  const { address } = opened();
  bar.hash = "#/learn/3";
  tell();
  // The person plays on while its lesson loads.
  address.leave("#/play/queens/8/-", "#/play/queens/8/-?grade=hard");
  address.name("#/learn/one-per-row", 0);
  assert.equal(address.write(0), true);
  bar.hash = "#/learn/4";
  tell();
  address.leave("#/learn/one-per-row", "#/compare/queens");
  address.name("#/compare/queens", 0);
  assert.equal(address.write(0), true);
  assert.deepEqual(written, ["= #/learn/one-per-row", "+ #/compare/queens"]);
});

test("when the browser refuses, the address is written after another pause", () => {
  const { address } = opened();
  refuses = true;
  address.name(`${RUN}@3`, 0);
  assert.equal(address.writeWhenStill(1000), false);
  refuses = false;
  assert.equal(address.writeWhenStill(1349), false);
  assert.equal(address.writeWhenStill(1350), true);
  assert.deepEqual(written, [`= ${RUN}@3`]);
});

test("a name that is there already delays nothing", () => {
  const { address } = opened();
  address.name(`${RUN}@3`, 0);
  address.name(`${RUN}@3`, 300);
  assert.equal(address.writeWhenStill(350), true);
});

test("a hundred places a second never reach Safari’s limit, and the last one is written within a second", () => {
  const { address } = opened();
  for (let now = 0; now <= 30_000; now += 10) {
    if (now < 29_000) address.name(`#/play/queens/${now + 10}/a1`, now);
    if (!address.write(now)) address.writeWhenStill(now);
  }
  assert.ok(written.length < 100, `${written.length} changes in 30 s`);
  assert.ok(written.length > 50, `only ${written.length} changes`);
  assert.equal(bar.hash, "#/play/queens/29000/a1");
});
