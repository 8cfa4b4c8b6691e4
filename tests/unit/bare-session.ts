/** A session of a model alone: without boards, controllers or storage. */

import { changed, type Result, withoutWait } from "../../www/app/changed.ts";
import { perform, type SessionCommand } from "../../www/app/perform.ts";
import type { Session } from "../../www/app/session.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { type Model, type ModelChange, showing } from "../../www/store/model.ts";
import { byGame } from "../../www/store/roster.ts";
import { Store } from "../../www/store/store.ts";

/** What a command or a change does to a model. */
export function after(model: Model, what: SessionCommand | ModelChange): Result {
  const solvers = byGame(roster());
  const store = new Store(model);
  const messages = { notice: "", hint: "" };
  const change = (make: ModelChange, isQuiet: boolean = false) => {
    const result = changed(store, make, solvers);
    const { state, ui, ...said } = isQuiet ? result : withoutWait(store, result);
    store.set({ state, ui });
    return Object.assign(messages, said);
  };
  const session = {
    store,
    get state() {
      return store.state;
    },
    get ui() {
      return store.ui;
    },
    sync: () => store.state,
    noteSolved: () => "",
    allSolvers: solvers,
    board: { game: null, watch: null },
    hints: { view: null },
    days: { retryDay: () => {} },
    maker: { forget: () => {} },
    rooms: {},
    now: () => Date.UTC(2037, 0),
    change,
    adjust: (make: ModelChange) => change(make, true),
    note: change,
    show: (ui: Partial<Model["ui"]>) => change(showing(ui)),
  };
  if (typeof what === "function") change(what);
  else perform(session as unknown as Session, what);
  return { state: store.state, ui: store.ui, ...messages };
}

/** The model after an answer of the engine, of the clock or of another window. */
export const answered = (model: Model, change: ModelChange) =>
  changed(model, change, byGame(roster()));
