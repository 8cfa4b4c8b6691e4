import assert from "node:assert/strict";
import { test } from "vitest";
import { bothPrograms, laterProgram, replaced } from "./programs.ts";

const program = (text: string, at: number) => ({ text, at, earlier: [] });

test("a text that replaces a program sets it aside", () => {
  const now = replaced(program("old", 1), "new", 2);
  assert.deepEqual(now, { text: "new", at: 2, earlier: [{ text: "old", at: 1 }] });
  assert.deepEqual(
    replaced(now, "new", 3).earlier,
    now.earlier,
    "the same text sets nothing aside",
  );
  assert.deepEqual(replaced(undefined, "new", 1), program("new", 1));
});

test("two windows lose neither program", () => {
  const [ours, theirs] = [program("ours", 1), program("theirs", 2)];
  for (const both of [laterProgram(ours, theirs), laterProgram(theirs, ours)]) {
    assert.equal(both.text, "theirs");
    assert.deepEqual(
      both.earlier.map(({ text }) => text),
      ["ours"],
    );
    assert.deepEqual(laterProgram(both, ours), both, "once is enough");
  }
});

test("programs of other tasks stay", () => {
  const both = bothPrograms({ a: program("1", 1) }, { b: program("2", 2) });
  assert.deepEqual(Object.keys(both), ["a", "b"]);
});
