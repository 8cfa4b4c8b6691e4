/** The search tree in words. */

import { counted } from "../../core/lists.ts";
import { lettersOf } from "../../core/names.ts";
import { count, short } from "../../core/numbers.ts";
import { letterOf } from "../../core/regions.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { TreeLevel as Level, TreeValue as Value } from "../../engine/generated/run.ts";
import { colourWords } from "../games/palette.ts";

export type Failed = Level["failed"][number];

/** The board of a tree. */
export interface TreeBoard {
  /** Of all squares. */
  names: string[];
  rows: number;
  /** The colour of every square, if it has any. */
  regions: Uint8Array | null;
}

/** The description of each cause, and its mark on a chip. */
const CAUSES: Record<
  Failed["cause"],
  (failed: { of: number; nodes: number }, board: TreeBoard) => [string, string]
> = {
  conflict: () => ["attacked", ""],
  row: ({ of }, { rows }) => [`left row ${rows - of} with no square`, `row ${rows - of}`],
  column: ({ of }, { names }) => {
    const letters = lettersOf(names[of]!);
    return [`left column ${letters} with no square`, letters];
  },
  colour: ({ of }, { regions }) => [
    `left ${regions ? colourWords(regions, of) : letterOf(of)} with no square`,
    letterOf(of),
  ],
  line: () => ["left a line with no square", "line"],
  stranded: ({ of }, { names }) => [`stranded ${names[of]}`, `strands ${names[of]}`],
  "dead-end": () => ["a dead end", "end"],
  unclosed: () => ["the tour did not close", "open"],
  foreseen: () => ["foreseen: no tour left", "foreseen"],
  subtree: ({ nodes }) => [`${count(nodes)} nodes, no solution`, short(nodes)],
  solutions: ({ of }) => [of === 1 ? "a solution" : `${count(of)} solutions`, `${short(of)} ✓`],
};

/** Why a value failed: the name of its button, and the mark beside its square. */
export function failureLabel(failed: Failed, board: TreeBoard) {
  const [words, mark] = CAUSES[failed.cause](failed, board);
  return { label: `${board.names[failed.square]}: ${words}`, mark };
}

export const standing = ({ square, nodes }: Value, names: string[]) =>
  `${names[square]}, current: ${counted(nodes, "node")} so far`;

export const left = ({ open }: Level) => (open > 0 ? `${open} to try` : "");

/**
 * The failed value with the largest subtree, and its share of all nodes.
 * @param nodes of the whole run
 */
export function costliest(levels: Level[], nodes: number, names: string[], game: GameId) {
  const failed = levels.flatMap(({ depth, failed }) =>
    failed.filter(({ cause }) => cause !== "solutions").map((value) => ({ ...value, depth })),
  );
  const first = { nodes: 1, square: -1, depth: 0 };
  const worst = failed.reduce((most, value) => (value.nodes > most.nodes ? value : most), first);
  if (worst.square < 0 || nodes === 0) return "";
  const share = Math.round((100 * worst.nodes) / nodes);
  const [depth, all] = game === "knights" ? ["jump", "jumps"] : ["depth", "nodes"];
  return `Costliest: ${names[worst.square]} at ${depth} ${worst.depth}, ${share}% of all ${all}.`;
}
