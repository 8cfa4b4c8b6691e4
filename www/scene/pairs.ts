/** The pairs of queens that attack each other. */
import { type Attack, attackOf } from "../core/regions.ts";
import type { QueensScene } from "../games/queens.ts";

/** How many pairs there are of each kind. */
export function attackingPairs(scene: QueensScene) {
  const kinds = scene.regions ? OF_COLOURS : OF_QUEENS;
  const ways = scene.conflicts.map(([one, other]) => attackOf(scene, one, other));
  return kinds.map((kind) => ({ kind, pairs: ways.filter((way) => way === kind).length }));
}

const OF_QUEENS: Attack[] = ["row", "column", "diagonal"];
const OF_COLOURS: Attack[] = ["row", "column", "colour", "touch"];

export function inLineWith({ conflicts }: QueensScene): Map<number, number[]> {
  const lines = new Map<number, number[]>();
  for (const [one, other] of conflicts) {
    lines.set(one, [...(lines.get(one) ?? []), other]);
    lines.set(other, [...(lines.get(other) ?? []), one]);
  }
  return lines;
}
