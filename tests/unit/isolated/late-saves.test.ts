/** A first visit saves before it can read what another window has saved. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { SAVES } from "../../../www/saves/late.ts";
import { playedOf, type State } from "../../../www/store/state.ts";
import "../engine.ts";
import { FakeStore, memoryKeeper } from "../store.ts";

/** A window that opened before anything was saved. */
function opened(store: FakeStore) {
  const keeper = memoryKeeper(store);
  return { keeper, state: keeper.recall().state };
}

/** The state with a move in its game. */
function moved(state: State, record: string, changed: number): State {
  const kept = { ...playedOf(state), record, changed, begun: 1 };
  return { ...state, play: { ...state.play, games: { ...state.play.games, [kept.id]: kept } } };
}

test("what another window saved is kept until it can be read, and then merged", async () => {
  const store = new FakeStore();
  const [mine, theirs] = [opened(store), opened(store)];
  const first = moved(mine.state, "a8", 1);
  assert.deepEqual(mine.keeper.keep(first), { state: first, problem: "" });
  const kept = [...store.entries];
  const later = moved(theirs.state, "b8", 2);
  const event = { key: "forward-check", newValue: store.getItem("forward-check") };
  assert.deepEqual(theirs.keeper.received(event, later), later);
  assert.deepEqual(theirs.keeper.keep(later), { state: later, problem: "" });
  assert.deepEqual([...store.entries], kept, "nothing is overwritten");
  mine.keeper.keep(moved(mine.state, "a8 c7", 3));
  await SAVES.load();
  const { state } = theirs.keeper.keep(later);
  assert.equal(playedOf(state).record, "a8 c7");
});
