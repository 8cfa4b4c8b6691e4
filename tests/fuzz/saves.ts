/** Damaged saves in the browser: the page opens and continues to save. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { roster } from "../../www/engine/setting-up.ts";
import { GAME_IDS } from "../../www/routes/ids.ts";
import * as change from "../../www/store/changes.ts";
import { linkTo } from "../../www/store/links.ts";
import { Person } from "../unit/person.ts";
import { FakeStore, memorySaves } from "../unit/store.ts";
import { mangled, torn } from "./given.ts";
import { entries } from "./kept.ts";
import { assertSentences } from "./law.ts";
import "../unit/engine.ts";

const SOLVERS = roster();
const NOW = Date.UTC(2026, 10, 21, 12);

/** The entries of a store, each damaged or whole. */
const kept = fc.tuple(
  ...entries.map(({ key, value }) =>
    fc.tuple(fc.constant(key), torn(mangled([value]).map((value) => JSON.stringify(value) ?? ""))),
  ),
);

export const saves = {
  name: "saves",
  /** The number of random inputs in a test. */
  tried: 200,
  given: fc.tuple(kept),
  endOnFailure: false,
  take(texts: [string, string][]) {
    const store = new FakeStore();
    for (const [key, text] of texts) store.setItem(key, text);
    const saves = memorySaves(store);
    const { state, problem } = saves.load();
    if (problem) assertSentences(problem);
    const session = new Person(state, SOLVERS, saves, { clock: () => NOW });
    const { notice } = session.prepareBoards();
    if (notice) assertSentences(notice);
    linkTo(session.state);
    opensEverything(session);
    const again = memorySaves(store).load();
    assert.deepEqual(again.state.solves, session.state.solves);
  },
};

/** Everything in storage can be shown. */
function opensEverything(session: Person) {
  for (const mode of ["play", "watch", "learn", "compare"] as const) {
    for (const game of GAME_IDS) {
      const state = change.toMode(mode)(change.toGame(game)(session.state));
      const { notice } = session.merge(state);
      if (notice) assertSentences(notice);
      linkTo(session.state);
    }
  }
}
