/** Questions about solving by hand: the deductions of the engine's hints about a square. */

import type { Mark, Tone } from "../board/scene/lesson-marks.ts";
import { squaresOf } from "../core/geometry.ts";
import { counted } from "../core/lists.ts";
import { lower } from "../core/words.ts";
import type { BoardLine, Deduction } from "../engine/generated/thinking.ts";
import { deductions } from "../engine/thinking.ts";
import type { Position } from "./position.ts";
import { attackedAlready } from "./square-checks.ts";
import {
  corners,
  type Judge,
  lineMark,
  rightSquare,
  type Verdict,
  wrongSquare,
} from "./verdict.ts";

/** From the easiest on. */
const RULES = ["last-square", "empties-a-line", "leads-nowhere"];

const KNOWN = new WeakMap<Position, Deduction[]>();

/** The easiest deduction about each square that has one. */
export function deducedAt(position: Position): Deduction[] {
  const known = KNOWN.get(position) ?? deductions(position.puzzle, position.out);
  KNOWN.set(position, known);
  return known;
}

/** The rule of the easiest deduction on a board, or "". */
export const easiestRule = (all: Deduction[]) =>
  RULES.find((rule) => all.some((deduction) => deduction.rule === rule)) ?? "";

const squareOf = ({ placed, ruledOut }: Deduction) => placed ?? ruledOut[0];

const about = (position: Position, square: number) =>
  deducedAt(position).find((deduction) => squareOf(deduction) === square);

/** The only square that is left of its row or column. */
export const lastSquare: Judge = (position, _, square) => {
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  const deduction = about(position, square);
  if (deduction?.rule === "last-square") {
    return rightSquare(position, square, deduction.text, lineMarks(deduction.lines, "good"));
  }
  const { row, column } = { row: position.rowOf(square), column: position.columnOf(square) };
  const left = [position.left(row), position.leftIn(column)].map(({ length }) => length);
  const text = `row ${position.rowName(row)} has ${counted(left[0]!, "square")} left, and column ${position.columnName(column)} has ${left[1]}.`;
  return wrongSquare(position, square, text);
};

/** A square whose queen would attack all that a row or column has left. */
export const emptiesALine: Judge = (position, _, square) => {
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  const deduction = about(position, square);
  if (deduction?.rule === "empties-a-line") {
    const [line] = deduction.lines;
    const left = line ? position.leftOf(line) : [];
    const marks = [...left.map(corners), ...left.map((other) => lineMark(square, other))];
    return rightSquare(position, square, deduction.text, [
      ...lineMarks(deduction.lines, "plain"),
      ...marks,
    ]);
  }
  const text = "a queen there leaves every other row and column a square.";
  return wrongSquare(position, square, text);
};

/** A square whose queen forces others, until a row or column has no square. */
export const leadsNowhere: Judge = (position, _, square) => {
  const attacked = attackedAlready(position, square);
  if (attacked) return attacked;
  const deduction = about(position, square);
  if (deduction && deduction.ruledOut.length > 0) {
    const forced = deduction.whatIf.at(-1)?.pieces.filter((piece) => piece !== square) ?? [];
    const marks = forced.map((piece): Mark => ({ kind: "ghost", square: piece }));
    const story = deduction.whatIf.map(({ text }) => text).join(" ") || deduction.text;
    return rightSquare(position, square, story, [...lineMarks(deduction.lines, "plain"), ...marks]);
  }
  const text = "follow the last squares from there, and no row or column runs out.";
  return wrongSquare(position, square, text);
};

/** A square that this many lines rule out, and no fewer: a queen there would leave no way to fill them all. */
export const ruledOutBy =
  (size: number): Judge =>
  (position, _, square) => {
    const attacked = attackedAlready(position, square);
    if (attacked) return attacked;
    if (position.out.includes(square)) {
      return wrongSquare(position, square, "it is ruled out already.");
    }
    const deduction = about(position, square);
    if (!deduction) return wrongSquare(position, square, "the solution has a queen there.");
    const { placed, lines, text } = deduction;
    if (placed !== null)
      return wrongSquare(position, square, `${lower(text)} So a queen goes there.`);
    if (lines.length === size) return provedOut(position, square, deduction);
    const takes = `To rule it out takes ${counted(lines.length, "line")}.`;
    const missing = reasonMissing(size, position.regions !== null);
    return wrongSquare(position, square, `${missing} ${takes}`);
  };

const reasonMissing = (size: number, hasColours: boolean) =>
  size === 1
    ? `with a queen there, every row${hasColours ? ", column and colour" : " and column"} keeps a square.`
    : `with a queen there, any ${size === 2 ? "two" : "three"} lines can still be filled.`;

/** With the lines that can't be filled, and the squares that a queen would leave them. */
function provedOut(
  position: Position,
  square: number,
  { text, lines, whatIf }: Deduction,
): Verdict {
  const left = new Set(lines.flatMap((line) => position.leftOf(line)));
  const kept = [...left].filter((other) => other !== square && !position.attacks(square, other));
  const story = lines.length === 1 ? [] : whatIf.slice(1).map((moment) => moment.text);
  const marks = [...lineMarks(lines, "plain"), ...kept.map(corners)];
  const [reason = "", ...rest] = text.split(/(?<=\.) /);
  return { ...rightSquare(position, square, reason, marks), more: [...rest, ...story].join(" ") };
}

const lineMarks = (lines: BoardLine[], tone: Tone) =>
  lines.map((line): Mark => ({ kind: "unit", line, tone }));

/** The squares that the queens leave. */
export const squaresLeft = (position: Position) =>
  squaresOf(position.size).filter((square) => position.isOpen(square));
