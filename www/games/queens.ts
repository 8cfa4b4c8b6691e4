/** What is the Queen's Challenge's own: its goal, its scenes, and their words. */

import { inLine, type Size } from "../core/geometry.ts";
import type { Held } from "../core/gestures.ts";
import { plain } from "../core/lists.ts";
import { count } from "../core/numbers.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Annotation } from "../engine/generated/run.ts";
import type { LargeScene } from "../scene/large.ts";
import type { Mark } from "../scene/lesson-marks.ts";
import type { InPlay, Pointed, Shown } from "../scene/scene.ts";

export { read } from "./queens-reading.ts";

export interface QueensScene {
  kind: "queens";
  size: Size;
  locked: number[];
  /** In depth order, or in the order of placing. */
  queens: number[];
  /** The depth that struck each square, −1 while possible. */
  levels: ArrayLike<number> | null;
  /** 1 where a queen attacks, in a game in play. */
  attacked: ArrayLike<number> | null;
  /**
   * In a game in play, by whom each square is attacked or held: 0 for a locked queen, 1 for the
   * first that was placed, −1 for nobody; null for none shown.
   */
  shadows: ArrayLike<number> | null;
  /** Squares crossed out by hand. */
  crosses: number[];
  /** Squares crossed out because they are attacked. */
  autos: number[];
  /** What a hint points at. */
  hint: Pointed | null;
  /** What a lesson points at. */
  lesson: Mark[];
  /** Pairs of queens in line. */
  conflicts: [number, number][];
  /** Put down and taken back in the last step. */
  rejected: number | null;
  /** The row that this would have left without a square. */
  dryRow: number | null;
  /** What else the solver wants drawn. */
  annotations: Annotation[];
  /** Squares that the sentence on the last step names. */
  named: number[];
  solved: boolean;
}

/** What the mark of a queen on a large board has when it is in conflict. */
const CONFLICT = 128;

/** Added to the level of a square that was tried by its own row; `src/paint/domains.rs` has the same. */
export const TRIED = 1 << 14;

/** The rules in a line. */
export const rules = () =>
  "Place one queen in every row so that no two share a row, column or diagonal.";

/** How many queens a solution has. */
export const goal = ({ rows }: Puzzle) => rows;

/** A board with nothing on it yet. */
export function emptyScene({ rows, columns, squares }: Puzzle): QueensScene {
  return {
    kind: "queens",
    size: { rows, columns },
    locked: squares,
    queens: [],
    levels: null,
    attacked: null,
    shadows: null,
    crosses: [],
    autos: [],
    hint: null,
    lesson: [],
    conflicts: [],
    rejected: null,
    dryRow: null,
    annotations: [],
    named: [],
    solved: false,
  };
}

/** The picture of a moment of a solver's run. */
export function runScene(puzzle: Puzzle, { board, named, solved }: Shown): QueensScene {
  const { pieces, levels, conflicts, rejected, wipedOut, annotations } = board;
  return {
    ...emptyScene(puzzle),
    ...{ queens: plain(pieces), levels, conflicts, rejected, annotations, named, solved },
    dryRow: wipedOut === null ? null : Math.floor(wipedOut / puzzle.columns),
  };
}

/** The picture of a game in play. */
export function playScene({ puzzle, play, settings, lost, hint }: InPlay): QueensScene {
  const row = wholeRow(puzzle, lost);
  const [attacked, levels, crosses] = [play.attacked(), play.levels(), [...play.crosses()]];
  const { solved } = play;
  const queens = [...play.pieces()];
  const taken = new Set([...puzzle.squares, ...queens, ...crosses]);
  const marks = settings.autoCross && !solved;
  return {
    ...emptyScene(puzzle),
    ...{ queens, attacked, crosses, solved, hint },
    ...{ dryRow: row, named: row === null ? lost : [] },
    shadows: settings.shadows && !solved ? levels : null,
    autos: marks ? squaresWhere(attacked, (square) => !taken.has(square)) : [],
    conflicts: settings.conflicts ? inPairs(play.conflicts()) : [],
  };
}

/** The squares that are attacked, of those that something else is true of, too. */
const squaresWhere = (attacked: ArrayLike<number>, also: (square: number) => boolean) =>
  Array.from(attacked).flatMap((is, square) => (is && also(square) ? [square] : []));

/** What a hand finds on each square. */
export function holds({ locked, queens, crosses, solved }: QueensScene): (square: number) => Held {
  return (square) => {
    if (locked.includes(square)) return "fixed";
    if (queens.includes(square)) return solved ? "fixed" : "movable";
    return crosses.includes(square) ? "cross" : "free";
  };
}

/** The row that squares fill, if they do. */
function wholeRow({ columns }: Puzzle, squares: number[]) {
  const row = Math.floor(squares[0]! / columns);
  const isIt = squares.length === columns && Math.floor(squares[columns - 1]! / columns) === row;
  return isIt ? row : null;
}

const inPairs = (flat: Uint32Array): [number, number][] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);

/**
 * Who took each square of the row that a rejected queen would have left without one: a queen, the
 * square, and the level, −1 for the rejected queen itself.
 */
export function culprits({
  size,
  locked,
  queens,
  levels,
  rejected,
  dryRow,
}: QueensScene): [number, number, number][] {
  if (rejected === null || dryRow === null || !levels) return [];
  const row = Array.from({ length: size.columns }, (_, column) => size.columns * dryRow + column);
  return row.flatMap((square) => {
    const level = levels[square]!;
    const by = level < 0 ? [rejected] : level === 0 ? locked : queens.slice(level - 1, level);
    const attackers = by.filter((queen) => inLine(size, queen, square));
    return attackers.map((queen): [number, number, number] => [queen, square, level]);
  });
}

/**
 * Tells of a square ruled out, from its level, whether it was tried by its own row, rather than ruled
 * out by the queen of the level or for want of support.
 */
export function triedIn({
  size,
  locked,
  queens,
  annotations,
}: QueensScene): (square: number, level: number) => boolean {
  const unsupported = new Set(
    annotations.flatMap((one) => (one.kind === "unsupported" ? [one.square] : [])),
  );
  return (square, level) => {
    if (level < 0 || unsupported.has(square)) return false;
    if (level > 0) return level <= queens.length && !inLine(size, queens[level - 1]!, square);
    return !locked.some((queen) => queen === square || inLine(size, queen, square));
  };
}

/** What stands on each square and what is known of it. */
export function words(scene: QueensScene): (square: number) => string {
  const { locked, queens, levels, attacked, crosses, conflicts } = scene;
  const isTried = triedIn(scene);
  const placed = new Set(queens);
  const quarrels = new Set(conflicts.flat());
  return (square) => {
    const conflict = quarrels.has(square) ? ", in conflict" : "";
    if (locked.includes(square)) return `locked queen${conflict}`;
    if (placed.has(square)) return `queen${conflict}`;
    if (levels) return levelWords(levels[square]! + (isTried(square, levels[square]!) ? TRIED : 0));
    if (!attacked) return "empty";
    const known = attacked[square] ? "attacked" : "free";
    return crosses.includes(square) ? `crossed out, ${known}` : known;
  };
}

/**
 * What is known of a square that carries a level.
 * @param level with `TRIED` added where its own row tried it
 */
export function levelWords(level: number) {
  if (level < 0) return "possible";
  if (level >= TRIED) return "tried";
  return level === 0 ? "ruled out by a locked queen" : `ruled out at depth ${level}`;
}

/** What stands on a large board. */
export function largeWords({ standing, inConflict, solved }: LargeScene) {
  const queens = standing === 1 ? "1 queen stands" : `${count(standing)} queens stand`;
  if (solved) return `${queens}, solved.`;
  return `${queens}, ${inConflict > 0 ? count(inConflict) : "none"} in conflict.`;
}

/** A piece on a large board. */
export const pieceWords = (_scene: LargeScene, mark: number) =>
  mark & CONFLICT ? "queen, in conflict" : "queen";
