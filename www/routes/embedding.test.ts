import assert from "node:assert/strict";
import { test } from "vitest";
import { randomly } from "../../tests/unit/random.ts";
import {
  addressOfPage,
  embeddable,
  eventMessage,
  readOrder,
  trouble,
} from "../embedding/messages.ts";
import { noSaves } from "../saves/storage.ts";
import { initialState } from "../store/state.ts";
import { embedding } from "./embedding.ts";
import { readLink } from "./forgiving.ts";

test("only well-formed orders are accepted; other messages are ignored", () => {
  assert.deepEqual(readOrder({ forwardCheck: 1, do: "play" }), { do: "play" });
  assert.deepEqual(readOrder({ forwardCheck: 1, do: "pause", more: "words" }), { do: "pause" });
  assert.deepEqual(readOrder({ forwardCheck: 1, do: "seek", step: 41 }), { do: "seek", step: 41 });
  for (const step of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "41", null, [41]]) {
    assert.equal(readOrder({ forwardCheck: 1, do: "seek", step }), null);
  }
  for (const data of [null, undefined, 1, "play", [], {}, { do: "play" }, () => {}]) {
    assert.equal(readOrder(data), null);
  }
  for (const forwardCheck of [0, 2, "1", true, [1], null]) {
    assert.equal(readOrder({ forwardCheck, do: "play" }), null);
  }
  for (const what of [
    "stop",
    "PLAY",
    "",
    "constructor",
    "__proto__",
    1,
    ["play"],
    { do: "play" },
  ]) {
    assert.equal(readOrder({ forwardCheck: 1, do: what }), null);
  }
});

test("random messages are known orders or ignored", () => {
  const random = randomly(7);
  let orders = 0;
  for (let time = 0; time < 20_000; time++) {
    const order = readOrder(anything(random, 3));
    if (order === null) continue;
    orders++;
    const { do: what, ...rest } = order;
    assert.ok(["play", "pause", "seek"].includes(what));
    const steps = Object.values(rest);
    assert.equal(steps.length, what === "seek" ? 1 : 0);
    assert.ok(steps.every((step) => Number.isSafeInteger(step) && step >= 0));
  }
  assert.ok(orders > 100, `only ${orders} were orders`);
});

const NAMES = ["forwardCheck", "do", "step", "event", "__proto__", "toString"];
const VALUES = [1, 0, 41, -1, 1.5, 2 ** 60, Number.NaN, 1n, true, null, undefined, "", "play"];
const MORE = ["pause", "seek", "1", new Date(0), /x/, new Map([[1, 2]]), new Uint8Array(3)];

/**
 * A value that any page could send, often nearly an order.
 * @param depth how deep it may be
 */
function anything(random: ReturnType<typeof randomly>, depth: number): unknown {
  const kind = depth > 0 ? random.below(6) : 5;
  if (kind === 5) return random.one([...VALUES, ...MORE]);
  if (kind === 4) return Array.from({ length: random.below(4) }, () => anything(random, depth - 1));
  const known =
    kind < 3 ? { forwardCheck: 1, do: random.one(["play", "pause", "seek", "stop"]) } : {};
  const names = Array.from({ length: random.below(4) }, () => random.one(NAMES));
  const parts = names.map((name) => [name, anything(random, depth - 1)]);
  return { ...known, ...Object.fromEntries(parts) };
}

test("the address asks for an embed, and may name a theme", () => {
  assert.equal(embedding(""), null);
  assert.equal(embedding("?theme=dark"), null);
  assert.deepEqual(embedding("?embed"), { theme: null });
  assert.deepEqual(embedding("?embed&theme=dark"), { theme: "dark" });
  assert.deepEqual(embedding("?theme=light&embed=1"), { theme: "light" });
  assert.deepEqual(embedding("?embed&theme=red"), { theme: null });
});

test("the link in a frame opens the same moment on the page", () => {
  const link = "#/queens/8/a8/forward-checking@41";
  const page = addressOfPage("https://a.example/b/?embed&theme=dark&lang=en#/learn/1", link);
  assert.equal(page, `https://a.example/b/?lang=en${link}`);
  assert.equal(
    addressOfPage("http://a.example/index.html?embed", link),
    `http://a.example/index.html${link}`,
  );
});

test("a run, a lesson, a race or an explanation can be embedded; anything else shows a sentence", () => {
  const embedded = (link: string) => embeddable(readLink(link));
  for (const link of [
    "#/queens/8/a8/forward-checking@41",
    "#/learn/1",
    "#/explain/queens/8@2",
    RACE,
  ]) {
    assert.deepEqual(embedded(link), readLink(link), link);
  }
  const others = ["#/play", "#/play/queens/8/a8", "#/setup/knights/6", "#/play/today/queens-easy"];
  for (const link of [...others, "#/compare/queens/growth", "#/compare/queens/published"]) {
    const { route, problem } = embedded(link);
    assert.equal(route, null, link);
    assert.match(problem, /^Only a run, a lesson, a race or an explanation can be embedded/, link);
  }
  // The run is shown from its start.
  assert.equal(embedded("#/queens/8/a8/forward-checking@x").route?.kind, "watch");
  assert.match(embedded("#/chess").problem, /^This link names no game/);
});

const RACE = "#/compare/queens/race/8/a8/backtracking,forward-checking";

test("messages carry the version of the vocabulary", () => {
  const seen = { title: "", moment: RACE, step: 1, steps: 2, outcome: null, playing: false };
  assert.deepEqual(eventMessage("moment", seen), { forwardCheck: 1, event: "moment", ...seen });
  assert.deepEqual(trouble("No."), { forwardCheck: 1, event: "problem", says: "No." });
  assert.equal(readOrder(eventMessage("ready", seen)), null);
});

test("an embed stores nothing and shows no warning about that", () => {
  const saves = noSaves();
  const state = { ...saves.load().state, sounds: true };
  assert.equal(saves.save(state).problem, "");
  assert.equal(saves.trouble, "");
  assert.deepEqual(saves.load().state, initialState());
  const heard = { key: "forward-check", newValue: '{"theme":"dark"}' };
  assert.equal(saves.received(heard, state).theme, null);
});
