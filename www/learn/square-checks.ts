/** Questions about attacked squares, and the next row or square of a solver. */

import type { Mark } from "../board/scene/lesson-marks.ts";
import type { Question } from "../content/lessons/lesson.ts";
import { counted, listed } from "../core/lists.ts";
import { capital } from "../core/words.ts";
import type { Position } from "./position.ts";
import {
  corners,
  type Judge,
  lineMark,
  right,
  rightSquare,
  ring,
  rowMark,
  type Verdict,
  wrong,
  wrongSquare,
} from "./verdict.ts";

function ghostOf(position: Position, { queen }: Question) {
  if (queen === undefined) throw new Error("This question needs a queen.");
  return position.square(queen);
}

const namesOf = (position: Position, squares: number[]) =>
  listed(squares.map((square) => position.name(square)));

/** Why a queen can't go to a square; null if it can. */
export function attackedAlready(position: Position, square: number): Verdict | null {
  if (position.queens.includes(square)) {
    return wrongSquare(position, square, "there is already a queen there.");
  }
  const [queen] = position.attackersOf(square);
  if (queen === undefined) return null;
  const text = `the queen on ${position.name(queen)} attacks it.`;
  return wrongSquare(position, square, text, [lineMark(queen, square)]);
}

/** A square that no queen attacks. */
export const freeSquare: Judge = (position, _, square) => {
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  const lost = position.openRows.filter((row) => position.left(row).length === 0);
  const marks = [{ kind: "ghost" as const, square }, ...lost.map((row) => rowMark(row, "plain"))];
  const verdict = rightSquare(position, square, "No queen attacks it.");
  return { ...verdict, mark: [...marks, ...verdict.mark] };
};

/** A square that the imagined queen would newly rule out. */
export const attackedBy: Judge = (position, question, square) => {
  const ghost = ghostOf(position, question);
  const queen = position.name(ghost);
  const not = (text: string) => wrongSquare(position, square, text);
  if (square === ghost) return not("that is where the queen goes.");
  if (position.queens.includes(square)) return not("there is already a queen there.");
  const [first] = position.attackersOf(square);
  if (first !== undefined) return not(`the queen on ${position.name(first)} rules it out already.`);
  if (position.rowOf(square) === position.rowOf(ghost)) {
    return not(`the queen on ${queen} takes the whole row, so look at the other rows.`);
  }
  if (!position.attacks(ghost, square)) return not(untouched(position, queen));
  const shared = position.shared(ghost, square);
  const how = shared === "corner" ? "they touch" : `they share a ${shared}`;
  const text = `A queen on ${queen} rules it out: ${how}.`;
  return rightSquare(position, square, text, [lineMark(ghost, square)]);
};

const untouched = ({ moment }: Position, queen: string) =>
  moment.regions === null
    ? `it shares no row, column or diagonal with ${queen}.`
    : `it shares no row, column or colour with ${queen}, and doesn’t touch it.`;

/** The row that would run out of squares with the imagined queen. */
export const dryRow: Judge = (position, question, square) => {
  const ghost = ghostOf(position, question);
  const row = position.rowOf(square);
  const name = `row ${position.rowName(row)}`;
  const mark = [rowMark(row, "bad")];
  if (row === position.rowOf(ghost)) {
    return wrong(`${capital(name)} is where the queen goes.`, "Look at the other rows.", mark);
  }
  if (!position.openRows.includes(row)) {
    return wrong(`${capital(name)} already has its queen.`, "Look at a row without one.", mark);
  }
  const left = position.left(row);
  const kept = left.filter((other) => !position.attacks(ghost, other));
  if (kept.length > 0) {
    const text = `it would still have ${namesOf(position, kept)}.`;
    return wrong(`Not ${name}:`, text, [...mark, ...kept.map(corners)]);
  }
  const lost = namesOf(position, left);
  const all = left.length > 1 ? "and these were all that" : `and ${lost} was all that`;
  const text = `A queen on ${position.name(ghost)} attacks ${lost}, ${all} ${name} had left.`;
  const lines = left.map((other) => lineMark(ghost, other));
  const mine = [rowMark(row, "good"), ...left.map(corners), ...lines];
  return right(`Right, ${name}.`, text, mine, stepOf(position, ghost));
};

/** The step that tries a queen on a square. */
const stepOf = (position: Position, square: number) =>
  position.until((_, { pieces, rejected }) => rejected === square || pieces.includes(square))?.step;

/** A square of the solver's row with which every other row keeps a square. */
export const keepsAll: Judge = (position, _, square) => {
  const next = position.nextQueen;
  if (!next) throw new Error("The solver places no more queens.");
  const row = position.rowOf(next.square);
  if (position.rowOf(square) !== row) return elsewhere(position, square, row);
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  const others = position.openRows.filter((other) => other !== row);
  const lost = others.find((other) =>
    position.left(other).every((one) => position.attacks(square, one)),
  );
  if (lost === undefined) {
    return rightSquare(position, square, "Every row below still has a square.");
  }
  const last = position.left(lost);
  const text = `a queen there attacks ${namesOf(position, last)}, so row ${position.rowName(lost)} would run out of squares.`;
  const lines = last.map((one) => lineMark(square, one));
  return wrongSquare(position, square, text, [rowMark(lost, "bad"), ...lines]);
};

/** The row that the solver assigns next. */
export const nextRow: Judge = (position, _, square) => {
  const row = position.rowOf(square);
  const name = `row ${position.rowName(row)}`;
  const mark = [rowMark(row, "bad")];
  if (!position.openRows.includes(row)) {
    return wrong(`${capital(name)} already has its queen.`, "Look at a row without one.", mark);
  }
  const next = position.nextQueen;
  if (!next) throw new Error("The solver decides no more rows.");
  const wanted = position.rowOf(next.square);
  const [here, there] = [position.left(row).length, position.left(wanted).length];
  if (row === wanted) {
    const text = `It has ${counted(here, "square")} left${isFewest(position, here) ? ", and no row has fewer" : ""}.`;
    return right(`Right, ${name}.`, text, [rowMark(row, "good")], next.step);
  }
  if (here > there) {
    const text = `it still has ${counted(here, "square")}. Another row has only ${there}.`;
    return wrong(`Not ${name}:`, text, mark);
  }
  const text =
    here === there
      ? `it has ${counted(here, "square")} left, but another row has the same number and is higher up.`
      : "this solver takes another row first.";
  return wrong(`Not ${name}:`, text, mark);
};

const isFewest = (position: Position, count: number) =>
  position.openRows.every((row) => position.left(row).length >= count);

/** Why a square in another row is wrong, and what a queen there would do. */
function elsewhere(position: Position, square: number, row: number): Verdict {
  const marks = [rowMark(row, "plain")];
  const not = (text: string) => wrongSquare(position, square, text, marks);
  const there = position.rowOf(square);
  const name = `row ${position.rowName(row)}`;
  if (position.queens.includes(square)) return not("there is already a queen there.");
  const isUsedUp = there === position.openRows[0] || !position.openRows.includes(there);
  if (isUsedUp && there > row && !position.openRows.includes(row)) {
    return not(`row ${position.rowName(there)} is used up, so ${name} comes next.`);
  }
  const [queen] = position.attackersOf(square);
  if (queen !== undefined) {
    return not(`the queen on ${position.name(queen)} attacks it, and ${name} comes next.`);
  }
  const many = counted(position.ruledOutBy(square).length, "square");
  return not(`a queen there would rule out ${many} in other rows, but ${name} comes next.`);
}

/** The square that the solver tries next. */
export const nextQueen: Judge = (position, _, square) => {
  const next = position.nextQueen;
  if (!next) throw new Error("The solver places no more queens.");
  if (square === next.square) {
    return rightSquare(position, square, whatNext(position, square), [], next.step);
  }
  const row = position.rowOf(next.square);
  const not = (text: string, marks?: Mark[]) => wrongSquare(position, square, text, marks);
  if (position.rowOf(square) !== row) return elsewhere(position, square, row);
  const { placed, onTrial } = position;
  if (square === onTrial || placed.includes(square) || wasTried(position, square)) {
    return not("it was tried before.");
  }
  const [queen] = attackersToStay(position, square);
  if (queen !== undefined) {
    const text = `the queen on ${position.name(queen)} attacks it.`;
    return not(text, [lineMark(queen, square)]);
  }
  return not(`no queen attacks it, but ${position.name(next.square)} comes before it.`);
};

/** Whether a solver with domains ruled out a square that no queen attacks: it tried that one. */
const wasTried = (position: Position, square: number) =>
  position.board.levels !== null &&
  position.board.levels[square]! >= 0 &&
  position.attackersOf(square).length === 0;

/** The attackers of a square after its row's queen moves on and later queens come off. */
function attackersToStay(position: Position, square: number) {
  const { placed, locked } = position;
  const moved = placed.findIndex((queen) => position.rowOf(queen) === position.rowOf(square));
  const kept = [...locked, ...(moved < 0 ? placed : placed.slice(0, moved))];
  return kept.filter((queen) => position.attacks(queen, square));
}

function whatNext(position: Position, square: number) {
  const attackers = attackersToStay(position, square);
  if (attackers.length === 0) return "It is the next square in the solver’s order.";
  const who = namesOf(position, attackers);
  return `It is tried next, though the queen${attackers.length > 1 ? "s" : ""} on ${who} attack${attackers.length > 1 ? "" : "s"} it.`;
}

/** The square of the solver's row that rules out the fewest squares of other rows, or the most. */
const byCost =
  (which: "fewest" | "most"): Judge =>
  (position, _, square) => {
    const next = position.nextQueen;
    if (!next) throw new Error("The solver places no more queens.");
    const row = position.rowOf(next.square);
    if (position.rowOf(square) !== row) return elsewhere(position, square, row);
    const attacked = attackedAlready(position, square);
    if (attacked) return attacked;
    const costs = position.left(row).map((other) => position.ruledOutBy(other).length);
    const mine = position.ruledOutBy(square).length;
    const wanted = which === "fewest" ? Math.min(...costs) : Math.max(...costs);
    if (mine !== wanted) {
      const other = which === "fewest" ? `only ${wanted}` : String(wanted);
      const text = `a queen there would rule out ${counted(mine, "square")} in other rows. Another square rules out ${other}.`;
      const marks = [tried(position, square, false), ring(square, "bad")];
      return wrong(`Not ${position.name(square)}:`, text, marks);
    }
    const numbers = position.left(row).map((other) => tried(position, other, other === square));
    const text = `It rules out ${counted(mine, "square")} in other rows, the ${which} in row ${position.rowName(row)}.`;
    return right(`Right, ${position.name(square)}.`, text, numbers, next.step);
  };

export const leastConstraining = byCost("fewest");

/** The queen that gives forward checking the most to do. */
export const costliest = byCost("most");

const tried = (position: Position, square: number, best: boolean) => ({
  kind: "tried" as const,
  square,
  value: String(position.ruledOutBy(square).length),
  tone: best ? ("good" as const) : ("plain" as const),
});
