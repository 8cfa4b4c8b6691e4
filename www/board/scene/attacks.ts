/** The queen that rules out each square, the squares left in each row, and the pairs that attack each other. */
import { type Attack, attackOf, attacks, queensOn } from "../../core/regions.ts";
import type { QueensScene } from "./scene.ts";

/** The depth of the first queen that attacks each square, or −1; a queen being tested does not count. */
export function attackLevels(scene: QueensScene): number[] {
  const { size, locked, queens, conflicts } = scene;
  const levels = Array<number>(size.rows * size.columns).fill(-1);
  const onTrial = new Set(conflicts.flat());
  const standing = queens.filter((queen) => !onTrial.has(queen) || queen !== queens.at(-1));
  const attackers = locked.map((queen) => ({ queen, level: 0 }));
  attackers.push(...standing.map((queen, depth) => ({ queen, level: depth + 1 })));
  for (const { queen, level } of attackers) {
    for (let square = 0; square < levels.length; square++) {
      if (levels[square]! < 0 && attacks(scene, queen, square)) levels[square] = level;
    }
  }
  return levels;
}

/** How many squares each colour has left; null for colours with a queen. Empty on boards without colours. */
export function leftByColour(scene: QueensScene): (number | null)[] {
  const { regions, size } = scene;
  if (!regions) return [];
  const taken = new Set(queensOn(scene).map((square) => regions[square]));
  const levels = scene.levels ?? attackLevels(scene);
  return Array.from({ length: size.rows }, (_, colour) => {
    if (taken.has(colour)) return null;
    return regions.filter((other, square) => other === colour && levels[square]! < 0).length;
  });
}

/** How many squares each row has left; null for rows with a queen. */
export function left(scene: QueensScene): (number | null)[] {
  const { size } = scene;
  const rows = new Set(queensOn(scene).map((square) => Math.floor(square / size.columns)));
  const levels = Array.from(scene.levels ?? attackLevels(scene));
  return Array.from({ length: size.rows }, (_, row) => {
    if (rows.has(row)) return null;
    const squares = levels.slice(row * size.columns, (row + 1) * size.columns);
    return squares.filter((level) => level < 0).length;
  });
}

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
