import assert from "node:assert/strict";
import { test } from "vitest";
import { changeOption, readOptions } from "../../www/state/options.ts";
import { from, Run } from "./engine.ts";

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
