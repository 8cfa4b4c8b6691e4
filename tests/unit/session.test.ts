import assert from "node:assert/strict";
import { test } from "vitest";
import { roster } from "../../www/engine/table.ts";
import { Session } from "../../www/run/session.ts";
import * as change from "../../www/session/changes.ts";
import { boardOf, initialState, runOf } from "../../www/session/state.ts";
import { squareNames } from "./engine.ts";
import { memoryKeeper } from "./store.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

/** A session in which several things were done. */
function after(...changes: change.Change[]) {
  const session = new Session(initialState(), roster(), memoryKeeper());
  for (const asked of [change.give(0), ...changes]) session.do(asked);
  return session;
}

test("a click makes a move, and says what it did or why it cannot be", () => {
  const session = after((state) => ({ ...state, free: false }));
  assert.equal(session.act(at("e7")).done, "Queen on e7.");
  assert.match(session.act(at("e4")).notice ?? "", /attack e4/);
  assert.deepEqual(boardOf(session.present()).squares, [0]);
  assert.equal(session.stage.game?.record, "e7");
});

test("the first click locks a queen, and Undo takes it back", () => {
  const session = new Session(initialState(), roster(), memoryKeeper());
  session.do((state) => state);
  session.act(at("c5"));
  assert.deepEqual(boardOf(session.state).squares, [at("c5")]);
  assert.equal(session.undo().done, "Undone.");
  assert.deepEqual(boardOf(session.state).squares, []);
  assert.deepEqual(session.undo(), {});
});

test("Undo goes through the moves of a board, and on to the board before", () => {
  const session = after();
  for (const name of ["e7", "h6"]) session.act(at(name));
  session.do(change.clear);
  for (const record of ["e7 h6", "e7", ""]) {
    session.undo();
    assert.equal(session.stage.game?.record, record);
  }
  for (const record of ["e7", "e7 h6", ""]) {
    session.redo();
    assert.equal(session.stage.game?.record, record);
  }
  assert.deepEqual(boardOf(session.state).squares, []);
});

test("a board at work or at rest is not edited, and it is said why", () => {
  const session = after(change.watchThis);
  session.step();
  assert.match(session.act(9).notice ?? "", /at work/);
  while (!session.stage.watch?.ended) session.stage.watch?.step();
  assert.match(session.act(9).notice ?? "", /has ended/);
  assert.deepEqual(session.state.watch.queens.squares, [0]);
});

test("squares are blocked while that is asked for, and no longer in another place", () => {
  const session = after(change.toGame("knights"), change.give(0));
  assert.match(session.toggleBlocking().hint ?? "", /^Click squares to block/);
  session.act(at("h1"));
  assert.match(session.act(0).notice ?? "", /^The knight starts there/);
  assert.deepEqual(boardOf(session.state).blocked, [at("h1")]);
  session.do(change.toMode("watch"));
  assert.equal(session.blocking, false);
});

test("a knight without a start begins on the first open square", () => {
  for (const begin of ["step", "toggle"] as const) {
    const session = after(change.toGame("knights"), change.toMode("watch"));
    const watch = () => session.stage.watch;
    session.toggleBlocking();
    for (const name of ["a8", "b8"]) session.act(at(name));
    session.toggleBlocking();
    assert.equal(watch(), null);
    assert.equal(session[begin]().notice, "");
    assert.deepEqual(runOf(session.state).squares, [at("c8")]);
    assert.equal(watch()?.playing, begin === "toggle");
  }
});

test("a run that cannot be made is refused in a sentence when it is played or stepped", () => {
  const tour = { solver: "closed-tour", options: "", seed: 0 };
  for (const begin of ["step", "toggle"] as const) {
    const board = { rows: 7, columns: 7, squares: [], blocked: [], closed: true };
    const session = after(change.toRun("knights", { ...board, ...tour, step: 0 }));
    assert.equal(session.stage.watch, null);
    assert.match(session[begin]().notice ?? "", /\.$/);
    assert.equal(session.stage.watch, null);
  }
});

test("what cannot be done leaves what there is, and says why", () => {
  const session = after(change.watchThis);
  session.step();
  const { solver } = runOf(session.state);
  const asked = change.choose({ solver, options: "restart-after=-3", seed: 0 });
  assert.match(session.do(asked).notice ?? "", /whole number from 1 on/);
  assert.deepEqual([runOf(session.present()).options, runOf(session.state).step], ["", 1]);
  assert.match(session.do(change.resize(0, 0)).notice ?? "", /\.$/);
  assert.equal(boardOf(session.state).rows, 8);
});

test("a board that was kept and cannot be is replaced, and it is said", () => {
  const state = change.toMode("watch")(change.give(0)(initialState()));
  const bad = change.choose({ solver: "gone", options: "", seed: 0 })(state);
  const session = new Session(bad, roster(), memoryKeeper());
  assert.match(session.do((state) => state).notice ?? "", /An empty board was laid out instead\.$/);
  assert.deepEqual(session.state.watch.queens, initialState().watch.queens);
  assert.deepEqual(session.state.play, bad.play);
});

test("a solver that a board is too large for gives way to another", () => {
  const small = roster().find(({ game, largest }) => game === "queens" && largest < 64);
  const solver = small?.id ?? "";
  const session = after(change.watchThis, change.choose({ solver, options: "", seed: 4 }));
  assert.equal(runOf(session.state).solver, solver);
  assert.match(session.do(change.resize(64, 64)).notice ?? "", /was chosen instead\.$/);
  assert.notEqual(runOf(session.state).solver, solver);
  assert.equal(runOf(session.state).seed, 4);
});

test("a run that has ended is noted once, with its options", () => {
  const session = after(change.watchThis);
  while (!session.stage.watch?.ended) session.step();
  assert.match(session.noteEnd(), /^Solved in 132 steps\. /);
  assert.equal(session.noteEnd(), "");
  assert.deepEqual([...session.results.values()], ["132"]);
  session.toggle();
  assert.equal(session.stage.watch?.playing, true, "it starts again");
  assert.equal(session.stage.watch?.steps, 0);
});
