/** Solves that look random and are the same each time, for tests of challenges. */

import { jumpsFrom } from "../../www/core/geometry.ts";
import { makePlay, type Play } from "../../www/engine/table.ts";
import { namesOf } from "../../www/routes/ids.ts";
import type { MoveLog } from "../../www/store/move-log.ts";
import { EMPTY, FIRST_BOARDS, type Kept, newGame, puzzleAs } from "../../www/store/state.ts";
import "./engine.ts";
import { randomly } from "./random.ts";

type Draws = ReturnType<typeof randomly>;

/** A solution for each side from 4 to 9: the column of each row. */
const SOLUTIONS = [
  [1, 3, 0, 2],
  [0, 2, 4, 1, 3],
  [1, 3, 5, 0, 2, 4],
  [0, 2, 4, 6, 1, 3, 5],
  [0, 4, 7, 5, 2, 6, 1, 3],
  [0, 2, 5, 7, 1, 3, 8, 6, 4],
];

/** The solution of the first board of colours: a queen in each column and colour, no two next to each other. */
const ofColour = (() => {
  const { rows, regions } = FIRST_BOARDS.colour;
  const fits = (queens: number[], square: number) =>
    queens.every(
      (queen) =>
        queen % rows !== square % rows &&
        regions![queen] !== regions![square] &&
        (square - queen > rows + 1 || Math.abs((square % rows) - (queen % rows)) > 1),
    );
  const complete = (queens: number[]): number[] | null => {
    if (queens.length === rows) return queens;
    for (let column = 0; column < rows; column++) {
      const square = queens.length * rows + column;
      const whole = fits(queens, square) ? complete([...queens, square]) : null;
      if (whole) return whole;
    }
    return null;
  };
  return complete([]) ?? [];
})();

export interface Solved {
  kept: Kept;
  log: MoveLog;
}

/** A game that a person might have played, up to its solution. */
export function solvedAtRandom(seed: number): Solved {
  const draws = randomly(seed);
  const { kept, answer } = puzzleAtRandom(draws);
  const play = makePlay(puzzleAs(kept.game, kept), true);
  const log: MoveLog = [];
  let at = 0;
  const make = (move: string) => {
    at += draws.below(3) === 0 ? draws.below(5_000) : draws.below(80);
    try {
      if (move === "<" ? !play.undo() : move === ">" && !play.redo()) return;
      if (move !== "<" && move !== ">") {
        const before = play.record();
        play.replay(move);
        if (play.record() === before) return;
      }
    } catch {
      return;
    }
    log.push({ at, move, ...(draws.below(9) === 0 && { hinted: true as const }) });
  };
  for (let deeds = draws.below(30); deeds > 0 && !play.solved; deeds--) {
    make(deedAtRandom(draws, kept, play));
  }
  if (!play.solved && play.position() !== "") make("=");
  for (const name of answer) if (!play.solved) make(name);
  play.free();
  return { kept, log };
}

function puzzleAtRandom(draws: Draws): { kept: Kept; answer: string[] } {
  const game = draws.one(["queens", "colour", "knights"] as const)!;
  if (game === "colour") {
    const kept = newGame(game, FIRST_BOARDS.colour, { grade: "easy" });
    return { kept, answer: mixed(draws, namesOf(kept, ofColour)) };
  }
  if (game === "knights") return tourAtRandom(draws);
  const columns = draws.one(SOLUTIONS)!;
  const side = columns.length;
  const queens = columns.map((column, row) => row * side + column);
  const locked = queens.filter(() => draws.below(4) === 0).slice(0, side - 1);
  const kept = newGame("queens", { ...EMPTY, rows: side, columns: side, squares: locked });
  const left = queens.filter((queen) => !locked.includes(queen));
  return { kept, answer: mixed(draws, namesOf(kept, left)) };
}

/** A tour by Warnsdorff's rule, with ties broken at random. */
function tourAtRandom(draws: Draws): { kept: Kept; answer: string[] } {
  const size = draws.one([
    { rows: 5, columns: 5 },
    { rows: 6, columns: 5 },
    { rows: 8, columns: 8 },
  ])!;
  for (;;) {
    const path = [0];
    const onward = (from: number) => jumpsFrom(size, from).filter((to) => !path.includes(to));
    for (;;) {
      const all = mixed(draws, onward(path.at(-1)!));
      const next = all.toSorted((one, other) => onward(one).length - onward(other).length)[0];
      if (next === undefined) break;
      path.push(next);
    }
    if (path.length < size.rows * size.columns) continue;
    const kept = newGame("knights", { ...EMPTY, ...size, squares: [0] });
    return { kept, answer: namesOf(size, path.slice(1)) };
  }
}

function deedAtRandom(draws: Draws, kept: Kept, play: Play): string {
  const name = () => namesOf(kept, [draws.below(kept.rows * kept.columns)])[0]!;
  if (kept.game === "knights") {
    const jumps = namesOf(kept, [...play.reachable()]);
    return draws.one(["<", ">", "=", ...jumps, ...jumps, ...jumps])!;
  }
  const standing = namesOf(kept, [...play.pieces()]);
  const stroke = () => Array.from({ length: 1 + draws.below(5) }, name).join("+");
  return draws.one([
    ...["<", "<", ">", "=", name(), name(), name(), `x:${stroke()}`, `o:${stroke()}`],
    ...standing.map((queen) => draws.one([`-${queen}`, `${queen}>${name()}`])!),
    ...["=", `=/${name()}`],
  ])!;
}

function mixed<T>(draws: Draws, all: T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(draws.below(left.length), 1)[0]!);
}
