/** A moment of an explanation: the board as far as it is shown, and the next reason. */

import { squaresOf } from "../../core/geometry.ts";
import { attacks } from "../../core/regions.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { Explanation } from "../../engine/generated/thinking.ts";
import { emptyScene } from "../games/queens.ts";
import type { QueensScene } from "./scene.ts";

/**
 * @param at which reason, from 1
 * @param letters whether every colour has its letter
 * @param moment of the reason's what-if, from 1; 0 for none
 */
export function explainedScene(
  puzzle: Puzzle,
  { reasons }: Explanation,
  at: number,
  letters: boolean = true,
  moment: number = 0,
): QueensScene {
  const empty = { ...emptyScene(puzzle), letters };
  const now = reasons[at - 1];
  if (!now) return empty;
  if (now.kind === "solution") {
    return { ...standing(empty, now.queens), named: now.reason.named };
  }
  const before = reasons.slice(0, at - 1).map(({ reason }) => reason);
  const queens = before.flatMap(({ placed }) => (placed === null ? [] : [placed]));
  const shown = standing(empty, queens);
  const out = before.flatMap(({ ruledOut }) => ruledOut);
  // A queen that attacks the square is reason enough by now.
  const crosses = out.filter((square) => !shown.attacked?.[square]);
  const imagined = now.reason.whatIf[moment - 1] ?? null;
  return { ...shown, crosses, hint: { deduction: now.reason, imagined } };
}

/** A board with queens, and the shadows of what they attack. */
function standing(scene: QueensScene, queens: number[]): QueensScene {
  const all = [...scene.locked, ...queens];
  const byWhom = squaresOf(scene.size).map((square) =>
    all.findIndex((queen) => queen === square || attacks(scene, queen, square)),
  );
  const { length } = scene.locked;
  return {
    ...scene,
    queens,
    attacked: byWhom.map((queen) => (queen < 0 ? 0 : 1)),
    shadows: byWhom.map((queen) => (queen < 0 ? -1 : Math.max(0, queen - length + 1))),
  };
}
