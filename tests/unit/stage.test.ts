import assert from "node:assert/strict";
import { test } from "vitest";
import { Stage } from "../../www/run/stage.ts";
import * as change from "../../www/session/changes.ts";
import { initialState, NOT_PLAYED, playedOf } from "../../www/session/state.ts";
import { squareNames } from "./engine.ts";

const NAMES = squareNames(8, 8);
const at = (name: string) => NAMES.indexOf(name);

/** A stage on which a game is played, with e7 and h6 on it and a minute gone. */
function played() {
  const stage = new Stage();
  const state = change.give(0)(initialState());
  stage.set(state);
  stage.game?.act(at("e7"), 0);
  stage.game?.act(at("h6"), 60_000);
  return { stage, state: stage.present(state, 60_000) };
}

/** A stage on which a run stands at its third step. */
function watched() {
  const stage = new Stage();
  const state = change.watchThis(change.give(0)(initialState()));
  stage.set(state);
  for (let step = 0; step < 3; step++) stage.watch?.step();
  return { stage, state: stage.present(state, 0) };
}

test("what was played is in the state, with its time", () => {
  const { state } = played();
  const { record, seconds } = playedOf(state);
  assert.deepEqual([record, seconds], ["e7 h6", 60]);
});

test("a game goes on in Play after a visit elsewhere, with its time and what was undone", () => {
  for (const mode of ["watch", "learn", "compare"] as const) {
    const { stage, state } = played();
    stage.game?.undo(80_000);
    const before = stage.present(state, 90_000);
    stage.set(change.toMode(mode)(before));
    const { game } = stage;
    assert.equal(game, null);
    const back = change.toMode("play")(stage.present(change.toMode(mode)(before), 500_000));
    stage.set(back);
    assert.deepEqual([stage.game?.record, stage.game?.undone], ["e7", "h6"], mode);
    assert.equal(stage.game?.seconds(600_000), 90, mode);
    assert.ok(stage.game?.redo(600_000));
    assert.deepEqual([stage.game?.record, stage.game?.undone], ["e7 h6", ""], mode);
  }
});

test("a game is the same one for as long as its board is", () => {
  const { stage, state } = played();
  const { game } = stage;
  stage.set({ ...state, hints: false });
  assert.equal(stage.game, game);
  stage.set(change.clear(state));
  assert.notEqual(stage.game, game);
});

test("a record that is impossible is played as far as it goes, and said so once", () => {
  const stage = new Stage();
  const done = { ...NOT_PLAYED, record: "e7 a0 h6", undone: "f5" };
  const state = change.played(done)(change.give(0)(initialState()));
  assert.match(stage.set(state), /^The saved game could only be restored in part\. “a0”/);
  assert.deepEqual([stage.game?.record, stage.game?.undone], ["e7", ""]);
  assert.equal(stage.set(stage.present(state, 0)), "");
});

test("a run waits where it was left, and goes on from there", () => {
  for (const visit of [
    change.toMode("play"),
    change.toLesson({ id: "words" }),
    change.toGame("knights"),
  ]) {
    const { stage, state } = watched();
    const { watch } = stage;
    stage.set(visit(state));
    assert.notEqual(stage.watch, watch);
    const elsewhere = stage.present(visit(state), 0);
    stage.set(change.toMode("watch")(change.toGame("queens")(change.toMode("watch")(elsewhere))));
    assert.equal(stage.watch, watch);
    assert.equal(stage.watch?.steps, 3);
    stage.watch?.step();
    assert.equal(stage.watch?.steps, 4);
  }
});

test("a run that plays stands still while it is not seen", () => {
  const { stage, state } = watched();
  const { watch } = stage;
  watch?.start();
  stage.set(change.toMode("play")(state));
  assert.equal(watch?.playing, false);
});

test("a run that is made again comes to its step", () => {
  const { state } = watched();
  const stage = new Stage();
  stage.set(state, true);
  assert.equal(stage.watch?.steps, 3);
  const later = new Stage();
  later.set(state);
  while (later.watch?.playing) later.watch.advance(0, "normal", 6);
  assert.equal(later.watch?.steps, 3);
});

test("what cannot be leaves what is there", () => {
  const { stage, state } = watched();
  const { watch } = stage;
  const asked = { solver: "forward-checking", options: "restart-after=-3", seed: 0 };
  assert.throws(() => stage.set(change.choose(asked)(state)), /\.$/);
  assert.throws(() => stage.set(change.resize(0, 0)(state)), /\.$/);
  assert.equal(stage.watch, watch);
  assert.equal(watch?.steps, 3);
});

test("the position of a run can be played on", () => {
  const { stage, state } = watched();
  const taken = change.playThis(stage.position)(state);
  stage.set(taken);
  assert.equal(stage.game?.record, playedOf(taken).record);
  assert.equal(stage.game?.count, 1 + stage.position.length);
  const tour = change.choose({ solver: "warnsdorff", options: "", seed: 0 });
  const knight = change.watchThis(change.give(0)(change.toGame("knights")(initialState())));
  const other = new Stage();
  other.set(change.reached(5)(tour(knight)), true);
  other.look(knight);
  other.set(change.playThis(other.position)(knight));
  assert.equal(other.game?.moves, 5);
});
