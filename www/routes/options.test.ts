import assert from "node:assert/strict";
import { test } from "vitest";
import { from, Run } from "../../tests/unit/engine.ts";
import { isWhole } from "../core/guards.ts";
import { changeOption, LARGEST, nextSeed, readOptions, typedOptions } from "./options.ts";

const ROWS = {
  name: "rows",
  label: "Rows",
  kind: "choice" as const,
  unasked: "",
  choices: [
    { id: "top-down", label: "from the top" },
    { id: "fewest", label: "fewest first" },
  ],
};
const RESTART = {
  name: "restart-after",
  label: "",
  kind: "count" as const,
  unasked: "",
  choices: [],
};

test("an option is added, changed, and left out if it has its default", () => {
  const fewest = changeOption("", ROWS, "fewest");
  assert.equal(fewest, "rows=fewest");
  const both = changeOption(fewest, RESTART, "20");
  assert.equal(both, "rows=fewest&restart-after=20");
  assert.equal(changeOption(both, ROWS, "top-down"), "restart-after=20");
  assert.equal(changeOption(fewest, ROWS, "top-down"), "");
  assert.equal(changeOption("restart-after=20", RESTART, ""), "");
  assert.deepEqual(
    [...readOptions(both)],
    [
      ["rows", "fewest"],
      ["restart-after", "20"],
    ],
  );
});

test("an option that a solver does not take is an Error with a code and a sentence", () => {
  assert.throws(() => new Run(from("queens"), "backtracking", "rows=fewest", 0), {
    code: "option",
    message: "Backtracking has no option “rows”: leave it out.",
  });
});

test("a number is whole from 0 to the largest, after which seeds begin at 0", () => {
  const numbers = [0, 7, LARGEST, LARGEST + 1, -1, 1.5, Number.NaN, "7", null];
  assert.deepEqual(numbers.filter(isWhole), [0, 7, LARGEST]);
  assert.deepEqual([0, 7, LARGEST - 1, LARGEST].map(nextSeed), [1, 8, LARGEST, 0]);
});

test("the last of several values counts, and a bare name turns its option on", () => {
  const words = new URLSearchParams("rows=top-down&restart&rows=fewest");
  assert.equal(typedOptions(words), "rows=fewest&restart=true");
});
