import assert from "node:assert/strict";
import { test } from "vitest";
import { changed } from "../../../www/app/changed.ts";
import { LAZY } from "../../../www/app/lazy.ts";
import { Loader } from "../../../www/app/loader.ts";
import { hasLesson } from "../../../www/content/lessons/loaded.ts";
import { roster } from "../../../www/engine/setting-up.ts";
import { readSettings } from "../../../www/saves/readers.ts";
import { saveSettings } from "../../../www/saves/saved.ts";
import { lessonCalled, placeBy } from "../../../www/store/lessons.ts";
import { byGame } from "../../../www/store/roster.ts";
import { initialState, type State } from "../../../www/store/state.ts";
import { initialUi } from "../../../www/store/ui.ts";
import "../engine.ts";
import { requirementsOfLink } from "../opening.ts";
import { Person } from "../person.ts";

test("an action that leads to a lesson waits until the lesson has loaded", async () => {
  const arrives = [LAZY.watch, LAZY.learn].map((late) => () => late.load());
  const loader = new Loader({ play: [], watch: [], learn: arrives, compare: [], lab: [] });
  const person = new Person();
  person.has = (required) => loader.has(required);
  const link = "#/learn/forward-checking/2@6";
  // An action of a mode waits for the mode.
  const printed = person.ask({ type: "learn/print" });
  assert.deepEqual([printed.waitsFor?.mode, printed.waitsFor?.lesson], ["learn", "words"]);
  const ask = async (link: string) => {
    const before = person.state;
    const { waitsFor } = person.openLink(link);
    assert.equal(person.state, before, "nothing has happened yet");
    assert.ok(waitsFor);
    await loader.load(waitsFor);
    return waitsFor;
  };
  assert.deepEqual(await ask(link), requirementsOfLink(link));
  assert.equal(person.openLink(link).notice, "");
  assert.deepEqual([person.state.lesson.part, person.state.lesson.step], [1, 6]);
  assert.equal(hasLesson("words"), false, "no other lesson was loaded");
  // Play needs no lesson.
  person.ask({ type: "app/mode", mode: "play" });
  person.openLink(link);

  // The part after the last one is in another lesson.
  const count = lessonCalled("forward-checking")!.lesson.parts.length;
  const place = { id: "forward-checking", part: count - 1, step: null, lock: null };
  const next = placeBy(place, 1)!;
  person.openLink(`#/learn/forward-checking/${count}`);
  const { waitsFor } = person.ask({ type: "learn/go", by: 1 });
  assert.equal(waitsFor?.lesson, next.id);
  await loader.load(waitsFor!);
  person.ask({ type: "learn/go", by: 1 });
  assert.deepEqual([person.state.lesson.id, person.state.lesson.part], [next.id, 0]);
});

test("a saved place in a lesson that hasn’t loaded stays as it was saved", () => {
  assert.equal(hasLesson("warnsdorff"), false);
  const lesson = { id: "warnsdorff", part: 1, step: 3, lock: null };
  const kept = (place: typeof lesson) =>
    readSettings(saveSettings({ ...initialState(), lesson: place })).lesson;
  assert.deepEqual(kept(lesson), lesson);
  assert.deepEqual(kept({ ...lesson, part: 99 }), initialState().lesson);
});

test("what only shows on the page needs no lesson", () => {
  const lesson = { id: "warnsdorff", part: 1, step: 3, lock: null };
  const state: State = { ...initialState(), mode: "learn", lesson };
  const model = { state, ui: initialUi() };
  const { ui } = changed(model, () => ({ ui: { notice: "Saved." } }), byGame(roster()));
  assert.equal(ui.notice, "Saved.");
});
