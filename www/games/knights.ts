/** What is the Knight's Tour's own: its goal, its scenes, and their words. */

import type { Size } from "../core/geometry.ts";
import type { Held } from "../core/gestures.ts";
import { plain } from "../core/lists.ts";
import { squareName } from "../core/names.ts";
import { count } from "../core/numbers.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Annotation } from "../engine/generated/run.ts";
import type { LargeScene } from "../scene/large.ts";
import type { Mark } from "../scene/lesson-marks.ts";
import type { InPlay, Pointed, Shown } from "../scene/scene.ts";

export { read } from "./knights-reading.ts";

export interface KnightsScene {
  kind: "knights";
  size: Size;
  path: number[];
  /** Unvisited neighbours of each square, −1 where visited. */
  degrees: ArrayLike<number>;
  reachable: number[];
  /** Whether reachable squares show their degrees. */
  hints: boolean;
  /** Whether the degrees of all squares are shown beside the board. */
  onward: boolean;
  /** Whether visited squares show the numbers of their moves. */
  numbers: boolean;
  /** Whether this is a game in play. */
  byHand: boolean;
  /** What a hint points at. */
  hint: Pointed | null;
  /** What a lesson points at. */
  lesson: Mark[];
  stranded: number[];
  /** Squares that must not be visited. */
  blocked: number[];
  /** What else the solver wants drawn. */
  annotations: Annotation[];
  /** Squares that the sentence on the last step names. */
  named: number[];
  /** Whether the tour closes, and is whole. */
  closed: boolean;
  solved: boolean;
}

/** What there is on a blocked square of a large board. */
export const BLOCKED = 2 ** 32 - 1;

/** The rules in a line. */
export const rules = (closed: boolean) =>
  `Visit every square once by knight’s jumps${closed ? ", and end a jump away from the start" : ""}.`;

/** How many squares a tour visits. */
export const goal = ({ rows, columns, blocked }: Puzzle) => rows * columns - (blocked?.length ?? 0);

/** A board with nothing on it yet. */
export function emptyScene({ rows, columns, blocked = [] }: Puzzle): KnightsScene {
  const degrees = Array(rows * columns).fill(0);
  for (const square of blocked) degrees[square] = -1;
  return {
    kind: "knights",
    size: { rows, columns },
    path: [],
    degrees,
    reachable: [],
    hints: false,
    onward: true,
    numbers: true,
    byHand: false,
    hint: null,
    lesson: [],
    stranded: [],
    blocked,
    annotations: [],
    named: [],
    closed: false,
    solved: false,
  };
}

/** The picture of a moment of a solver's run. */
export function runScene(puzzle: Puzzle, { board, named, solved }: Shown): KnightsScene {
  const { pieces, degrees, stranded, annotations } = board;
  return {
    ...emptyScene(puzzle),
    ...{ path: plain(pieces), degrees, stranded, annotations, named, solved },
    closed: puzzle.closed && solved,
  };
}

/** The picture of a game in play. */
export function playScene({ puzzle, play, settings, lost, hint }: InPlay): KnightsScene {
  const { solved } = play;
  const { hints, pathNumbers: numbers } = settings;
  const apart = new Set(play.stranded());
  return {
    ...emptyScene(puzzle),
    ...{ hints, numbers, hint, solved, onward: hints, byHand: true },
    path: [...play.pieces()],
    degrees: play.degrees(),
    reachable: [...play.reachable()],
    stranded: lost.filter((square) => apart.has(square)),
    named: lost.filter((square) => !apart.has(square)),
    closed: puzzle.closed && solved,
  };
}

/** What a hand finds on each square. */
export const holds =
  ({ path, solved }: KnightsScene): ((square: number) => Held) =>
  (square) =>
    square === path.at(-1) && !solved ? "movable" : "fixed";

/** What stands on each square and what is known of it. */
export function words({
  path,
  stranded,
  reachable,
  hints,
  degrees,
  blocked,
  annotations,
}: KnightsScene): (square: number) => string {
  const closedOff = new Set(blocked);
  const passed = new Map(
    annotations.flatMap((one) =>
      one.kind === "candidate" && !one.chosen ? [[one.square, one.value]] : [],
    ),
  );
  const moves = new Map(path.map((square, move) => [square, move]));
  const last = path.length - 1;
  return (square) => {
    if (closedOff.has(square)) return "blocked";
    const move = moves.get(square);
    if (move !== undefined) return move === last ? `knight, move ${move}` : `move ${move}`;
    if (stranded.includes(square)) return "stranded";
    const onward = passed.get(square);
    if (onward !== undefined) return `not chosen, ${onward} onward`;
    if (!reachable.includes(square)) return "empty";
    return hints ? `within reach, ${degrees[square]} onward` : "within reach";
  };
}

/** What stands on a large board. */
export function largeWords({ size, goal, standing, knight }: LargeScene) {
  const at = knight ? `, the knight on ${squareName(size, knight)}` : "";
  return `${count(standing)} of ${count(goal)} squares visited${at}.`;
}

/**
 * A piece on a large board.
 * @param move that led there
 */
export function pieceWords({ standing }: LargeScene, move: number) {
  if (move === BLOCKED) return "blocked";
  return move === standing - 1 ? `knight, move ${count(move)}` : `move ${count(move)}`;
}
