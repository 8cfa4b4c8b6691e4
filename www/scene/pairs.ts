/** The pairs of queens that attack each other. */
import { place } from "../core/geometry.ts";
import type { QueensScene } from "../games/queens.ts";

export function attackingPairs({ size, conflicts }: QueensScene) {
  const pairs = { row: 0, column: 0, diagonal: 0 };
  for (const [one, other] of conflicts) {
    const [from, to] = [place(size, one), place(size, other)];
    if (from.row === to.row) pairs.row++;
    else if (from.column === to.column) pairs.column++;
    else pairs.diagonal++;
  }
  return pairs;
}

export function inLineWith({ conflicts }: QueensScene): Map<number, number[]> {
  const lines = new Map<number, number[]>();
  for (const [one, other] of conflicts) {
    lines.set(one, [...(lines.get(one) ?? []), other]);
    lines.set(other, [...(lines.get(other) ?? []), one]);
  }
  return lines;
}
