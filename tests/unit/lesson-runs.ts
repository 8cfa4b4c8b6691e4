/** Runs that the figures of lessons are counted on. */

import { cardOf, keyOf, loadCards } from "../../www/content/index.ts";
import { moment } from "../../www/content/moment.ts";
import { count } from "../../www/core/numbers.ts";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import { ROWS } from "../data/rows.ts";
import { asked, lockHasSolution, Run, roster, squareNames, TO_THE_END } from "./engine.ts";

interface More {
  step?: number;
  options?: string;
  seed?: number;
  closed?: boolean;
}

await loadCards(roster());

/** A run before its first step; the caller frees it. */
const begun = (
  game: GameId,
  side: number,
  at: string,
  solver: string,
  { options = "", seed = 0, closed = false }: More = {},
) => new Run(moment(game, side, at, solver, 0, { closed }), solver, options, seed);

/** What there is to show of a run at a step, or at its end. */
export function shown(...order: Parameters<typeof begun>) {
  const step = order[4]?.step;
  const run = begun(...order);
  const snapshot = asked(run, step === undefined ? TO_THE_END : { do: "reach", step });
  run.free();
  return snapshot;
}

/** The steps of a run to its end. */
export const steps = (...order: Parameters<typeof begun>) => shown(...order).step;

export const queens = (side: number, at: string, solver: string, options?: string) =>
  steps("queens", side, at, solver, { options });

/** The steps of a solver with a piece in the top left corner, as its row of data has them. */
export function known(key: string, side: number = 8) {
  const row = ROWS.find((row) => keyOf(row) === key);
  const run = row?.runs?.find((run) => run.side === side && !run.from && !run.options);
  return (side === 8 ? row?.steps : run?.steps) ?? 0;
}

/** How many times as many steps 20 × 20 takes as 16 × 16. */
export const grown = (key: string) => Math.round(known(key, 20) / known(key, 16));

/** Words, if the card of a solver has them: other tests hold the card. */
export const onCard = (game: GameId, id: string, words: string) =>
  Object.values(cardOf({ game, id })).flat().join(" ").includes(words) ? words : "";

/** A year, if the card of a solver cites it. */
export const cited = (game: GameId, id: string, year: string) =>
  cardOf({ game, id }).source.includes(year) ? year : "";

/** How many sets of k there are of n things. */
export const choose = (n: number, k: number) =>
  Array.from({ length: k }).reduce((sets: number, _, at) => (sets * (n - at)) / (at + 1), 1);

/** Forward checking’s orders, as the laboratory has them. */
export const ORDERS = [
  "",
  "squares=least-constraining",
  "rows=fewest",
  "rows=fewest&squares=least-constraining",
];

/** Numbers, listed as in a sentence. */
export const list = (numbers: number[]) =>
  `${numbers.slice(0, -1).map(count).join(", ")} and ${count(numbers.at(-1) ?? 0)}`;

/** The steps of every lock of 8 × 8. */
const byLock = (solver: string, options: string = "") =>
  squareNames(8, 8).map((name) => queens(8, name, solver, options));

/** The squares of 8 × 8 that cost forward checking more than so many steps. */
export function hardLocks(most: number) {
  const steps = byLock("forward-checking");
  return squareNames(8, 8).filter((_, square) => steps[square]! > most);
}

/** The steps of every lock of 8 × 8, the least first. */
export const everyLock = (solver: string, options?: string) =>
  byLock(solver, options).toSorted((a, b) => a - b);

/**
 * With how many locks of 8 × 8 an order takes fewer steps than the plain one, as many, and more.
 */
export function againstPlain(options: string) {
  const plain = byLock("forward-checking");
  const apart = byLock("forward-checking", options).map((steps, at) =>
    Math.sign(steps - plain[at]!),
  );
  return [-1, 0, 1].map((sign) => apart.filter((one) => one === sign).length);
}

/** How many queens were tried on 8 × 8 with a8 locked. */
export const placed = (solver: string, step?: number) =>
  shown("queens", 8, "a8", solver, { step }).tally.placements;

/** The squares that no solution has. */
export const hopeless = (side: number) =>
  squareNames(side, side)
    .map((_, square) => square)
    .filter((square) => !lockHasSolution(side, square));

/** A step, if a single pair of queens attacks each other there. */
export const onePair = (side: number, at: string, solver: string, step: number) =>
  shown("queens", side, at, solver, { step }).board?.conflicts.length === 1 ? step : 0;

/** Where the pieces stand at a step. */
const standing = (run: Run, step: number) =>
  Array.from(asked(run, { do: "reach", step }).board?.pieces ?? []);

/**
 * How many steps the first pieces stand, from the step that placed the last of them.
 * @param order with that step
 */
export function stands(order: Parameters<typeof begun>, pieces: number) {
  const run = begun(...order);
  const those = (step: number) => standing(run, step).slice(0, pieces).join();
  const first = order[4]?.step ?? 0;
  const stood = those(first);
  if (those(first - 1) === stood) throw new Error(`they stood before step ${first}`);
  let next = first + 1;
  while (those(next) === stood) next += 1;
  run.free();
  return next - first;
}

/** How many pairs of queens attack each other on 8 × 8. */
export const pairs = (solver: string, step: number, seed: number, at: string = "") =>
  shown("queens", 8, at, solver, { step, seed }).board?.conflicts.length;

/** A share as a whole number of hundredths. */
export const percent = (share: number) => Math.round(100 * share);

/**
 * How many of the moves for the worse simulated annealing made, and how many it drew, with a8 locked.
 * @param from the first step
 * @param to the last
 */
export function forTheWorse(from: number, to: number) {
  const run = begun("queens", 8, "a8", "simulated-annealing");
  const steps = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const said = steps.map((step) => asked(run, { do: "reach", step }).sentence?.text ?? "");
  run.free();
  const worse = said.filter((text) => / more pairs?\b/.test(text));
  return `${worse.filter((text) => text.includes(" moves to ")).length} of ${worse.length}`;
}

/** A step, in words, if the knight stands on a square then. */
export function knightAt(
  solver: string,
  step: number,
  square: string,
  { start = "a8", ...more }: More & { start?: string } = {},
) {
  const { board } = shown("knights", 8, start, solver, { ...more, step });
  const at = Array.from(board?.pieces ?? []).at(-1) ?? 0;
  return squareNames(8, 8)[at] === square ? String(step) : `on ${squareNames(8, 8)[at]}`;
}

/** Warnsdorff’s rule without going back, to its end. */
export const ruleAlone = (start: string, tie: string = "fixed") =>
  shown("knights", 8, start, "warnsdorff", { options: `tie-break=${tie}&no-backtracking` });

/**
 * The starts of 8 × 8 from which the rule alone fails.
 * @param tie how ties are broken
 */
export const failures = (tie?: string) =>
  squareNames(8, 8).filter((start) => ruleAlone(start, tie).outcome !== "solved");
