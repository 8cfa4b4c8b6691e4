/** Equal values keep their identity, so that comparing by identity finds only changes. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { shareEqual } from "./share-equal.ts";

/** A random plain value. */
const plain = () =>
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

const copy = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test("an equal value is replaced by the earlier one", () => {
  fc.assert(
    fc.property(plain(), (value) => {
      expect(shareEqual(value, copy(value))).toBe(value);
    }),
  );
});

test("a value keeps its content after any earlier value", () => {
  fc.assert(
    fc.property(plain(), plain(), (before, after) => {
      expect(shareEqual(before, copy(after))).toEqual(after);
    }),
  );
});

test("unchanged parts of a changed value are shared, changed ones are not", () => {
  const before = { same: { list: [1, 2] }, other: { list: [3] }, more: 1 };
  const after = shareEqual(before, { same: { list: [1, 2] }, other: { list: [4] }, more: 1 });
  expect(after).not.toBe(before);
  expect(after.same).toBe(before.same);
  expect(after.other).not.toBe(before.other);
});

test("a missing part is a change, and so is a new one", () => {
  const [less, more] = [{ a: 1 }, { a: 1, b: undefined }];
  expect(Object.keys(shareEqual(more, { ...less }))).toEqual(["a"]);
  expect(Object.keys(shareEqual(less, { ...more }))).toEqual(["a", "b"]);
});

test("objects of a class and lists of numbers are compared by identity", () => {
  const before = { numbers: new Uint8Array([1]), when: new Date(0) };
  const after = { numbers: new Uint8Array([1]), when: new Date(0) };
  expect(shareEqual(before, after)).toBe(after);
});
