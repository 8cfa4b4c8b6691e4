/** Navigation, settings, and what opens over the page. */

import type { Moment } from "../content/moment.ts";
import { loaded } from "../core/lazy.ts";
import { dateOf, laterBy } from "../core/today.ts";
import { again } from "../core/words.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { restored } from "../play/context.ts";
import type { ReadLink } from "../routes/forgiving.ts";
import { TRANSFER } from "../saves/lazy.ts";
import type { Stored } from "../saves/transfer.ts";
import * as change from "../store/changes.ts";
import type { Commands } from "../store/command.ts";
import { changing, type ModelChange } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { adjusted, uiChanged } from "../store/outcomes.ts";
import type { Mode, State } from "../store/state.ts";
import type { HelpPart, Sheet } from "../store/ui.ts";
import { openRoute } from "./opening.ts";
import type { Session } from "./session.ts";

export const app = {
  "app/game": (session, { game }: { game: GameId }) =>
    session.change(changing(change.toGame(game))),
  "app/mode": (session, { mode }: { mode: Mode }) => session.change(changing(change.toMode(mode))),
  "app/moment": (session, { moment }: { moment: Moment }) =>
    session.change(changing(change.toMoment(moment)), { atOnce: true }),
  "app/open": (session, opens: Opens) => opened(session, opens),
  /** Null closes it. */
  "app/help": (session, { part }: { part: HelpPart | null }) => uiChanged(session, { help: part }),

  "settings/set": (session, { settings }: { settings: Partial<State> }) =>
    adjusted(session, change.set(settings)),
  /** @param stored what the archive has taken of the file */
  "settings/import": (session, { text, stored }: { text: string; stored?: Stored }) =>
    session.change(importing(text, stored)),

  /** Null closes it. */
  "sheet/turn": (session, { tab }: { tab: Sheet | null }) => uiChanged(session, { sheet: tab }),
  "sheet/month": (session, { by }: { by: number }) => {
    const first = `${session.ui.month || dateOf(session.now()).slice(0, 7)}-01`;
    return uiChanged(session, { month: laterBy(first, by > 0 ? 32 : -1).slice(0, 7) });
  },
  "sheet/statistics": (session, { game }: { game: GameId }) =>
    uiChanged(session, { statistics: game }),
} satisfies Commands<Session, Outcome>;

/** @param time of day, in milliseconds */
type Opens = ReadLink & { time: number };

/** Opens what a link leads to, with the position that it names. */
function opened(session: Session, opens: Opens): Outcome {
  const { route, problem } = opens;
  if (!route) {
    session.note(opening(opens));
    return { notice: problem };
  }
  const outcome = session.change(opening(opens), { opens: true });
  const { notice = "", waitsFor } = outcome;
  const position = route.kind === "play" ? route.position : "";
  // Another sentence is about the board itself: then another one is shown.
  if (!position || waitsFor || notice !== problem) return outcome;
  const put = restored(session, position);
  return { ...put, notice: put.notice || notice };
}

/** A day's puzzle may have to be awaited. */
const opening =
  (opens: Opens): ModelChange =>
  ({ state: before }) => {
    const { state, problem, day, claim, isShared = false } = openRoute(opens, before, opens.time);
    const ui = { sheet: null, wanted: day ?? null, claim: claim ?? null, isShared };
    return { state, ui, notice: problem };
  };

const importing =
  (text: string, stored?: Stored): ModelChange =>
  ({ state: before, ui }) => {
    const { state, message, problem } = loaded(TRANSFER.module).importAll(before, text, stored);
    const imported = again(message || problem, ui.imported);
    return { state, ui: { imported }, notice: problem, hint: message };
  };
