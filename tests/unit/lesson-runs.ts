/** Runs that compute the figures of lessons. */

import { cardOf, keyOf, loadCards } from "../../www/content/index.ts";
import { moment } from "../../www/content/moment.ts";
import { inLine, jumpsFrom } from "../../www/core/geometry.ts";
import { listed } from "../../www/core/lists.ts";
import { count } from "../../www/core/numbers.ts";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import { Grader } from "../../www/learn/checks.ts";
import { Position } from "../../www/learn/position.ts";
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

/** The view of a run at a step, or at its end. */
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

/** The steps of a solver with a piece in the top left corner, from its row of data. */
export function known(key: string, side: number = 8) {
  const row = ROWS.find((row) => keyOf(row) === key);
  const run = row?.runs?.find((run) => run.side === side && !run.from && !run.options);
  return (side === 8 ? row?.steps : run?.steps) ?? 0;
}

/** The ratio of the steps on 20 × 20 to those on 16 × 16. */
export const grown = (key: string) => Math.round(known(key, 20) / known(key, 16));

/** The words, if a solver's card has them; other tests check the card. */
export const onCard = (game: GameId, id: string, words: string) =>
  Object.values(cardOf({ game, id })).flat().join(" ").includes(words) ? words : "";

/** A year, if the card of a solver cites it. */
export const cited = (game: GameId, id: string, year: string) =>
  cardOf({ game, id }).source.includes(year) ? year : "";

/** The number of sets of k out of n things. */
export const choose = (n: number, k: number) =>
  Array.from({ length: k }).reduce((sets: number, _, at) => (sets * (n - at)) / (at + 1), 1);

/** Forward checking's orders in the laboratory. */
export const ORDERS = [
  "",
  "squares=least-constraining",
  "rows=fewest",
  "rows=fewest&squares=least-constraining",
];

/** A list of numbers, as in a sentence. */
export const list = (numbers: number[]) =>
  `${numbers.slice(0, -1).map(count).join(", ")} and ${count(numbers.at(-1) ?? 0)}`;

/** The steps with each square of 8 × 8 locked. */
const byLock = (solver: string, options: string = "") =>
  squareNames(8, 8).map((name) => queens(8, name, solver, options));

/** The squares of 8 × 8 that, when locked, cost forward checking more than a number of steps. */
export function hardLocks(most: number) {
  const steps = byLock("forward-checking");
  return squareNames(8, 8).filter((_, square) => steps[square]! > most);
}

/** The steps with each square of 8 × 8 locked, in ascending order. */
export const everyLock = (solver: string, options?: string) =>
  byLock(solver, options).toSorted((a, b) => a - b);

/**
 * The numbers of locked squares of 8 × 8 with which an order takes fewer steps than the plain one,
 * the same number, and more.
 */
export function againstPlain(options: string) {
  const plain = byLock("forward-checking");
  const apart = byLock("forward-checking", options).map((steps, at) =>
    Math.sign(steps - plain[at]!),
  );
  return [-1, 0, 1].map((sign) => apart.filter((one) => one === sign).length);
}

/** The number of queens tried on 8 × 8 with a8 locked. */
export const placed = (solver: string, step?: number) =>
  shown("queens", 8, "a8", solver, { step }).tally.placements;

/**
 * The nodes of the whole tree of backtracking or forward checking: the boards on which no queen attacks another.
 * Backtracking places its first queen before its first step.
 */
export function nodesOf(side: number, solver: "backtracking" | "forward-checking", at = "") {
  const { placements, conflicts } = shown("queens", side, at, solver, { step: 2 ** 53 }).tally;
  return solver === "backtracking" ? placements! + 1 - conflicts! : placements!;
}

/** The squares that no solution has. */
export const hopeless = (side: number) =>
  squareNames(side, side)
    .map((_, square) => square)
    .filter((square) => !lockHasSolution(side, square));

/** The step, if it has exactly one attacking pair. */
export const onePair = (side: number, at: string, solver: string, step: number) =>
  shown("queens", side, at, solver, { step }).board?.conflicts.length === 1 ? step : 0;

/** The places of the pieces at a step. */
const standing = (run: Run, step: number) =>
  Array.from(asked(run, { do: "reach", step }).board?.pieces ?? []);

/**
 * The number of steps that the first pieces stay, from the step that placed the last of them.
 * @param order with the pieces at that step
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

/** The number of attacking pairs on 8 × 8. */
export const pairs = (solver: string, step: number, seed: number, at: string = "") =>
  shown("queens", 8, at, solver, { step, seed }).board?.conflicts.length;

/** A share as a whole number of hundredths. */
export const percent = (share: number) => Math.round(100 * share);

/**
 * The moves for the worse that simulated annealing made, and those that it drew, with a8 locked.
 * @param from the first step
 * @param to the last
 */
export function forTheWorse(from: number, to: number) {
  const run = begun("queens", 8, "a8", "simulated-annealing");
  const steps = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const said = steps.map((step) => asked(run, { do: "reach", step }).sentence?.text ?? "");
  run.free();
  const worse = said.filter((text) => / more attacking pairs?\b/.test(text));
  return `${worse.filter((text) => text.includes(" moves to ")).length} of ${worse.length}`;
}

/** The words, if the knight is on a square at a step. */
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

/** Warnsdorff's rule without going back, to its end. */
export const ruleAlone = (start: string, tie: string = "fixed") =>
  shown("knights", 8, start, "warnsdorff", { options: `tie-break=${tie}&no-backtracking` });

/**
 * The starts of 8 × 8 from which the rule alone fails.
 * @param tie how ties are broken
 */
export const failures = (tie?: string) =>
  squareNames(8, 8).filter((start) => ruleAlone(start, tie).outcome !== "solved");

/** A position and its question. */
export function look<T>(order: Parameters<typeof begun>, ask: (position: Position) => T) {
  const [game, side, at, solver, { step = 0, options = "", seed = 0, closed = false } = {}] = order;
  const position = new Position(moment(game, side, at, solver, step, { options, seed, closed }));
  const told = ask(position);
  position.free();
  return told;
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number up to ten in words. */
export const word = (number: number) => WORDS[number] ?? String(number);

/** A list of the names of squares, as in a sentence. */
export const names = (position: Position, squares: number[]) =>
  listed(squares.map((square) => position.name(square)));

/** The squares that a row has left. */
export const left = (position: Position, row: number) => position.left(position.size.rows - row);

/** The squares of a row that no queen attacks but the last one placed. */
export function leftWithoutLast(position: Position, row: number) {
  const others = position.queens.filter((queen) => queen !== position.placed.at(-1));
  return position
    .squaresIn(position.size.rows - row)
    .filter((square) => !others.some((queen) => inLine(position.size, queen, square)));
}

/** The words, if a condition holds. */
export const where = (isSo: boolean, words: string) => (isSo ? words : "");

/** The square that a solver tries or takes next. */
export const next = (...order: Parameters<typeof begun>) =>
  look(order, (position) => {
    if (position.moment.game === "queens") return position.name(position.nextQueen?.square ?? 0);
    const many = position.board.pieces.length;
    const pieces = position.until((_, board) => board.pieces.length > many)?.board?.pieces ?? [];
    return position.name(pieces[many] ?? 0);
  });

/** The unvisited squares a jump away from a square. */
export function onward(position: Position, square: number) {
  const path = Array.from(position.board.pieces);
  return jumpsFrom(position.size, square).filter((other) => !path.includes(other));
}

/** The squares that the knight can jump to. */
export const within = (position: Position) => onward(position, position.board.pieces.at(-1) ?? 0);

/** The number of pairs that each move would leave, in ascending order. */
export function pairsAfterMoves(position: Position) {
  const queens = Array.from(position.board.pieces);
  const pairs = (all: number[]) =>
    all.flatMap((one, at) => all.slice(at + 1).filter((other) => inLine(position.size, one, other)))
      .length;
  return queens
    .flatMap((queen) =>
      position
        .squaresIn(position.rowOf(queen))
        .filter((square) => square !== queen)
        .map((square) => pairs(queens.map((one) => (one === queen ? square : one)))),
    )
    .toSorted((a, b) => a - b);
}

/** The parameters of a run on 8 × 8, mostly with a8 locked, at a step. */
type Order = Parameters<typeof begun>;
const queensAt =
  (solver: string, at: string = "a8", more: More = {}) =>
  (step: number, lock: string = at): Order => ["queens", 8, lock, solver, { ...more, step }];

export const BT = queensAt("backtracking");
export const FC = queensAt("forward-checking");
export const AC = queensAt("arc-consistency");
export const CLIMB = queensAt("hill-climbing", "", { options: "variant=steepest", seed: 2 });
export const BIG = (step: number): Order => ["queens", 16, "a16", "backtracking", { step }];
const fewest =
  (side: number) =>
  (step: number): Order => [
    "queens",
    side,
    `a${side}`,
    "forward-checking",
    { step, options: "rows=fewest" },
  ];
export const FEWEST = fewest(16);
export const WIDE = fewest(20);

/** The square of the queen in row 7 at a step of one queen per row. */
export const row7 = (step: number) =>
  look(["queens", 8, "a8", "row-brute-force", { step }], (position) =>
    names(position, Array.from(position.board.pieces).slice(0, 1)),
  );

/** Whether backjumping's next way back jumps over two queens. */
export const jumpsOverTwo = (step: number) =>
  look(queensAt("backjumping")(step), (position) => {
    const { jumped } = position.tally;
    const later = position.until((_, { pieces }) => !pieces.includes(position.placed.at(-1)!));
    return later?.tally.jumped === (jumped ?? 0) + 2;
  });

const closed = (step: number): Order => ["knights", 6, "a6", "hamiltonian", { step, closed: true }];

/** The unvisited squares a jump away from the start of a closed tour of 6 × 6. */
export const home = (step: number) =>
  look(closed(step), (position) =>
    names(position, onward(position, position.board.pieces[0] ?? 0)),
  );

/** The squares to which a closed tour of 6 × 6 can go. */
export const ways = (step: number) =>
  look(closed(step), (position) =>
    names(
      position,
      within(position).toSorted((a, b) => (position.name(a) < position.name(b) ? -1 : 1)),
    ).replace(" and ", " or "),
  );

/** The number of onward moves that these squares share. */
export const movesEach = (step: number) =>
  look(closed(step), (position) => {
    const moves = new Set(within(position).map((square) => onward(position, square).length));
    return moves.size === 1 ? word([...moves][0]!) : "different numbers";
  });

/** The knight's square in a run of Warnsdorff's rule, and the number of its jumps. */
export const reach = (step: number, square: string) =>
  look(["knights", 8, "a8", "warnsdorff", { step }], (position) =>
    where(
      position.square(square) === position.board.pieces.at(-1),
      `on ${square} and can jump to ${word(within(position).length)} squares`,
    ),
  );

/** Strong pruning on the way to a closed tour. */
export const PRUNED = (side: number, start: string, step: number): Order => [
  "knights",
  side,
  start,
  "pruned",
  { step, closed: true },
];

/** Warnsdorff's rule without going back. */
export const RULE = (side: number, start: string, step: number): Order => [
  "knights",
  side,
  start,
  "warnsdorff",
  { step, options: "no-backtracking" },
];

/** The squares that cut the unvisited squares in two. */
export const cuts = ([game, side, at, solver, more = {}]: Order) => {
  const asked = moment(game, side, at, solver, more.step ?? 0, { options: more.options ?? "" });
  const grader = new Grader({
    kind: "question",
    text: [],
    prompt: "",
    asks: "cut-square",
    moment: asked,
  });
  const right = squareNames(side, side).filter((_, square) => grader.answer(square).right);
  grader.free();
  return listed(right);
};
