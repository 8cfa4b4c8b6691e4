import assert from "node:assert/strict";
import { test } from "vitest";
import type { ExplainedReason, Explanation } from "../../engine/generated/thinking.ts";
import { readLink } from "../../routes/forgiving.ts";
import { print } from "../../routes/route.ts";
import { barsOf, progressWords, tagOf, totalOf } from "./explain-words.ts";

const reason = (kind: ExplainedReason["kind"], size: number) => ({ kind, size }) as ExplainedReason;

const told = (...reasons: ExplainedReason[]): Explanation => ({
  end: "solved",
  solutions: 1,
  text: "",
  reasons,
});

test("reasons are counted, and the longest is named", () => {
  const all = told(reason("out", 3), reason("last-square", 0));
  assert.equal(totalOf(all), "2 reasons, at most 3 lines");
  assert.equal(totalOf(told(reason("last-square", 0), reason("solution", 0))), "1 reason");
  assert.deepEqual(all.reasons.map(tagOf), ["3 lines", "last square"]);
  assert.equal(progressWords(2), "2 reasons found so far…");
});

test("bars are as long as their reasons are hard", () => {
  assert.deepEqual(
    barsOf(told(reason("out", 3), reason("out", 1), reason("last-square", 0))),
    [1, 0.5, 0.25],
  );
});

test("a reason of an explanation has a link", () => {
  for (const link of ["#/explain/queens/8/f6+c1@7", "#/explain/queens/8@1"]) {
    const { route, problem } = readLink(link);
    assert.equal(problem, "");
    assert.equal(route && print(route), link);
  }
  assert.match(readLink("#/explain/knights/5@2").problem, /Only queens are explained/);
});
