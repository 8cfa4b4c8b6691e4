import assert from "node:assert/strict";
import { test } from "vitest";
import { lineEnds } from "../../www/core/geometry.ts";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import type { Annotation } from "../../www/engine/generated/run.ts";
import { asked, from, Run } from "./engine.ts";

/** The annotations of one kind that a solver makes some steps after a8. */
function drawn<Kind extends Annotation["kind"]>(
  game: GameId,
  solver: string,
  steps: number,
  kind: Kind,
) {
  const { board } = asked(new Run(from(game), solver, "", 0), { do: "advance", steps });
  const isWanted = (annotation: Annotation): annotation is Extract<Annotation, { kind: Kind }> =>
    annotation.kind === kind;
  const all = board.annotations.filter(isWanted);
  assert.ok(all.length > 0, `${solver} wants ${kind} drawn`);
  return all;
}

test("annotations are plain objects with a kind", () => {
  const forces = drawn("queens", "electric", 3, "force");
  assert.deepEqual(Object.keys(forces[0]!), ["kind", "square", "force", "along", "down"]);
  assert.ok(forces.every(({ force }) => ["charge", "line", "border"].includes(force)));
  const covered = drawn("queens", "dancing-links", 3, "covered").map(({ line }) => line);
  const lines = ["antidiagonal", "column", "diagonal", "row"];
  assert.deepEqual([...new Set(covered)].toSorted(), lines);
  const unsupported = drawn("queens", "arc-consistency", 4, "unsupported");
  assert.ok(unsupported.some(({ fresh }) => fresh === true));
  const edges = drawn("knights", "divide-and-conquer", 1, "edge");
  assert.ok(edges.every(({ from, to }) => from !== to && from < 64 && to < 64));
});

test("a covered line runs from edge to edge", () => {
  assert.deepEqual(lineEnds("row", 2, 8), [
    [2, 0],
    [2, 7],
  ]);
  assert.deepEqual(lineEnds("column", 2, 8), [
    [0, 2],
    [7, 2],
  ]);
  for (let place = 0; place < 15; place++) {
    for (const [row, column] of lineEnds("diagonal", place, 8)) assert.equal(row + column, place);
    for (const [row, column] of lineEnds("antidiagonal", place, 8)) {
      assert.equal(row + 7 - column, place);
      assert.ok(row >= 0 && row < 8 && column >= 0 && column < 8);
    }
  }
});
