/** The view for a new player: the goal in a sentence, and a board to practise on. */

import { isLarge } from "../../board/scene/large.ts";
import type { LargeScene, Scene } from "../../board/scene/scene.ts";
import { dayPlan } from "../../engine/table.ts";
import { coachMark, isPractising } from "../../store/practice.ts";
import { summaryOf } from "../../store/solves.ts";
import { boardOf, isDrafting, puzzleOf, type State } from "../../store/state.ts";
import type { Day, Ui } from "../../store/ui.ts";
import { type Coach, coachOf } from "../hint/coach.ts";

/** The rule of a puzzle: `Place 6 queens: no two in a row, column or diagonal`. */
export interface Goal {
  lead: string;
  rest: string;
}

/** Null once the player has solved this game, and outside a game. */
export function goalView(state: State, wanted: Day | null): Goal | null {
  const { game, mode, solves } = state;
  // After a reset of the statistics, the rules are still known.
  const isKnown = solves.archived.excluded > 0 || summaryOf(solves).games[game].solved > 0;
  if (isKnown || mode !== "play" || isDrafting(state) || isLarge(puzzleOf(state))) return null;
  const { closed, regions } = boardOf(state);
  // The board may still be loading.
  const plan = wanted && dayPlan(wanted.date).find(({ which }) => which === wanted.which);
  const { rows } = plan ?? boardOf(state);
  if (regions)
    return { lead: `${rows} queens:`, rest: "one per row, column and colour, none touching" };
  if (game !== "knights") {
    return { lead: `Place ${rows} queens:`, rest: "no two in a row, column or diagonal" };
  }
  const end = closed ? ", and end one jump from the start" : "";
  return { lead: "Visit every square once", rest: `with knight’s jumps${end}` };
}

export interface First {
  /** Null once the tips are skipped. */
  coach: Coach | null;
  /** Whether the board has loaded. */
  isReady: boolean;
}

interface Beginner {
  readonly state: State;
  readonly ui: Pick<Ui, "wanted">;
  readonly scene: Scene | LargeScene;
  readonly board: { readonly names: string[] };
}

/** Null unless the player practises. */
export function firstView({ state, ui, scene, board }: Beginner): First | null {
  if (ui.wanted?.practises && state.screen === "home") return { coach: null, isReady: false };
  if (!isPractising(state)) return null;
  return { coach: coachIn(state, scene, board.names), isReady: true };
}

function coachIn({ game, hintsSeen }: State, scene: Beginner["scene"], names: string[]) {
  if (hintsSeen.includes(coachMark(game)) || scene.kind === "large") return null;
  const done = { clash: hintsSeen.includes("clash"), cross: hintsSeen.includes("cross") };
  return coachOf(scene, names, done);
}
