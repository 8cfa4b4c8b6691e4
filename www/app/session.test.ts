import assert from "node:assert/strict";
import { test } from "vitest";
import { squareNames } from "../../tests/unit/engine.ts";
import { Person } from "../../tests/unit/person.ts";
import { memorySaves } from "../../tests/unit/store.ts";
import { roster } from "../engine/setting-up.ts";
import * as change from "../store/changes.ts";
import { boardOf, initialState, runOf } from "../store/state.ts";
import { noteEnd } from "../watch/run-end.ts";
import type { SessionCommand } from "./perform.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

const given = (square: number): SessionCommand => ({ type: "board/press", square });

/** A session after several actions. */
function after(...actions: SessionCommand[]) {
  const session = new Person();
  for (const action of [given(0), ...actions]) session.ask(action);
  return session;
}

test("a click makes a move, and says what it did or why it can’t", () => {
  const session = after({ type: "settings/set", settings: { free: false } });
  assert.equal(session.act(at("e7")).done, "Queen on e7.");
  assert.match(session.act(at("e4")).notice ?? "", /attack e4/);
  assert.deepEqual(boardOf(session.present()).squares, [0]);
  assert.equal(session.board.game?.record, "e7");
});

test("the first click locks a queen, and Undo takes it back", () => {
  const session = new Person(initialState(), roster(), memorySaves());
  session.prepareBoards();
  session.act(at("c5"));
  assert.deepEqual(boardOf(session.state).squares, [at("c5")]);
  assert.equal(session.undo().done, "Undone.");
  assert.deepEqual(boardOf(session.state).squares, []);
  assert.deepEqual(session.undo(), {});
});

test("Undo goes through the moves of a board, then to the board before", () => {
  const session = after();
  for (const name of ["e7", "h6"]) session.act(at(name));
  session.ask({ type: "watch/clear" });
  for (const record of ["e7 h6", "e7", ""]) {
    session.undo();
    assert.equal(session.board.game?.record, record);
  }
  for (const record of ["e7", "e7 h6", ""]) {
    session.redo();
    assert.equal(session.board.game?.record, record);
  }
  assert.deepEqual(boardOf(session.state).squares, []);
});

test("a board with a run can’t be edited, and a sentence says why", () => {
  const session = after({ type: "play/watch" });
  session.step();
  assert.match(session.act(9).notice ?? "", /is working/);
  while (!session.board.watch?.ended) session.board.watch?.step();
  assert.match(session.act(9).notice ?? "", /has ended/);
  assert.deepEqual(session.state.watch.queens.squares, [0]);
});

test("clicks block squares only while that is chosen", () => {
  const session = after({ type: "app/game", game: "knights" }, given(0));
  assert.match(session.toggleBlocking().hint ?? "", /^Click squares to block/);
  session.act(at("h1"));
  assert.match(session.act(0).notice ?? "", /^The knight starts there/);
  assert.deepEqual(boardOf(session.state).blocked, [at("h1")]);
  session.ask({ type: "app/mode", mode: "watch" });
  assert.equal(session.ui.blocking, false);
});

test("a knight without a start begins on the first open square", () => {
  for (const begin of ["step", "toggle"] as const) {
    const session = after(
      { type: "app/game", game: "knights" },
      { type: "app/mode", mode: "watch" },
    );
    const watch = () => session.board.watch;
    session.toggleBlocking();
    for (const name of ["a8", "b8"]) session.act(at(name));
    session.toggleBlocking();
    assert.equal(watch(), null);
    assert.equal(session[begin]().notice ?? "", "");
    assert.deepEqual(runOf(session.state).squares, [at("c8")]);
    assert.equal(watch()?.playing, begin === "toggle");
  }
});

test("an impossible run is refused in a sentence when you play or step it", () => {
  const tour = { solver: "closed-tour", options: "", seed: 0 };
  for (const begin of ["step", "toggle"] as const) {
    const board = { rows: 7, columns: 7, squares: [], blocked: [], closed: true, regions: null };
    const session = after({
      type: "app/moment",
      moment: { game: "knights", ...board, ...tour, step: 0 },
    });
    assert.equal(session.board.watch, null);
    assert.match(session[begin]().notice ?? "", /\.$/);
    assert.equal(session.board.watch, null);
  }
});

test("an impossible action changes nothing, and says why", () => {
  const session = after({ type: "play/watch" });
  session.step();
  const { solver } = runOf(session.state);
  const chosen = { solver, options: "restart-after=-3", seed: 0 };
  assert.match(
    session.ask({ type: "watch/choose", chosen }).notice ?? "",
    /whole number from 1 up/,
  );
  assert.deepEqual([runOf(session.present()).options, runOf(session.present()).step], ["", 1]);
  assert.match(session.ask({ type: "watch/resize", rows: 0, columns: 0 }).notice ?? "", /\.$/);
  assert.equal(boardOf(session.state).rows, 8);
});

test("an impossible saved board is replaced, with a message", () => {
  const state = change.toMode("watch")(change.give(0)(initialState()));
  const bad = change.choose({ solver: "gone", options: "", seed: 0 })(state);
  const session = new Person(bad, roster(), memorySaves());
  assert.match(session.settled.notice ?? "", /Started with an empty board instead\.$/);
  assert.deepEqual(session.state.watch.queens, initialState().watch.queens);
  assert.deepEqual(session.state.play, bad.play);
});

test("on a board too large for a solver, another takes over", () => {
  const small = roster().find(({ game, largest }) => game === "queens" && largest < 64);
  const solver = small?.id ?? "";
  const session = after(
    { type: "play/watch" },
    { type: "watch/choose", chosen: { solver, options: "", seed: 4 } },
  );
  assert.equal(runOf(session.state).solver, solver);
  assert.match(
    session.ask({ type: "watch/resize", rows: 64, columns: 64 }).notice ?? "",
    /was chosen instead\.$/,
  );
  assert.notEqual(runOf(session.state).solver, solver);
  assert.equal(runOf(session.state).seed, 4);
});

test("each seek beyond the end of a run is reported once", () => {
  const session = after({ type: "watch/resize", rows: 6, columns: 6 }, { type: "play/watch" });
  const sought = () => {
    session.ask({ type: "watch/seek", step: 9999, announce: true });
    while (session.board.watch?.playing) session.board.watch.advance(performance.now(), "flat", 1);
  };
  sought();
  assert.match(noteEnd(session), /^All 4 solutions found in 217 steps/);
  assert.match(session.ui.hint, /^This run ends at step [0-9,]+, before step 9,999\. /);
  assert.equal(noteEnd(session), "");
  sought();
  assert.equal(noteEnd(session), session.ui.hint);
  session.step();
  assert.equal(noteEnd(session), "");
});

test("an ended run is recorded once, with its options", () => {
  const session = after({ type: "play/watch" });
  while (!session.board.watch?.ended) session.step();
  assert.match(noteEnd(session), /^Solved in 132 steps\. /);
  assert.equal(noteEnd(session), "");
  assert.deepEqual([...session.ui.results.values()], ["132"]);
  session.toggle();
  assert.equal(session.board.watch?.playing, true, "it starts again");
  assert.equal(session.board.watch?.steps, 0);
});
