import assert from "node:assert/strict";
import { test } from "vitest";
import {
  costliest,
  type Failed,
  failureLabel,
  left,
  standing,
} from "../../www/board/scene/tree.ts";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import type { TreeLevel as Level } from "../../www/engine/generated/run.ts";
import { asked, from, Run, squareNames } from "./engine.ts";

const NAMES = squareNames(8, 8);
const BOARD = { names: NAMES, rows: 8, regions: null };

const after = (game: GameId, solver: string, steps: number) =>
  asked(new Run(from(game), solver, "", 0), { do: "advance", steps });

/** The tree after some steps, and the run's counts. */
function treeAfter(game: GameId, solver: string, steps: number) {
  const { tree: levels, tally } = after(game, solver, steps);
  assert.ok(levels);
  return { levels, tally };
}

const labels = (levels: Level[]) =>
  levels.map(({ failed }) => failed.map((one) => failureLabel(one, BOARD).label));

test("a tree has the path, the failed values beside it and the values left", () => {
  const { levels, tally } = treeAfter("queens", "forward-checking", 45);
  assert.deepEqual(
    levels.map(({ current }) => current && NAMES[current.square]),
    ["c7", "h6", "f5", null],
  );
  assert.deepEqual(labels(levels), [
    [],
    ["e6: 11 nodes, no solution", "f6: 6 nodes, no solution", "g6: 5 nodes, no solution"],
    ["b5: left row 3 with no square"],
    ["b4: left row 3 with no square", "d4: 3 nodes, no solution"],
  ]);
  assert.deepEqual(levels.map(left), ["5 to try", "", "", ""]);
  assert.deepEqual(
    levels.map(({ depth }) => depth),
    [1, 2, 3, 4],
  );
  const total = levels.flatMap(({ failed }) => failed).reduce((sum, { nodes }) => sum + nodes, 3);
  assert.equal(total, tally.placements);
});

test("a failed value names the step that tried it", () => {
  const run = new Run(from("queens"), "backtracking", "", 0);
  const { failed } = asked(run, { do: "advance", steps: 120 }).tree![1]!;
  assert.equal(failureLabel(failed[0]!, BOARD).label, "a6: attacked");
  for (const { square, step } of failed) {
    const { board, tree } = asked(run, { do: "seek", step });
    assert.equal(board.pieces[1], square);
    assert.equal(tree?.[1]?.current?.square, square);
  }
});

test("a tree of millions of nodes is shown as a path and the values beside it", () => {
  const { levels } = treeAfter("knights", "backtracking", 5_000_000);
  assert.ok(levels.length <= 64);
  assert.ok(levels.every(({ failed }) => failed.length <= 8));
  assert.match(standing(levels[0]!.current!, NAMES), /^a8, current: 2,\d{3},\d{3} nodes so far$/);
});

test("every cause of failure has words", () => {
  const about = { square: 0, step: 1, nodes: 112, of: 2 };
  const causes: [Failed["cause"], string][] = [
    ["conflict", "a8: attacked"],
    ["row", "a8: left row 6 with no square"],
    ["column", "a8: left column c with no square"],
    ["line", "a8: left a line with no square"],
    ["stranded", "a8: stranded c8"],
    ["dead-end", "a8: a dead end"],
    ["unclosed", "a8: the tour did not close"],
    ["foreseen", "a8: foreseen: no tour left"],
    ["subtree", "a8: 112 nodes, no solution"],
    ["solutions", "a8: 2 solutions"],
  ];
  for (const [cause, label] of causes) {
    assert.equal(failureLabel({ ...about, cause }, BOARD).label, label);
  }
});

test("methods without a search tree have none", () => {
  assert.equal(after("queens", "min-conflicts", 5).tree, null);
  assert.equal(after("queens", "brute-force", 5).tree, null);
  assert.equal(after("queens", "count", 5).tree, null);
  assert.equal(after("knights", "hamiltonian", 5).tree, null);
});

test("the costliest mistake is the failed value with the most nodes", () => {
  const value = (square: number, nodes: number) => ({
    square,
    nodes,
    step: 1,
    of: 0,
    cause: "subtree" as const,
  });
  const level = (depth: number, ...failed: ReturnType<typeof value>[]) => ({
    depth,
    failed,
    current: null,
    open: 0,
    struck: 0,
  });
  const levels = [level(1, value(1, 5)), level(2, value(2, 63), value(3, 9))];
  assert.equal(
    costliest(levels, 100, NAMES, "queens"),
    "Costliest: c8 at depth 2, 63% of all nodes.",
  );
  assert.equal(costliest([level(1, value(1, 1))], 100, NAMES, "queens"), "");
  assert.match(costliest(levels, 100, NAMES, "knights"), / c8 at jump 2, 63% of all jumps\.$/);
  const { levels: tree, tally } = treeAfter("queens", "forward-checking", 45);
  const share = costliest(tree, tally.placements, NAMES, "queens");
  assert.match(share, /^Costliest: e6 at depth 2, \d+% of all nodes\.$/);
});
