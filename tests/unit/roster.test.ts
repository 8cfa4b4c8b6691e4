import assert from "node:assert/strict";
import { test } from "vitest";
import type { SolverInfo } from "../../www/engine/generated/solver.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { insteadOf, isByChance, limitOf, restartWords, takes } from "../../www/state/roster.ts";
import { asked, Run } from "./engine.ts";

const info = (id: string, largest: number): SolverInfo => ({ ...roster()[0]!, id, largest });
const SMALL = info("small", 64);
const SOLVERS = [SMALL, info("middle", 1000), info("usual", 1000), info("any", 1e6)];
const side = (side: number) => ({ rows: side, columns: side });

test("a solver’s largest board is measured by the longer side", () => {
  assert.deepEqual(
    [side(64), side(65), { rows: 3, columns: 65 }].map((size) => takes(SMALL, size)),
    [true, false, false],
  );
  assert.equal(limitOf(info("middle", 1000)), "takes boards of up to 1,000 a side");
});

test("if the chosen solver can’t take a board, the default one does, or the first that can", () => {
  const instead = (chosen: string, n: number) => insteadOf(SOLVERS, chosen, "usual", side(n))?.id;
  assert.equal(instead("small", 64), undefined);
  assert.equal(instead("small", 65), "usual");
  assert.equal(instead("middle", 2000), "any");
  assert.equal(instead("middle", 2e6), undefined);
});

test("every solver says how large a board it takes", () => {
  for (const { largest } of roster()) assert.ok(Number.isInteger(largest) && largest >= 1);
});

test("exactly the solvers described as backtracking do", () => {
  for (const info of roster()) {
    const went = [4, 5, 6, 7].some((side) => backtracks(info, side) > 0);
    assert.equal(info.goesBack, went, info.id);
  }
});

/** The number of backtracks in a solver's first steps on an empty board. */
function backtracks({ game, id }: SolverInfo, side: number) {
  const squares = game === "queens" ? [] : [0];
  const run = new Run({ game, rows: side, columns: side, squares, closed: false }, id, "", 0);
  const { tally } = asked(run, { do: "advance", steps: 20_000 });
  run.free();
  return tally.backtracks;
}

test("another seed only matters to a solver that uses randomness", () => {
  const chance = (id: string, options = "") =>
    isByChance(roster().find((info) => info.id === id)!, { options });
  assert.equal(chance("min-conflicts"), true);
  assert.equal(chance("backtracking"), false);
  assert.equal(chance("forward-checking"), false);
  assert.equal(chance("forward-checking", "rows=fewest"), false);
  assert.equal(chance("forward-checking", "rows=fewest&squares=random"), true);
  assert.equal(chance("warnsdorff", "tie-break=random"), true);
  const words = (id: string) =>
    restartWords(roster().find((info) => info.id === id)!, { options: "" });
  assert.deepEqual([words("min-conflicts"), words("backtracking")], ["New run", "Restart"]);
});
