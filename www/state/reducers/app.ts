/** Navigation, settings, and what all views share. */

import { here } from "../../core/late.ts";
import { again } from "../../core/words.ts";
import type { Action, ActionOf } from "../actions.ts";
import * as change from "../changes.ts";
import { redone, undone } from "../draft.ts";
import { SAVES } from "../late-saves.ts";
import { openRoute } from "../links.ts";
import { changing, type Model, type Reduced, type Reducers, showing } from "../model.ts";
import { isDrafting } from "../state.ts";

export const app: Reducers<Action> = {
  "app/game": ({ game }) => changing(change.toGame(game)),
  "app/mode": ({ mode }) => changing(change.toMode(mode)),
  "app/moment": ({ moment }) => changing(change.toMoment(moment)),
  "app/open": (action) => opening(action),
  "app/undo": () => changing((state) => takenBack(state, change.leadsBack, change.undo, undone)),
  "app/redo": () => changing((state) => takenBack(state, change.leadsOn, change.redo, redone)),
  "app/start-over": () => changing(change.startOver),
  "app/merged": ({ state }) => changing(() => state),
  "app/notice": ({ notice, hint }) =>
    showing({ notice, hint, unsaid: "", hovered: null, peek: null }),
  "app/toast":
    ({ text }) =>
    ({ ui }) => ({ ui: { toast: { text, count: ui.toast.count + 1 } } }),
  "app/unsaid": ({ text }) => showing({ unsaid: text }),

  "app/help": ({ part }) => showing({ help: part }),

  "settings/set": ({ settings }) => changing((state) => ({ ...state, ...settings })),
  "settings/import":
    ({ text, stored }) =>
    ({ state: before, ui }) => {
      const { state, said, problem } = here(SAVES.module).importAll(before, text, stored);
      const imported = again(said || problem, ui.imported);
      return { state, ui: { imported }, notice: problem, hint: said };
    },

  "board/point": ({ square }) => showing({ notice: "", hovered: square }),
  "board/point-large":
    ({ words }) =>
    ({ ui }) => ({ ui: { hoveredText: words, notice: words === "" ? ui.notice : "" } }),
  "board/given": ({ square }) => changing(change.give(square)),
  "board/blocked": ({ square }) => changing(change.block(square)),
};

/** Undo in the board editor, or between boards. */
function takenBack(
  state: Model["state"],
  leads: (state: Model["state"]) => boolean,
  ofBoards: change.Change,
  ofDraft: typeof undone,
): Model["state"] {
  if (isDrafting(state)) return change.drafted(ofDraft)(state);
  return leads(state) ? ofBoards(state) : state;
}

/** Opens what a link leads to; a day's puzzle may have to be awaited. */
const opening =
  (action: ActionOf<"app/open">) =>
  ({ state: before }: Model): Reduced => {
    const { state, problem, day, claim } = openRoute(action, before, action.time);
    return {
      state,
      ui: { sheet: null, wanted: day ?? null, claim: claim ?? null },
      notice: problem,
    };
  };
