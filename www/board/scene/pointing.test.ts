import assert from "node:assert/strict";
import { test } from "vitest";
import { from, Play, squareNames } from "../../../tests/unit/engine.ts";
import { MARKS } from "../../content/marks.ts";
import { motionsByHand } from "../../core/tween.ts";
import type { BoardLine, Deduction } from "../../engine/generated/thinking.ts";
import { playScene } from "./by-game.ts";
import { pointingOf } from "./pointing.ts";
import type { QueensScene } from "./scene.ts";
import { heightAt, justSolved, WAVE } from "./wave.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);
const named = (squares: Iterable<number>) => [...squares].map((square) => NAMES[square]).sort();

const PUZZLE = from("queens", [at("f6"), at("c1")]);
function sceneOf(moves: string, settings = MARKS): QueensScene {
  const play = new Play(PUZZLE, true);
  play.replay(moves);
  const scene = playScene({ puzzle: PUZZLE, play, settings, lost: [], hint: null });
  assert.ok(scene.kind === "queens");
  return scene;
}

const NOTHING = {
  rule: "",
  name: "",
  text: "",
  named: [],
  lines: [],
  imagined: null,
  pairs: [],
  placed: null,
  ruledOut: [],
  leansOn: [],
  whatIf: [],
};
/** Row 4 has only e4 and g4 left; a queen on e2 would attack both. */
const EMPTIES: Deduction = {
  ...NOTHING,
  rule: "empty-line",
  named: ["e4", "g4", "e2"].map(at),
  lines: [{ kind: "row", index: 4 }],
  imagined: at("e2"),
  pairs: [
    [at("e2"), at("e4")],
    [at("e2"), at("g4")],
  ],
  ruledOut: [at("e2")],
};

test("a hint highlights its line and the squares it names, and dims the others", () => {
  const shown = pointingOf(sceneOf("a5"), { deduction: EMPTIES, imagined: null });
  const row = ["a", "b", "c", "d", "e", "f", "g", "h"].map((column) => `${column}4`);
  assert.ok(shown.lit);
  assert.deepEqual(named(shown.lit), [...row, "e2"].sort());
  assert.deepEqual([named(shown.marked), named(shown.struck)], [[], ["e4", "g4"]]);
  assert.deepEqual(named(shown.ghosts), ["e2"]);
  assert.deepEqual(named(shown.out), ["e2"]);
  assert.equal(shown.placed, null);
});

test("what an imagined queen attacks has another mark than what it leaves free", () => {
  const lines: BoardLine[] = [
    { kind: "row", index: 4 },
    { kind: "row", index: 5 },
  ];
  const out = ["e2", "g2"].map(at);
  const one = { ...NOTHING, lines, imagined: at("e2"), named: ["d3", "g3"].map(at), ruledOut: out };
  const marks = (deduction: Deduction) => {
    const { marked, struck } = pointingOf(sceneOf("a5"), { deduction, imagined: null });
    return [named(marked), named(struck)];
  };
  assert.deepEqual(marks(one), [["g3"], ["d3", "e4", "g4"]]);
  // Without one of them, what each that is ruled out attacks.
  assert.deepEqual(marks({ ...one, imagined: null }), [
    ["d3", "g3"],
    ["e4", "g4"],
  ]);
});

test("a forced square gets the ghost of its queen", () => {
  const lines: BoardLine[] = [{ kind: "column", index: 7 }];
  const deduction = { ...NOTHING, lines, placed: at("h2") };
  const shown = pointingOf(sceneOf("a5"), { deduction, imagined: null });
  assert.deepEqual([named(shown.ghosts), shown.placed], [["h2"], at("h2")]);
  assert.ok(shown.lit?.has(at("h8")) && !shown.lit.has(at("g8")));
});

test("a what-if shows what its queens attack, and the line with nothing left", () => {
  const moment = (line: BoardLine | null) => ({
    text: "",
    pieces: [at("e2")],
    ruledOut: [],
    line,
    named: [],
  });
  const [first, last] = [moment(null), moment({ kind: "row", index: 4 })];
  const deduction = { ...EMPTIES, whatIf: [first, last] };
  const begins = pointingOf(sceneOf("a5"), { deduction, imagined: first });
  assert.deepEqual([begins.lit, begins.empty, begins.counted], [null, false, true]);
  assert.ok(named(begins.struck).includes("e4"));
  const ends = pointingOf(sceneOf("a5"), { deduction, imagined: last });
  assert.deepEqual([ends.empty, named(ends.marked)], [true, []]);
});

test("the scene of a game follows the player’s settings", () => {
  const plain = sceneOf("a5");
  assert.equal(plain.shadows?.[at("a1")], 0);
  assert.equal(plain.shadows?.[at("a8")], 1);
  assert.equal(plain.shadows?.[at("e4")], -1);
  assert.deepEqual(plain.autos, []);
  const marked = sceneOf("x:e4 a5", { ...MARKS, shadows: false, autoCross: true });
  assert.equal(marked.shadows, null);
  assert.deepEqual(named(marked.crosses), ["e4"]);
  assert.ok(marked.autos.includes(at("a1")));
  for (const square of ["a5", "f6", "e4", "g4"]) assert.ok(!marked.autos.includes(at(square)));
  assert.equal(sceneOf("a5 a4").conflicts.length, 1);
  assert.equal(sceneOf("a5 a4", { ...MARKS, conflicts: false }).conflicts.length, 0);
});

const SOLVED = "a5 g4 d3 h2 b7 e8";

test("a solved board has no shadows and no automatic crosses", () => {
  const scene = sceneOf(SOLVED, { ...MARKS, autoCross: true });
  assert.ok(scene.solved);
  assert.deepEqual([scene.shadows, scene.autos], [null, []]);
});

test("when a move solves the board, a wave passes once over every square", () => {
  const [before, after] = [sceneOf("a5 g4 d3 h2 b7"), sceneOf(SOLVED)];
  assert.ok(justSolved(before, after));
  assert.ok(!justSolved(after, after) && !justSolved(null, after));
  const other = { ...before, locked: [at("a8")] };
  assert.ok(!justSolved(other, after), "another board was opened");
  for (let square = 0; square < 64; square++) {
    const heights = Array.from({ length: 91 }, (_, i) => heightAt(after, square, 10 * i));
    assert.ok(Math.max(...heights) > 0.95, NAMES[square]);
    assert.equal(heightAt(after, square, WAVE), 0);
  }
  const highest = (square: number) =>
    Array.from({ length: 90 }, (_, i) => heightAt(after, square, 10 * i)).reduce(
      (best, height, i, all) => (height > all[best]! ? i : best),
      0,
    );
  assert.ok(highest(at("e8")) < highest(at("a1")));
});

test("a piece moved by hand is tracked by its square", () => {
  assert.deepEqual(motionsByHand([1, 2, 3], [2, 3]), [
    { index: 0, from: 2, to: 2 },
    { index: 1, from: 3, to: 3 },
    { index: 0, from: 1, to: null },
  ]);
  assert.deepEqual(motionsByHand([1, 2], [1, 5]), [
    { index: 0, from: 1, to: 1 },
    { index: 1, from: 2, to: 5 },
  ]);
  assert.deepEqual(motionsByHand([1], [1, 4]).at(-1), { index: 1, from: null, to: 4 });
});
