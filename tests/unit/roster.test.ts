import assert from "node:assert/strict";
import { test } from "vitest";
import { fitted } from "../../www/app/fitting.ts";
import type { SolverInfo } from "../../www/engine/generated/solver.ts";
import { roster } from "../../www/engine/setting-up.ts";
import {
  byGame,
  insteadOf,
  isByChance,
  limitOf,
  restartWords,
  solverOf,
  takes,
} from "../../www/store/roster.ts";
import { initialState, runOf, type State, type WatchedRun } from "../../www/store/state.ts";
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
  const instead = (chosen: string, n: number) => insteadOf(SOLVERS, chosen, "usual", side(n));
  assert.equal(instead("small", 64), null);
  assert.equal(instead("small", 65)?.id, "usual");
  assert.equal(instead("middle", 2000)?.id, "any");
  assert.equal(instead("middle", 2e6), null);
  assert.deepEqual(
    ["any", "gone"].map((id) => solverOf(SOLVERS, id).id),
    ["any", "small"],
  );
});

const REAL = byGame(roster());

/** Watch, with a run. */
function watching(run: Partial<WatchedRun>, game: "queens" | "knights" = "queens"): State {
  const state = initialState();
  const watch = { ...state.watch, [game]: { ...state.watch[game], ...run } };
  return { ...state, mode: "watch", game, watch };
}

test("in Watch, another solver takes over a board that is too large, with the seed, and says so", () => {
  const run = { ...side(64), solver: "electric", options: "step=1", seed: 4, step: 3 };
  const state = watching(run);
  const { state: after, problem } = fitted(state, REAL);
  const usual = { solver: "forward-checking", options: "", step: 0 };
  assert.deepEqual(after, watching({ ...run, ...usual }));
  const electric = REAL.queens.find(({ id }) => id === "electric")!;
  assert.equal(
    problem,
    `${electric.name} takes boards of up to 16 a side. Forward checking was chosen instead.`,
  );
  for (const same of [
    ...(["play", "learn", "compare"] as const).map((mode) => ({ ...state, mode })),
    watching({ ...run, ...side(16) }),
    watching({ ...run, solver: "gone" }),
  ]) {
    assert.deepEqual(fitted(same, REAL), { state: same, problem: "" });
  }
});

test("a knight gets a start on a board that can’t be clicked", () => {
  const startOf = (n: number, squares: number[], game: "queens" | "knights" = "knights") =>
    runOf(fitted(watching({ ...side(n), squares }, game), REAL).state).squares;
  assert.deepEqual(startOf(1000, []), [0]);
  assert.deepEqual(startOf(1000, [7]), [7]);
  assert.deepEqual(startOf(8, []), []);
  assert.deepEqual(startOf(1000, [], "queens"), []);
});

test("a run without choices continues without you if there is nothing to choose", () => {
  const choicesOf = (run: Partial<WatchedRun>) =>
    runOf(fitted(watching({ choices: "", ...run }), REAL).state).choices;
  assert.equal(choicesOf({}), "");
  assert.equal(choicesOf({ solver: "count" }), undefined);
  assert.equal(choicesOf(side(1000)), undefined);
  assert.equal(choicesOf({ solver: "gone" }), "");
  assert.equal(choicesOf({ solver: "count", choices: "a8" }), "a8");
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
  const seeded = { ...SMALL, seeded: true };
  const option = (name: string, ...ids: string[]) => ({
    ...roster().find(({ options }) => options.length > 0)!.options[0]!,
    name,
    choices: ids.map((id) => ({ id, label: id })),
  });
  const some = { ...seeded, options: [option("rows", "first"), option("tie", "first", "random")] };
  const chances = (info: SolverInfo, options: string) => isByChance(info, { options });
  assert.equal(chances({ ...seeded, options: [option("rows", "first")] }, "rows=first"), true);
  assert.deepEqual(
    ["", "rows=random", "tie=first", "tie=random"].map((options) => chances(some, options)),
    [false, false, false, true],
  );
  const two = { ...seeded, options: [option("tie", "random"), option("row", "random")] };
  assert.equal(chances(two, "row=random"), true);
});
