/** Positions of your own games in which you missed the easiest reason, found by the coach. */

import { MOST_SIDE, type OwnPosition, type RoundBoard, SIZES } from "../content/rounds.ts";
import { ascending } from "../core/lists.ts";
import { EnginePanic } from "../engine/door.ts";
import type { Coached, JudgedMove } from "../engine/generated/thinking.ts";
import { makeCoach } from "../engine/thinking.ts";
import { squaresNamed } from "../routes/ids.ts";
import { logFrom, type MoveLog } from "../store/move-log.ts";
import { ownMark } from "../store/practised.ts";
import { replayLog } from "../store/replayed-log.ts";
import { EMPTY, puzzleAs, type Solve, type State } from "../store/state.ts";
import type { LearnContext } from "./context.ts";

/** Your solves of a game, the latest first; null until they are known. */
export type LatestSolves = () => Solve[] | null;

/** How many of the last games are looked through: a round should not keep you waiting. */
const LAST = 40;
/** How many to fetch: some were not recorded, or are too large. */
const MOST = 200;

/** Asks for the solves that the questions of a board are made from. */
export function latestSolves(
  host: Pick<LearnContext, "archive">,
  { game }: RoundBoard,
): LatestSolves {
  let known: Solve[] | null = null;
  const found = async () => (await host.archive.load()).ofGame(game, MOST);
  found()
    .catch(() => [])
    .then((solves) => {
      known = solves;
    });
  return () => known;
}

interface Missed extends OwnPosition {
  /** How many lines the reason has. */
  size: number;
}

/** Games that were looked through already. */
const KNOWN = new WeakMap<Solve, Missed[]>();

/**
 * The positions that ask for a kind of reason, the latest game first, without those that were answered right.
 * @param slice milliseconds
 */
export function* missedIn(
  { solves, learned }: { solves: LatestSolves } & Pick<State, "learned">,
  asks: string,
  { game }: RoundBoard,
  slice: number,
): Generator<undefined | OwnPosition, void> {
  const size = 1 + (SIZES as readonly string[]).indexOf(asks);
  const asked = new Set(learned);
  const fits = (solve: Solve) => solve.game === game && solve.log && solve.rows <= MOST_SIDE;
  let known = solves();
  while (!known) {
    yield undefined;
    known = solves();
  }
  for (const solve of known.filter(fits).slice(0, LAST)) {
    for (const { size: lines, ...position } of yield* missedBy(solve, slice)) {
      const mark = ownMark(asks, position);
      if (lines !== size || asked.has(mark)) continue;
      asked.add(mark);
      yield position;
    }
  }
}

/** None if the log is of another puzzle. */
function* missedBy(solve: Solve, slice: number): Generator<undefined, Missed[]> {
  const known = KNOWN.get(solve);
  if (known) return known;
  let missed: Missed[] = [];
  try {
    const log = logFrom(solve.log ?? "") ?? [];
    const moves = yield* judged(solve, log, slice);
    const positions = replayLog(puzzleOf(solve), log, (play) => play.position());
    missed = moves
      .filter((move) => isMissed(moves, move))
      .map((move) => missedAt(solve, positions[move.at]!, move));
  } catch (error) {
    if (error instanceof EnginePanic) throw error;
  }
  KNOWN.set(solve, missed);
  return missed;
}

function* judged(solve: Solve, log: MoveLog, slice: number): Generator<undefined, JudgedMove[]> {
  const coach = makeCoach(puzzleOf(solve), log.map(({ move }) => move).join(" "));
  try {
    while (!coach.work(slice)) yield;
    return (coach.answer() as Coached).moves;
  } finally {
    coach.free();
  }
}

const puzzleOf = ({ game, rows, columns, at, regions }: Solve) => {
  const squares = squaresNamed({ rows, columns }, named(at));
  return puzzleAs(game, { ...EMPTY, rows, columns, squares, regions: regions ?? null });
};

/** Whether an easier reason was open: no wrong move stood, and it is not the one missed with the move before. */
function isMissed(moves: JudgedMove[], move: JudgedMove) {
  const before = moves[moves.indexOf(move) - 1];
  const isAgain = before && isMiss(before) && reasonOf(before) === reasonOf(move);
  return isMiss(move) && !isAgain && isSound(moves, move);
}

const isMiss = ({ verdict, least }: JudgedMove) =>
  (verdict === "missed" || verdict === "guess") && least !== null;

const reasonOf = ({ reason }: JudgedMove) =>
  JSON.stringify([reason?.placed, reason?.ruledOut, reason?.lines]);

/** Whether every wrong move before this one had been taken back. */
const isSound = (moves: JudgedMove[], { at }: JudgedMove) =>
  moves.every(({ verdict, at: earlier, until }) => {
    const isPast = earlier >= at || (until !== null && until < at);
    return verdict !== "wrong" || isPast;
  });

/** A position as the table writes it, such as `a5+d3/c1`. */
function missedAt(solve: Solve, position: string, { least }: JudgedMove): Missed {
  const { squares, regions } = puzzleOf(solve);
  const [queens = "", out = ""] = position.split("/");
  return {
    side: solve.rows,
    squares: ascending([...squares, ...squaresNamed(solve, named(queens))]),
    regions: regions ?? null,
    out: named(out).sort().join("+"),
    size: least!,
  };
}

const named = (squares: string) => squares.split("+").filter(Boolean);
