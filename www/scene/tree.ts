/**
 * The search tree around the node where a run stands, in words.
 */

import { count, short } from "../core/numbers.ts";
import type { TreeLevel as Level, TreeValue as Value } from "../engine/generated/run.ts";

export type Failed = Level["failed"][number];

/** For every cause what a person hears, and what fits on a chip. */
const CAUSES: Record<
  Failed["cause"],
  (failed: { of: number; nodes: number }, names: string[], rows: number) => [string, string]
> = {
  conflict: () => ["attacked", ""],
  row: ({ of }, _names, rows) => [`emptied row ${rows - of}`, `row ${rows - of}`],
  column: ({ of }, names) => [`emptied column ${columnOf(names[of]!)}`, columnOf(names[of]!)],
  line: () => ["emptied a line", "line"],
  stranded: ({ of }, names) => [`stranded ${names[of]}`, `strands ${names[of]}`],
  "dead-end": () => ["a dead end", "end"],
  unclosed: () => ["the tour did not close", "open"],
  foreseen: () => ["foreseen: no tour is left", "foreseen"],
  subtree: ({ nodes }) => [`${count(nodes)} nodes, no solution`, short(nodes)],
  solutions: ({ of }) => [of === 1 ? "a solution" : `${count(of)} solutions`, `${short(of)} ✓`],
};

/** The letters of a square's name. */
const columnOf = (name: string) => name.replace(/\d+$/, "");

/**
 * What killed a value: a name for its button, and a mark to stand beside its square.
 * @param names of all squares
 * @param rows of the board
 */
export function failureLabel(failed: Failed, names: string[], rows: number) {
  const [words, mark] = CAUSES[failed.cause](failed, names, rows);
  return { label: `${names[failed.square]}: ${words}`, mark };
}

/** What the button of a value that stands is called. */
export function standing({ square, nodes }: Value, names: string[]) {
  const so = nodes === 1 ? "1 node so far" : `${count(nodes)} nodes so far`;
  return `${names[square]} stands: ${so}`;
}

/** What is left at a depth. */
export const left = ({ open }: Level) => (open > 0 ? `${open} to try` : "");

/**
 * Which value tried in vain, at any depth of the path, cost the most, and its share of all nodes.
 * @param nodes of the whole run
 * @param depth the word for a depth
 */
export function costliest(
  levels: Level[],
  nodes: number,
  names: string[],
  depth: string = "depth",
) {
  const failed = levels.flatMap(({ depth, failed }) =>
    failed.filter(({ cause }) => cause !== "solutions").map((value) => ({ ...value, depth })),
  );
  const worst = failed.reduce((most, value) => (value.nodes > most.nodes ? value : most), {
    ...{ nodes: 1, square: -1, depth: 0 },
  });
  if (worst.square < 0 || nodes === 0) return "";
  const share = Math.round((100 * worst.nodes) / nodes);
  return `Costliest mistake: ${names[worst.square]} at ${depth} ${worst.depth}, ${share}\u00a0% of all nodes.`;
}
