/** The Queen's Challenge: its goal, its scenes, and their descriptions. */
import { squaresOf } from "../../core/geometry.ts";
import type { Held } from "../../core/gestures.ts";
import { inPairs, plain } from "../../core/lists.ts";
import { count } from "../../core/numbers.ts";
import { attacks, coloursOf } from "../../core/regions.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { InPlay, LargeScene, QueensScene, RunBoard } from "../scene/scene.ts";
import { isColoured, spokenColour } from "./palette.ts";

export { read } from "./queens-reading.ts";

/** The flag of an attacked queen on a large board. */
const CONFLICT = 128;

const UNSUPPORTED: Set<string> = new Set(["unsupported", "unsupported-by-colour"]);

/** Added to the level of a square that its own row tried, as in `src/paint/domains.rs`. */
export const TRIED = 1 << 14;

/** @param regions of a board of colours */
export const rules = (regions: string | null = null) =>
  regions
    ? "Place one queen in every row, column and colour so that no two touch."
    : "Place one queen in every row so that no two share a row, column or diagonal.";

export const goal = ({ rows }: Puzzle) => rows;

export function emptyScene({ rows, columns, squares, regions }: Puzzle): QueensScene {
  return {
    kind: "queens",
    regions: regions ? coloursOf(regions) : null,
    filled: true,
    letters: false,
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
    painted: null,
    annotations: [],
    named: [],
    solved: false,
  };
}

export function runScene(puzzle: Puzzle, { board, named, solved }: RunBoard): QueensScene {
  const { pieces, levels, conflicts, rejected, wipedOut, annotations } = board;
  // Its squares are marked instead.
  const colourRanOut = puzzle.regions && annotations.some(({ kind }) => kind === "fault");
  return {
    ...emptyScene(puzzle),
    filled: false,
    letters: true,
    queens: plain(pieces),
    levels,
    conflicts,
    rejected,
    annotations,
    named,
    solved,
    dryRow: wipedOut === null || colourRanOut ? null : Math.floor(wipedOut / puzzle.columns),
  };
}

export function playScene({ puzzle, play, settings, lost, hint }: InPlay): QueensScene {
  const row = wholeRow(puzzle, lost);
  const [attacked, levels, crosses] = [play.attacked(), play.levels(), [...play.crosses()]];
  const { solved } = play;
  const queens = [...play.pieces()];
  const taken = new Set([...puzzle.squares, ...queens, ...crosses]);
  const marks = settings.autoCross && !solved;
  return {
    ...emptyScene(puzzle),
    letters: settings.colourLetters,
    queens,
    attacked,
    crosses,
    solved,
    dryRow: row,
    named: row === null ? lost : [],
    hint,
    shadows: settings.shadows && !solved ? levels : null,
    autos: marks
      ? squaresOf(puzzle).filter((square) => attacked[square] && !taken.has(square))
      : [],
    conflicts: settings.conflicts ? inPairs(play.conflicts()) : [],
  };
}

export function holds({ locked, queens, crosses, solved }: QueensScene): (square: number) => Held {
  return (square) => {
    if (locked.includes(square)) return "fixed";
    if (queens.includes(square)) return solved ? "fixed" : "movable";
    return crosses.includes(square) ? "cross" : "free";
  };
}

/** The row that the squares fill, or null. */
function wholeRow({ columns }: Puzzle, squares: number[]) {
  const row = Math.floor(squares[0]! / columns);
  const isIt = squares.length === columns && Math.floor(squares[columns - 1]! / columns) === row;
  return isIt ? row : null;
}

/**
 * Which queen took each square of the row that a rejected queen would have left without one: the
 * queen, the square and the level, −1 for the rejected queen itself.
 */
export function culprits(scene: QueensScene): [queen: number, square: number, level: number][] {
  const { size, locked, queens, levels, rejected, dryRow } = scene;
  if (rejected === null || dryRow === null || !levels) return [];
  const row = Array.from({ length: size.columns }, (_, column) => size.columns * dryRow + column);
  return row.flatMap((square) => {
    const level = levels[square]!;
    const by = level < 0 ? [rejected] : level === 0 ? locked : queens.slice(level - 1, level);
    const attackers = by.filter((queen) => attacks(scene, queen, square));
    return attackers.map((queen): [number, number, number] => [queen, square, level]);
  });
}

/**
 * Tells whether a square was ruled out because its own row tried it, rather than by the queen of its
 * level or for lack of support.
 */
export function triedIn(scene: QueensScene): (square: number, level: number) => boolean {
  const { locked, queens, annotations } = scene;
  const unsupported = new Set(
    annotations.flatMap((one) =>
      UNSUPPORTED.has(one.kind) && "square" in one ? [one.square] : [],
    ),
  );
  return (square, level) => {
    if (level < 0 || unsupported.has(square)) return false;
    if (level > 0) return level <= queens.length && !attacks(scene, queens[level - 1]!, square);
    return !locked.some((queen) => queen === square || attacks(scene, queen, square));
  };
}

export function words(scene: QueensScene): (square: number) => string {
  const state = stateWords(scene);
  if (!isColoured(scene)) return state;
  const colour = spokenColour(scene);
  return (square) => `${colour(scene.regions[square]!)}, ${state(square)}`;
}

function stateWords(scene: QueensScene): (square: number) => string {
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
    const isCrossed = crosses.includes(square);
    if (attacked[square]) return isCrossed ? "crossed out, attacked" : "attacked";
    // As in the count of free squares, none of them is crossed out.
    return isCrossed ? "crossed out" : "free";
  };
}

/** @param level with `TRIED` added where its own row tried it */
export function levelWords(level: number) {
  if (level < 0) return "possible";
  if (level >= TRIED) return "tried";
  return level === 0 ? "ruled out by a locked queen" : `ruled out at depth ${level}`;
}

export function largeWords({ standing, inConflict, solved }: LargeScene) {
  const queens = `${count(standing)} ${standing === 1 ? "queen" : "queens"} placed`;
  if (solved) return `${queens}, solved.`;
  return `${queens}, ${inConflict > 0 ? count(inConflict) : "none"} in conflict.`;
}

export const pieceWords = (_scene: LargeScene, mark: number) =>
  mark & CONFLICT ? "queen, in conflict" : "queen";
