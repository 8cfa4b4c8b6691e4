/** The board of a question: without what would give the answer away. */

import type { Scene } from "../board/scene/scene.ts";
import type { Check, Question } from "../content/lessons/lesson.ts";
import { namedIn } from "./position.ts";

/** Deductions are made on a board as in Play, without the solver's domains. */
export function byHand<S extends Scene>(
  scene: S,
  { asks, out }: Pick<Question, "asks" | "out">,
): S {
  if (scene.kind !== "queens" || !scene.levels || !BY_HAND.has(asks)) return scene;
  const isAttacked = Array.from(scene.levels, (level) => level >= 0);
  return {
    ...scene,
    filled: true,
    levels: null,
    attacked: isAttacked.map(Number),
    shadows: isAttacked.map((attacked) => (attacked ? 0 : -1)),
    crosses: namedIn(scene.size, out ?? ""),
  };
}

const BY_HAND: Set<Check> = new Set(["one-line", "two-lines", "three-lines"]);

/** Only pieces and domains, without anything that describes the step or answers the question. */
export function bare<S extends Scene>(scene: S, asks?: Check): S {
  const hidden = { annotations: [], named: [] };
  if (scene.kind === "queens") {
    const conflicts = asks === "worst-queen" ? [] : scene.conflicts;
    return { ...scene, ...hidden, conflicts, dryRow: null, rejected: null };
  }
  const path = asks === "no-start" ? [] : scene.path;
  return { ...scene, ...hidden, path, stranded: [] };
}
