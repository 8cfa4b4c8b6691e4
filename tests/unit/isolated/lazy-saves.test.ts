/** A first visit saves before it can read what another window has saved. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { TRANSFER } from "../../../www/saves/lazy.ts";
import { playedOf, type State } from "../../../www/store/state.ts";
import "../engine.ts";
import { FakeStore, memorySaves } from "../store.ts";

/** A window that opened before anything was saved. */
function opened(store: FakeStore) {
  const saves = memorySaves(store);
  return { saves, state: saves.load().state };
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
  assert.deepEqual(mine.saves.save(first), { state: first, problem: "" });
  const kept = [...store.entries];
  const later = moved(theirs.state, "b8", 2);
  const event = { key: "forward-check", newValue: store.getItem("forward-check") };
  assert.deepEqual(theirs.saves.received(event, later), later);
  assert.deepEqual(theirs.saves.save(later), { state: later, problem: "" });
  assert.deepEqual([...store.entries], kept, "nothing is overwritten");
  mine.saves.save(moved(mine.state, "a8 c7", 3));
  await TRANSFER.load();
  const { state } = theirs.saves.save(later);
  assert.equal(playedOf(state).record, "a8 c7");
});
