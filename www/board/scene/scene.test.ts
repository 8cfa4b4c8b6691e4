import assert from "node:assert/strict";
import { test } from "vitest";
import { asked, from, Run, squareNames } from "../../../tests/unit/engine.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import { culprits } from "../games/queens.ts";
import { describer, runScene } from "./by-game.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

/** A board with a8 locked, and a run on it after some steps. */
function after(game: GameId, solver: string, steps: number) {
  const puzzle = from(game);
  const run = new Run(puzzle, solver, "", 0);
  const scene = runScene(puzzle, asked(run, { do: "advance", steps }));
  const tell = describer(scene, NAMES);
  return { scene, tell: (...names: string[]) => names.map((name) => tell(at(name))) };
}

test("a scene of forward checking shows its domains", () => {
  const { scene, tell } = after("queens", "forward-checking", 1);
  assert.ok(scene.kind === "queens");
  assert.equal(scene.levels?.length, 64);
  assert.deepEqual(
    [scene.locked, scene.queens, scene.rejected, scene.dryRow, scene.solved],
    [[0], [at("c7")], null, null, false],
  );
  assert.deepEqual(tell("a8", "c7", "a5", "e4", "h6"), [
    "a8, locked queen",
    "c7, queen",
    "a5, ruled out by a locked queen",
    "e4, ruled out by a locked queen",
    "h6, possible",
  ]);
  assert.deepEqual(tell("c5", "g3"), ["c5, ruled out at depth 1", "g3, ruled out at depth 1"]);
});

test("a queen taken back at once is shown with the row that it left without squares", () => {
  const { scene } = after("queens", "forward-checking", 3);
  assert.ok(scene.kind === "queens");
  assert.deepEqual([scene.rejected, scene.dryRow], [at("b5"), 5]);
});

test("a tried square always says that it was tried", () => {
  const { scene, tell } = after("queens", "forward-checking", 3);
  assert.ok(scene.kind === "queens");
  assert.deepEqual(tell("b5", "c5"), ["b5, tried", "c5, ruled out at depth 1"]);
  assert.equal(scene.levels?.[at("b5")], 2);
});

test("a backtrack shows the used-up row, the squares it gets back, and the queen taken back", () => {
  const puzzle = from("queens", [at("c5")]);
  const run = new Run(puzzle, "forward-checking", "", 0);
  const kinds = (step: number) => {
    const scene = runScene(puzzle, asked(run, { do: "reach", step }));
    return scene.kind === "queens" ? scene.annotations : [];
  };
  assert.deepEqual(kinds(12), [{ kind: "emptied", row: 7 }]);
  assert.deepEqual(kinds(13), [
    { kind: "used-up", row: 6 },
    { kind: "free-again", square: at("b2") },
    { kind: "free-again", square: at("e2") },
    { kind: "taken-back", square: at("b3") },
  ]);
  assert.deepEqual(kinds(10), []);
});

test("queens in line are shown as pairs", () => {
  const { scene, tell } = after("queens", "backtracking", 0);
  assert.ok(scene.kind === "queens");
  assert.equal(scene.levels, null);
  assert.deepEqual(scene.conflicts, [[at("a8"), at("a7")]]);
  assert.deepEqual(tell("a8", "a7"), ["a8, locked queen, in conflict", "a7, queen, in conflict"]);
});

test("a rule shows the squares it compared; a search shows none", () => {
  const rule = after("knights", "warnsdorff", 1);
  assert.ok(rule.scene.kind === "knights");
  assert.deepEqual(
    rule.scene.annotations.map((one) => one.kind === "candidate" && { ...one }),
    ["b6", "c7"].map((name) => ({
      kind: "candidate",
      from: at("a8"),
      square: at(name),
      value: 5,
      chosen: name === "c7",
    })),
  );
  assert.deepEqual(rule.scene.reachable, [], "the scene does not reveal the next jump");
  assert.deepEqual(rule.tell("a8", "c7", "b6", "e8", "h1"), [
    "a8, number 1",
    "c7, knight, number 2",
    "b6, not chosen, 5 onward moves",
    "e8, empty",
    "h1, empty",
  ]);
  const search = after("knights", "backtracking", 1);
  assert.ok(search.scene.kind === "knights");
  assert.deepEqual([search.scene.annotations, search.scene.reachable], [[], []]);
});

test("a finished tour is drawn as solved, and as closed only if it had to close", () => {
  const { scene } = after("knights", "hamiltonian", 63);
  assert.ok(scene.kind === "knights");
  assert.deepEqual([scene.path.length, scene.solved, scene.closed], [64, true, false]);
  const puzzle = { ...from("knights"), closed: true };
  const run = new Run(puzzle, "hamiltonian", "", 0);
  const whole = runScene(puzzle, asked(run, { do: "advance", steps: 63 }));
  assert.ok(whole.kind === "knights");
  assert.ok(whole.closed);
});

test("the squares that a sentence names are lit until the board is solved", () => {
  assert.deepEqual(after("queens", "forward-checking", 3).scene.named, [at("b5")]);
  assert.deepEqual(after("knights", "warnsdorff", 0).scene.named, []);
  assert.deepEqual(after("knights", "hamiltonian", 62).scene.named, [at("e3"), at("c4")]);
  assert.deepEqual(after("knights", "hamiltonian", 63).scene.named, []);
});

test("without a sentence no square is highlighted, and without a board the scene is empty", () => {
  const puzzle = from("queens");
  const run = new Run(puzzle, "forward-checking", "", 0);
  const snapshot = asked(run, { do: "advance", steps: 3 });
  assert.deepEqual(runScene(puzzle, { ...snapshot, sentence: null }).named, []);
  const bare = runScene(puzzle, { ...snapshot, board: null });
  assert.deepEqual(bare.kind === "queens" && [bare.locked, bare.queens], [[0], []]);
});

test("each square of a row that ran out names the queen that ruled it out", () => {
  const { scene } = after("queens", "forward-checking", 3);
  assert.ok(scene.kind === "queens");
  const lines = culprits(scene);
  const row = Array.from({ length: 8 }, (_, column) => 8 * 5 + column);
  assert.deepEqual([...new Set(lines.map(([, square]) => square))], row);
  for (const [queen, square, level] of lines) {
    const owner: number | null | undefined =
      level < 0 ? scene.rejected : level === 0 ? at("a8") : scene.queens[level - 1];
    assert.equal(queen, owner);
    assert.equal(level, scene.levels?.[square]);
  }
  const calm = after("queens", "forward-checking", 1).scene;
  assert.deepEqual(calm.kind === "queens" && culprits(calm), []);
});
