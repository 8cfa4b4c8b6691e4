/** The teachers' pages: objectives, minutes, prerequisites and the answer key. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { allParts } from "../../tests/browser/lessons.ts";
import { openLink } from "../../tests/unit/opening.ts";
import { Person } from "../../tests/unit/person.ts";
import { FORMAL } from "../content/lessons/formal.ts";
import { GLOSSARY } from "../content/lessons/glossary.ts";
import { LESSONS } from "../content/lessons/index.ts";
import { asksSomething, isExperiment } from "../content/lessons/lesson.ts";
import { PageJob } from "../engine/job.ts";
import { toLesson, toMode } from "../store/changes.ts";
import { stepsAgain } from "../store/lessons.ts";
import { linkTo } from "../store/links.ts";
import { initialState } from "../store/state.ts";
import { answerKey } from "./answer-key.ts";

const ALL = LESSONS.map(({ lesson }) => lesson);

const job = new PageJob(answerKey());
while (!job.work());
/** The answer key, which takes a while. */
const KEY = job.value!;

for (const [at, { title, minutes, needs, objectives }] of ALL.entries()) {
  test(`${title}: its prerequisites come before it`, () => {
    const before = ALL.slice(0, at).map(({ id }) => id);
    assert.deepEqual(
      needs.filter((id) => !before.includes(id)),
      [],
    );
  });

  test(`${title}: it has one to four objectives, and minutes`, () => {
    assert.ok(objectives.length >= 1 && objectives.length <= 4);
    for (const one of objectives) assert.match(one, /^[A-Z].*[^.]$/);
    assert.ok(Number.isInteger(minutes) && minutes >= 3 && minutes <= 30);
  });
}

test("the answer key has every question and exercise, with right answers and reasons", () => {
  assert.deepEqual(
    KEY.map(({ id }) => id),
    ALL.map(({ id }) => id),
  );
  const parts = KEY.flatMap((lesson) => lesson.parts);
  const asked = ALL.flatMap(({ id, parts }) =>
    parts.flatMap((part, at) => {
      const link = `#/learn/${id}/${at + 1}`;
      return asksSomething(part)
        ? [link, ...stepsAgain(part).map((step) => `${link}@${step}`)]
        : [];
    }),
  );
  assert.deepEqual(
    parts.map(({ link }) => link),
    asked,
  );
  const beside = ALL.flatMap(({ id, parts }) =>
    parts.flatMap((part, at) => (isExperiment(part) ? [`#/learn/${id}/${at + 1}`] : [])),
  );
  const onBoard = new Set(asked.filter((link) => !beside.includes(link)));
  for (const { link, asks, answers, more, picture } of parts) {
    assert.ok(answers.length > 0, link);
    for (const { names, why } of answers) {
      assert.ok(names.length > 0);
      if (onBoard.has(link)) {
        assert.ok(
          names.every((name) => /^([a-z]+\d+|row \d+)$/.test(name)),
          `${names}`,
        );
      }
      assert.match(why || more, /\S/, `${link} ${asks} ${names}`);
    }
    if (onBoard.has(link)) {
      assert.ok(picture.scene.lesson.length > 0, `${link}: its board shows the answers`);
    }
  }
});

test("the answer key has exactly the answers that the page accepts", () => {
  const known = new Map(KEY.flatMap(({ parts }) => parts).map((part) => [part.link, part]));
  for (const { link, right, wrong } of allParts().filter((part) => part.right)) {
    const part = known.get(link) ?? known.get(`${link}/1`)!;
    const names = part.answers.flatMap((answer) => answer.names);
    const hits = (square: string) =>
      names.includes(square) || names.includes(`row ${square.replace(/\D/g, "")}`);
    assert.ok(hits(right) && !hits(wrong), `${link}: ${names}, not ${wrong}`);
  }
});

test("the pages for teachers have links, and opening a lesson leaves them", () => {
  for (const page of ["teachers", "key"] as const) {
    const { state, problem } = openLink(`#/learn/${page}`, initialState());
    assert.deepEqual([state.mode, state.page, problem], ["learn", page, ""]);
    assert.equal(linkTo(state), `#/learn/${page}`);
    assert.equal(toLesson({ id: "thrashing" })(state).page, null);
    assert.equal(toMode("learn")(state).page, null);
    assert.equal(openLink("#/learn/thrashing/2", state).state.page, null);
  }
});

test("a page for teachers completes no part of the lesson behind it", () => {
  const { state } = openLink("#/learn/words/2", initialState());
  const person = new Person(toMode("play")(state));
  person.openLink("#/learn/teachers");
  assert.equal(person.state.lesson.part, 1);
  assert.deepEqual(person.state.learned, []);
});

test("the projector view is in links to Watch and Learn, and ends in other modes", () => {
  const links = ["#/learn/thrashing/2?projector", "#/queens/8/a8/backtracking@20?projector"];
  for (const link of links) {
    const { state, problem } = openLink(link, initialState());
    assert.deepEqual([state.projector, problem], [true, ""]);
    assert.equal(linkTo(state), link);
    assert.equal(openLink(link.replace("?projector", ""), state).state.projector, false);
    assert.equal(toMode("play")(state).projector, false);
  }
});

test("exactly the terms marked as formal have a formal definition", () => {
  const told = Object.entries(GLOSSARY).filter(([, { isFormal }]) => isFormal);
  assert.deepEqual(told.map(([id]) => id).toSorted(), Object.keys(FORMAL).toSorted());
  for (const [id, { text }] of Object.entries(FORMAL)) {
    for (const words of text) assert.match(words, /^\S.*[.!]$/, id);
  }
});
