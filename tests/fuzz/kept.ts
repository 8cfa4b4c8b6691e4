/** Valid saves. */
import { roster } from "../../www/engine/setting-up.ts";
import { exportAll } from "../../www/saves/exported.ts";
import { TRANSFER } from "../../www/saves/lazy.ts";
import * as change from "../../www/store/changes.ts";
import { changing } from "../../www/store/model.ts";
import { initialState } from "../../www/store/state.ts";
import { Person } from "../unit/person.ts";
import { solve, summaryWith } from "../unit/solves.ts";
import { FakeStore, memorySaves } from "../unit/store.ts";
import "../unit/engine.ts";

await TRANSFER.load();

const NOW = Date.UTC(2026, 10, 21, 12);

/** A store after some play, by hand and by solvers. */
function playedStore() {
  const store = new FakeStore();
  const saves = memorySaves(store);
  const session = new Person(initialState(), roster(), saves, { clock: () => NOW });
  session.give(0);
  for (const square of [12, 23, 29, 34, 46, 49, 59]) session.act(square);
  session.ask({ type: "watch/clear" });
  session.ask({ type: "app/game", game: "knights" });
  session.give(0);
  for (const square of [17, 27]) session.act(square);
  session.undo();
  session.ask({ type: "play/watch" });
  session.step();
  const archived = { revision: 1, summary: summaryWith(solve()), excluded: 1 };
  session.adjust(changing(change.archived(archived, [], [])));
  session.flush();
  return { store, state: session.state };
}

const { store, state } = playedStore();

/** Every entry of the browser's storage. */
export const entries = [...store.entries].map(([key, text]) => ({ key, value: JSON.parse(text) }));

/** A file with everything. */
export const archive = JSON.parse(exportAll(state, NOW).text);
