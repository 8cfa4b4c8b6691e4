import assert from "node:assert/strict";
import { test } from "vitest";
import { CHAPTERS } from "../../www/content/lessons/index.ts";
import { glossary, introducedIn, piecesOf, plainText } from "../../www/learn/markup.ts";
import { placeOf } from "../../www/routes/route.ts";
import { exportAll } from "../../www/saves/exported.ts";
import { Saves } from "../../www/saves/storage.ts";
import { importAll } from "../../www/saves/transfer.ts";
import * as change from "../../www/store/changes.ts";
import { LESSONS, markOf, partsLearned, placeBy, unitedLearned } from "../../www/store/lessons.ts";
import { linkTo } from "../../www/store/links.ts";
import { initialState } from "../../www/store/state.ts";
import { openLink } from "./opening.ts";
import "./engine.ts";
import { FakeStore } from "./store.ts";

const STATE = initialState();

test("Next and Back lead through all parts", () => {
  const parts = LESSONS.reduce((sum, { lesson }) => sum + lesson.parts.length, 0);
  let state = change.toMode("learn")(STATE);
  const seen = new Set();
  for (let part = 0; part < parts; part++) {
    seen.add(linkTo(state));
    state = change.toPartBy(1)(state);
  }
  assert.equal(seen.size, parts);
  assert.equal(placeBy(state.lesson, 1), null);
  assert.equal(change.toPartBy(1)(state).lesson, state.lesson);
  for (let part = 0; part < parts; part++) state = change.toPartBy(-1)(state);
  assert.deepEqual(state.lesson, STATE.lesson);
});

test("a link finds a lesson by its id, at a part and a step", () => {
  const opened = (link: string) => openLink(link, STATE);
  const fourth = LESSONS[3]!.lesson.id;
  assert.equal(opened(`#/learn/${fourth}`).state.lesson.id, fourth);
  const { state, problem } = opened("#/learn/forward-checking/2@6");
  assert.deepEqual([state.mode, problem], ["learn", ""]);
  assert.deepEqual(state.lesson, { id: "forward-checking", part: 1, step: 6, lock: null });
  assert.equal(linkTo(state), "#/learn/forward-checking/2@6");
  assert.deepEqual(opened("#/learn").state, change.toMode("learn")(STATE));
});

test("a link leaves out what it can’t open, with a sentence that says so", () => {
  for (const [link, id, sentence] of [
    [
      "#/learn/chess",
      STATE.lesson.id,
      /^There is no lesson “chess”. Choose one from All lessons\.$/,
    ],
    ["#/learn/forward-checking/99", "forward-checking", /has \d parts, and no part 99/],
    ["#/learn/forward-checking/0", "forward-checking", /no part 0/],
    ["#/learn/forward-checking/2@999", "forward-checking", /goes from step \d+ to step \d+\.$/],
    ["#/learn/which-square/3?lock=z9", "which-square", /off the 8 × 8 board/],
  ] as const) {
    const { state, problem } = openLink(link, STATE);
    assert.match(problem, sentence);
    assert.deepEqual([state.mode, state.lesson.id], ["learn", id], link);
  }
});

test("the link names the laboratory’s queen", () => {
  const { state } = openLink("#/learn/which-square/3@3?lock=c5", STATE);
  assert.deepEqual([state.lesson.lock, state.lesson.step], [26, 3]);
  assert.equal(linkTo(state), "#/learn/which-square/3@3?lock=c5");
});

test("Back goes from part to part, not from step to step", () => {
  assert.equal(placeOf("#/learn/words/1@3"), placeOf("#/learn/words"));
  assert.equal(placeOf("#/learn/words/2@3"), placeOf("#/learn/words/2@9"));
  assert.notEqual(placeOf("#/learn/words/2"), placeOf("#/learn/words"));
  assert.notEqual(placeOf("#/learn/words/11"), placeOf("#/learn/words/1"));
});

test("merging two windows or files never loses progress", () => {
  const store = new FakeStore();
  const learn = (mark: string) => {
    const saves = new Saves(() => store);
    const { state } = saves.load();
    return { saves, state: { ...state, learned: unitedLearned(state.learned, [mark]) } };
  };
  const [one, other] = [learn("words/1"), learn("words/2")];
  one.saves.save(one.state);
  const { state } = other.saves.save(other.state);
  assert.deepEqual(state.learned.toSorted(), ["words/1", "words/2"]);
  const key = "forward-check/learned";
  const heard = one.saves.received({ key, newValue: store.getItem(key) }, one.state);
  assert.deepEqual(heard.learned.toSorted(), ["words/1", "words/2"]);
  const { text } = exportAll(state, 0);
  const merged = importAll({ ...STATE, learned: ["thrashing/1"] }, text).state;
  assert.deepEqual(merged.learned.toSorted(), ["thrashing/1", "words/1", "words/2"]);
  store.entries.set(key, "spoilt");
  assert.deepEqual(new Saves(() => store).load().state.learned, []);
  assert.ok([...store.entries.values()].includes("spoilt"), "unreadable progress is set aside");
});

test("a lesson is learned part by part", () => {
  const { lesson } = LESSONS[0]!;
  const marks = lesson.parts.map((_, part) => markOf({ id: lesson.id, part }));
  assert.deepEqual(partsLearned(lesson, []), [false, false, false]);
  assert.deepEqual(partsLearned(lesson, marks), [true, true, true]);
  assert.deepEqual(partsLearned(lesson, marks.slice(1)), [false, true, true]);
  const some = ["a/1"];
  assert.equal(unitedLearned(some, ["a/1"]), some, "nothing new");
});

test("the marks in texts are parsed", () => {
  assert.deepEqual(piecesOf("A **bold** word, a [[domain]] and [[domain|two]]."), [
    { kind: "plain", text: "A " },
    { kind: "bold", text: "bold" },
    { kind: "plain", text: " word, a " },
    { kind: "term", text: "domain", id: "domain" },
    { kind: "plain", text: " and " },
    { kind: "term", text: "two", id: "domain" },
    { kind: "plain", text: "." },
  ]);
  assert.equal(plainText("A **bold** [[domain|squares left]]."), "A bold squares left.");
});

test("the glossary has every term of a lesson, in alphabetical order", () => {
  const words = glossary();
  const known = new Set(words.map(({ id }) => id));
  for (const lesson of CHAPTERS.flatMap(({ lessons }) => lessons)) {
    for (const piece of lesson.parts.flatMap(({ text }) => text).flatMap(piecesOf)) {
      if (piece.kind === "term") assert.ok(known.has(piece.id), `${lesson.id}: ${piece.id}`);
    }
  }
  const names = words.map(({ word }) => word);
  assert.deepEqual(
    names,
    names.toSorted((one, other) => one.localeCompare(other, "en")),
  );
  assert.equal(introducedIn("domain")?.id, "words");
});
