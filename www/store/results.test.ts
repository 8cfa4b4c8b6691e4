import assert from "node:assert/strict";
import { test } from "vitest";
import { from, roster } from "../../tests/unit/engine.ts";
import { NO_RESULTS, noted, resultOf } from "./results.ts";

const puzzle = from("queens");
const [info] = roster();
assert.ok(info);
const seeded = { ...info, id: "seeded", seeded: true };
const plain = { ...info, id: "plain", seeded: false };

test("a result belongs to one puzzle, solver, options and seed", () => {
  const chosen = { solver: "seeded", options: "rows=fewest&squares=random", seed: 3 };
  const results = noted(NO_RESULTS, puzzle, seeded, chosen, "132");
  assert.equal(resultOf(results, puzzle, seeded, chosen), "132");
  for (const other of [{ options: "rows=fewest" }, { options: "" }, { seed: 4 }]) {
    assert.equal(resultOf(results, puzzle, seeded, { ...chosen, ...other }), undefined);
  }
  assert.equal(resultOf(results, { ...puzzle, squares: [] }, seeded, chosen), undefined);
  assert.equal(resultOf(results, puzzle, plain, chosen), undefined);
  assert.equal(resultOf(NO_RESULTS, puzzle, seeded, chosen), undefined);
});

test("the latest results are remembered", () => {
  const at = (seed: number) => ({ solver: "seeded", options: "", seed });
  let results = NO_RESULTS;
  for (let seed = 0; seed < 1000; seed++) {
    results = noted(results, puzzle, seeded, at(seed), `${seed}`);
  }
  assert.equal(results.size, 200);
  assert.equal(resultOf(results, puzzle, seeded, at(999)), "999");
  assert.equal(resultOf(results, puzzle, seeded, at(0)), undefined);
});

test("the order of options and an unused seed make no difference", () => {
  const chosen = { solver: "seeded", options: "a=1&b=2", seed: 3 };
  const results = noted(NO_RESULTS, puzzle, seeded, chosen, "132");
  assert.equal(resultOf(results, puzzle, seeded, { ...chosen, options: "b=2&a=1" }), "132");
  const other = { solver: "plain", options: "", seed: 3 };
  const both = noted(results, puzzle, plain, other, "874");
  assert.equal(resultOf(both, puzzle, plain, { ...other, seed: 9 }), "874");
});

test("a solver that isn’t chosen shows its result without options", () => {
  const first = { solver: "plain", options: "", seed: 0 };
  const results = noted(NO_RESULTS, puzzle, plain, first, "874");
  const chosen = { solver: "seeded", options: "rows=fewest", seed: 5 };
  assert.equal(resultOf(results, puzzle, plain, chosen), "874");
  const more = noted(results, puzzle, seeded, { solver: "seeded", options: "", seed: 7 }, "64");
  assert.equal(resultOf(more, puzzle, seeded, { ...first, seed: 7 }), "64", "with the same seed");
});
