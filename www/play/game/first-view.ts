/** The rule of a game in a sentence, and the tips on the practice board. */

import { plannedOf } from "../../board/puzzle-words.ts";
import { isLarge } from "../../board/scene/large.ts";
import type { LargeScene, Scene } from "../../board/scene/scene.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import { gameOfDaily } from "../../routes/daily.ts";
import { coachMark, isPractising } from "../../store/practice.ts";
import { boardOf, isDrafting, isExplaining, puzzleOf, type State } from "../../store/state.ts";
import type { Day } from "../../store/ui.ts";
import { type Coach, coachOf } from "../hint/coach.ts";

/** The rule of a puzzle: `Place 6 queens: no two in a row, column or diagonal`. */
export interface Goal {
  lead: string;
  rest: string;
}

/** Null outside a game. */
export function goalView(state: State, wanted: Day | null): Goal | null {
  if (wanted) return ruleOf(gameOfDaily(wanted.which), plannedOf(wanted) ?? boardOf(state));
  if (state.mode !== "play" || isDrafting(state) || isExplaining(state) || isLarge(puzzleOf(state)))
    return null;
  const { closed, regions, rows } = boardOf(state);
  return ruleOf(regions ? "colour" : state.game, { rows, closed });
}

function ruleOf(game: GameId, { rows, closed = false }: { rows: number; closed?: boolean }): Goal {
  if (game === "colour")
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
}

interface Beginner {
  readonly state: State;
  readonly scene: Scene | LargeScene;
  readonly board: { readonly names: string[] };
}

/** Null unless the player practises. */
export function firstView({ state, scene, board }: Beginner): First | null {
  if (!isPractising(state)) return null;
  return { coach: coachIn(state, scene, board.names) };
}

function coachIn({ game, hintsSeen }: State, scene: Beginner["scene"], names: string[]) {
  if (hintsSeen.includes(coachMark(game)) || scene.kind === "large") return null;
  const done = { clash: hintsSeen.includes("clash"), cross: hintsSeen.includes("cross") };
  return coachOf(scene, names, done);
}
