/** What the course tells teachers. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { LESSONS } from "../../www/content/lessons/index.ts";

const ALL = LESSONS.map(({ lesson }) => lesson);

for (const [at, { title, minutes, needs, objectives }] of ALL.entries()) {
  test(`${title}: the lessons it needs come before it`, () => {
    const before = ALL.slice(0, at).map(({ id }) => id);
    assert.deepEqual(
      needs.filter((id) => !before.includes(id)),
      [],
    );
  });

  test(`${title}: one to four objectives, and minutes`, () => {
    assert.ok(objectives.length >= 1 && objectives.length <= 4);
    for (const one of objectives) assert.match(one, /^[A-Z].*[^.]$/);
    assert.ok(Number.isInteger(minutes) && minutes >= 3 && minutes <= 30);
  });
}
