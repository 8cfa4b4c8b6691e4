import assert from "node:assert/strict";
import { test } from "vitest";
import type { Size } from "./geometry.ts";
import { NOTHING_TYPED, withKey } from "./typing.ts";

const CHESS = { rows: 8, columns: 8 };
const TWELVE = { rows: 12, columns: 12 };
const WIDE = { rows: 40, columns: 40 };

/** The square named after each key, with a pause between keys. */
function typed(size: Size, keys: string, pause = 200) {
  let before = NOTHING_TYPED;
  return [...keys].map((key, index) => {
    const after = withKey(size, before, key, 10_000 + index * pause);
    before = after ?? NOTHING_TYPED;
    return after?.square ?? null;
  });
}

test("a letter and a digit name a square", () => {
  assert.deepEqual(typed(CHESS, "c5"), [null, 26]);
  assert.deepEqual(typed(CHESS, "a8h1"), [null, 0, null, 63]);
  assert.deepEqual(typed(CHESS, "C5"), [null, 26]);
});

test("a rank of two digits first names the one with its first digit", () => {
  assert.deepEqual(typed(TWELVE, "l12"), [null, 11 * 12 + 11, 11]);
  assert.deepEqual(typed(TWELVE, "a13"), [null, 132, null]);
  assert.deepEqual(typed(CHESS, "a12"), [null, 56, null]);
});

test("on wide boards columns have two letters", () => {
  assert.deepEqual(typed(WIDE, "aa40"), [null, null, 36 * 40 + 26, 26]);
  assert.deepEqual(typed(CHESS, "ab2"), [null, null, 49]);
});

test("a pause starts a new name", () => {
  assert.deepEqual(typed(TWELVE, "c1", 2000), [null, null]);
  assert.equal(withKey(TWELVE, { text: "c1", at: 0 }, "2", 5000), null);
});

test("keys that can’t be part of a name are ignored", () => {
  assert.deepEqual(typed(CHESS, "i5"), [null, null]);
  assert.equal(withKey(CHESS, NOTHING_TYPED, "x", 9000), null);
  assert.equal(withKey(CHESS, NOTHING_TYPED, "Enter", 9000), null);
  assert.equal(withKey(CHESS, { text: "c", at: 9000 }, "0", 9100), null);
  assert.equal(withKey(CHESS, { text: "c", at: 9000 }, "9", 9100), null);
});
