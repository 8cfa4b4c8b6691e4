/** The first place where a program differs from the reference, as two boards. */

import { runScene } from "../board/scene/by-game.ts";
import type { Scene } from "../board/scene/scene.ts";
import type { Moment } from "../content/moment.ts";
import { count } from "../core/numbers.ts";
import type { Difference, GradeChange } from "../engine/generated/lab.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneOrder, Snapshot } from "../engine/generated/run.ts";
import { emptySnapshot } from "../engine/snapshots.ts";
import type { Recorded } from "../engine/tape.ts";
import { namesOf } from "../routes/ids.ts";
import { type BoardLayout, layoutOf } from "../routes/layout.ts";
import { layoutWords } from "../store/state.ts";
import type { Checks } from "./grading-controller.ts";

export interface DifferenceView {
  title: string;
  /** The board, in words. */
  board: string;
  yours: Side;
  ours: Side;
  message: string;
  line: number | null;
  /** What the reference says on its step, or "". */
  sentence: string;
  /** The reference at its step; null in tasks without one. */
  moment: Moment | null;
  layout: BoardLayout;
  yourStep: number;
  /** Both runs side by side, at these steps; null in tasks without a reference. */
  both: Both | null;
}

interface Both {
  recorded: Recorded;
  lane: LaneOrder;
  steps: [ours: number, yours: number];
}

interface Side {
  scene: Scene;
  /** Such as “places c5”. */
  words: string;
  /** Whether it makes no move. */
  ends: boolean;
}

/** Null if the program is as it should be, or if what is wrong isn't a move. */
export function differenceView(checks: Checks | null): DifferenceView | null {
  const failed = checks?.boards.find(({ grade }) => grade?.difference);
  if (!failed) return null;
  const { puzzle, grade } = failed;
  const { line, message } = grade!;
  const difference = grade!.difference!;
  const side = (pieces: number[], change: GradeChange | null): Side => ({
    scene: sceneOf(puzzle, pieces, change),
    words: changeWords(puzzle, change),
    ends: change === null,
  });
  return {
    title: `First difference at move ${count(difference.number)}`,
    board: boardWords(puzzle),
    yours: side(difference.yourPieces, difference.yours),
    ours: side(difference.ourPieces, difference.ours),
    message: message ?? "",
    line,
    sentence: difference.sentence?.text ?? "",
    moment: momentOf(puzzle, difference),
    layout: whole(puzzle),
    yourStep: difference.yourStep,
    both: bothOf(failed.recorded, difference),
  };
}

const whole = (puzzle: Puzzle) =>
  layoutOf({ ...puzzle, blocked: puzzle.blocked ?? [], regions: puzzle.regions ?? null });

export const boardWords = (puzzle: Puzzle) => layoutWords(puzzle.game, whole(puzzle));

function changeWords(puzzle: Puzzle, change: GradeChange | null) {
  if (!change) return "ends";
  const [name] = namesOf(puzzle, [change.square]);
  if (change.did === "taken-back") return `takes ${name} back`;
  return puzzle.game === "knights" ? `jumps to ${name}` : `places ${name}`;
}

function bothOf(recorded: Recorded | null, difference: Difference): Both | null {
  const { solver, options, ourStep, yourStep } = difference;
  if (recorded === null || solver === null || ourStep === null) return null;
  return { recorded, lane: { solver, options, seed: 0 }, steps: [ourStep, yourStep] };
}

function momentOf(puzzle: Puzzle, { solver, options, ourStep }: Difference): Moment | null {
  if (solver === null || ourStep === null) return null;
  return { game: puzzle.game, ...whole(puzzle), solver, options, seed: 0, step: ourStep };
}

/** A board with only its pieces, and a mark where they differ. */
function sceneOf(puzzle: Puzzle, pieces: number[], change: GradeChange | null): Scene {
  const board = { ...EMPTY_BOARD, pieces: Float64Array.from(pieces) };
  const scene = runScene(
    puzzle,
    emptySnapshot({ step: 1, reached: 1, depth: pieces.length, board }),
  );
  const lesson = change ? [{ kind: "choice" as const, square: change.square }] : [];
  return { ...scene, lesson };
}

const EMPTY_BOARD: NonNullable<Snapshot["board"]> = {
  pieces: new Float64Array(),
  annotations: [],
  levels: null,
  conflicts: [],
  rejected: null,
  wipedOut: null,
  degrees: new Int8Array(),
  reachable: [],
  stranded: [],
};
