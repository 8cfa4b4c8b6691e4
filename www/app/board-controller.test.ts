import assert from "node:assert/strict";
import { test } from "vitest";
import { squareNames } from "../../tests/unit/engine.ts";
import { FakeWorker } from "../../tests/unit/fake-worker.ts";
import { positionOn } from "../board/scene/position.ts";
import { KEPT } from "../core/clock.ts";
import type { RunAnswer, RunAsk } from "../engine/run-methods.ts";
import { emptySnapshot } from "../engine/snapshots.ts";
import * as change from "../store/changes.ts";
import { initialState, NOT_PLAYED, playedOf, runOf, type State } from "../store/state.ts";
import { BoardController } from "./board-controller.ts";
import { boardScene } from "./board-scene.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

/** A state after several changes. */
function present(board: BoardController, state: State, now: number): State {
  return board.present(state, now, now);
}

/** A game in play for a minute, with queens on e7 and h6. */
function played() {
  const board = new BoardController();
  const state = change.give(0)(initialState());
  board.show(state);
  board.game?.act(at("e7"), 0);
  board.game?.act(at("h6"), 60_000);
  return { board, state: present(board, state, 60_000) };
}

/** A board with a run at its third step. */
function watched() {
  const board = new BoardController();
  const state = change.watchThis(change.give(0)(initialState()));
  board.show(state);
  for (let step = 0; step < 3; step++) board.watch?.step();
  return { board, state: present(board, state, 0) };
}

test("the state holds the game in play, with its time", () => {
  const { state } = played();
  const { record, seconds } = playedOf(state);
  assert.deepEqual([record, seconds], ["e7 h6", 60]);
});

test("a game continues after a visit elsewhere, with its time and undone moves", () => {
  for (const mode of ["watch", "learn", "compare"] as const) {
    const { board, state } = played();
    board.game?.undo(80_000);
    const before = present(board, state, 90_000);
    board.show(change.toMode(mode)(before));
    const { game } = board;
    assert.equal(game, null);
    const back = change.toMode("play")(present(board, change.toMode(mode)(before), 500_000));
    board.show(back);
    assert.deepEqual([board.game?.record, board.game?.undone], ["e7", "h6"], mode);
    assert.equal(board.game?.seconds(600_000), 90, mode);
    assert.ok(board.game?.redo(600_000));
    assert.deepEqual([board.game?.record, board.game?.undone], ["e7 h6", ""], mode);
  }
});

test("the same board means the same game", () => {
  const { board, state } = played();
  const { game } = board;
  board.show({ ...state, hints: false });
  assert.equal(board.game, game);
  board.show(change.clear(state));
  assert.notEqual(board.game, game);
});

test("an impossible record is replayed as far as it goes, with one message", () => {
  const board = new BoardController();
  const done = { ...NOT_PLAYED, record: "e7 a0 h6", undone: "f5" };
  const state = change.played(done)(change.give(0)(initialState()));
  assert.match(board.show(state), /^Only part of the saved game could be restored\. “a0”/);
  assert.deepEqual([board.game?.record, board.game?.undone], ["e7", ""]);
  assert.equal(board.show(present(board, state, 0)), "");
});

test("a run waits where you left it, and continues from there", () => {
  for (const visit of [
    change.toMode("play"),
    change.toLesson({ id: "words" }),
    change.toGame("knights"),
  ]) {
    const { board, state } = watched();
    const { watch } = board;
    board.show(visit(state));
    assert.notEqual(board.watch, watch);
    const elsewhere = present(board, visit(state), 0);
    board.show(change.toMode("watch")(change.toGame("queens")(change.toMode("watch")(elsewhere))));
    assert.equal(board.watch, watch);
    assert.equal(board.watch?.steps, 3);
    board.watch?.step();
    assert.equal(board.watch?.steps, 4);
  }
});

test("a playing run pauses while it is hidden", () => {
  const { board, state } = watched();
  const { watch } = board;
  watch?.start();
  board.show(change.toMode("play")(state));
  assert.equal(watch?.playing, false);
});

test("a restored run goes to its step", () => {
  const { state } = watched();
  const board = new BoardController();
  board.show(state, true);
  assert.equal(board.watch?.steps, 3);
  const later = new BoardController();
  later.show(state);
  while (later.watch?.playing) later.watch.advance(0, "normal", 6);
  assert.equal(later.watch?.steps, 3);
});

test("an impossible request changes nothing", () => {
  const { board, state } = watched();
  const { watch } = board;
  const asked = { solver: "forward-checking", options: "restart-after=-3", seed: 0 };
  assert.throws(() => board.show(change.choose(asked)(state)), /\.$/);
  assert.throws(() => board.show(change.resize(0, 0)(state)), /\.$/);
  assert.equal(board.watch, watch);
  assert.equal(watch?.steps, 3);
});

const positionIn = (board: BoardController, state: State) => positionOn(boardScene(state, board));

test("you can play on from the position of a run", () => {
  const { board, state } = watched();
  const taken = change.playThis(positionIn(board, state))(state);
  board.show(taken);
  assert.equal(board.game?.record, playedOf(taken).record);
  assert.equal(board.game?.count, 1 + positionIn(board, taken).length);
  const tour = change.choose({ solver: "warnsdorff", options: "", seed: 0 });
  const knight = change.watchThis(change.give(0)(change.toGame("knights")(initialState())));
  const other = new BoardController();
  other.show(change.reached(5)(tour(knight)), true);
  other.show(change.playThis(positionIn(other, knight))(knight));
  assert.equal(other.game?.moves, 5);
});

/** A run on a large board, in a worker that answers when the test says so. */
function watchedFromAfar() {
  const workers: FakeWorker<RunAsk, RunAnswer>[] = [];
  const board = new BoardController(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  const overview = { standing: 0, inConflict: 0, knight: null, under: null, image: null };
  const answer = (step: number) =>
    workers.at(-1)?.answer({
      snapshot: emptySnapshot({ step, reached: step }),
      overview: { ...overview, whole: null },
    });
  const state = change.watchThis(change.resize(100, 100)(initialState()));
  board.show(state);
  return { board, workers, answer, state };
}

test("a hidden run gives back its worker after two minutes, and returns at its step", () => {
  const { board, workers, answer, state } = watchedFromAfar();
  answer(0);
  board.watch?.reach(5);
  answer(5);
  const left = present(board, state, 0);
  assert.equal(runOf(left).step, 5);
  board.tidy(0);
  board.tidy(10 * KEPT);
  assert.equal(workers[0]?.ended, 0, "it is watched");
  board.show(change.toMode("play")(left));
  for (const now of [10 * KEPT, 11 * KEPT - 1]) board.tidy(now);
  assert.equal(workers[0]?.ended, 0, "it waits");
  board.tidy(11 * KEPT);
  assert.equal(workers[0]?.ended, 1);
  board.show(change.toMode("watch")(left));
  assert.equal(workers.length, 2);
  answer(0);
  assert.deepEqual(workers[1]?.last.request, { do: "reach", step: 5 });
  answer(5);
  assert.equal(board.watch?.steps, 5);
  board.tidy(20 * KEPT);
  assert.equal(workers[1]?.ended, 0);
});

test("a run on the page waits where you left it, however long", () => {
  const { board, state } = watched();
  const { watch } = board;
  board.show(change.toMode("play")(state));
  for (const now of [0, 10 * KEPT]) board.tidy(now);
  board.show(change.toMode("watch")(state));
  assert.equal(board.watch, watch);
});
