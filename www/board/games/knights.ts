/** The Knight's Tour: its goal, its scenes, and their descriptions. */
import type { Held } from "../../core/gestures.ts";
import { counted, plain } from "../../core/lists.ts";
import { squareName } from "../../core/names.ts";
import { count } from "../../core/numbers.ts";
import type { Puzzle } from "../../engine/generated/puzzle.ts";
import type { InPlay, KnightsScene, LargeScene, RunBoard } from "../scene/scene.ts";

export { read } from "./knights-reading.ts";

/** Marks a blocked square of a large board. */
export const BLOCKED = 2 ** 32 - 1;

export const rules = (closed: boolean) =>
  `Visit every square once with knight’s jumps${closed ? ", and end one jump from the start" : ""}.`;

export const goal = ({ rows, columns, blocked }: Puzzle) => rows * columns - (blocked?.length ?? 0);

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

export function runScene(puzzle: Puzzle, { board, named, solved }: RunBoard): KnightsScene {
  const { pieces, degrees, stranded, annotations } = board;
  return {
    ...emptyScene(puzzle),
    path: plain(pieces),
    degrees,
    stranded,
    annotations,
    named,
    solved,
    closed: puzzle.closed && solved,
  };
}

export function playScene({ puzzle, play, settings, lost, hint }: InPlay): KnightsScene {
  const { solved } = play;
  const { hints, pathNumbers: numbers } = settings;
  const apart = new Set(play.stranded());
  return {
    ...emptyScene(puzzle),
    hints,
    numbers,
    hint,
    solved,
    onward: hints,
    byHand: true,
    path: [...play.pieces()],
    degrees: play.degrees(),
    reachable: [...play.reachable()],
    stranded: lost.filter((square) => apart.has(square)),
    named: lost.filter((square) => !apart.has(square)),
    closed: puzzle.closed && solved,
  };
}

export const holds =
  ({ path, solved }: KnightsScene): ((square: number) => Held) =>
  (square) =>
    square === path.at(-1) && !solved ? "movable" : "fixed";

export function words(scene: KnightsScene): (square: number) => string {
  const { path, stranded, reachable, hints, degrees, blocked, annotations } = scene;
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
    if (move !== undefined)
      return move === last ? `knight, number ${move + 1}` : `number ${move + 1}`;
    if (stranded.includes(square)) return "stranded";
    const onward = passed.get(square);
    if (onward !== undefined) return `not chosen, ${counted(onward, "onward move")}`;
    if (!reachable.includes(square)) return "empty";
    return hints ? `within reach, ${counted(degrees[square]!, "onward move")}` : "within reach";
  };
}

export function largeWords({ size, goal, standing, knight }: LargeScene) {
  const at = knight ? `, the knight on ${squareName(size, knight)}` : "";
  return `${count(standing)} of ${count(goal)} squares visited${at}.`;
}

/** @param move that reached the square */
export function pieceWords({ standing }: LargeScene, move: number) {
  if (move === BLOCKED) return "blocked";
  const words = `number ${count(move + 1)}`;
  return move === standing - 1 ? `knight, ${words}` : words;
}
