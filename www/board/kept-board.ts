/** The board of a game as it was left, for lists: the game itself is not open. */

import { MARKS, type Marks } from "../content/marks.ts";
import { EnginePanic } from "../engine/door.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import { makePlay, type Play } from "../engine/table.ts";
import { type BoardLayout, type Kept, puzzleAs } from "../store/state.ts";
import { emptyScene, playScene } from "./scene/by-game.ts";
import type { Scene } from "./scene/scene.ts";

interface KeptBoard {
  board: Scene;
  /** How many pieces are on it, and how many a solution has: `4 of 9`. */
  progress: string;
}

/** Onward moves and numbers are too small to read. */
const SHOWN: Marks = { ...MARKS, hints: false, pathNumbers: false };

/** Games change as a whole, so each is played again once. */
const KNOWN = new WeakMap<Kept, KeptBoard>();

export function keptBoard(kept: Kept): KeptBoard {
  const known = KNOWN.get(kept) ?? playedAgain(kept);
  KNOWN.set(kept, known);
  return known;
}

/** A puzzle without a move. */
export function newBoard(game: GameId, layout: BoardLayout): Scene {
  const scene = emptyScene(puzzleAs(game, layout));
  return scene.kind === "knights" ? { ...scene, path: layout.squares } : scene;
}

const playedAgain = (kept: Kept) =>
  boardAfter(puzzleAs(kept.game, kept), (play) => {
    if (kept.solved) play.restore(kept.solved.position);
    else play.replay(kept.record);
  });

function boardAfter(puzzle: Puzzle, go: (play: Play) => void): KeptBoard {
  // Without a first square there is no game yet.
  if (!puzzle.regions && puzzle.squares.length === 0) {
    return { board: emptyScene(puzzle), progress: "" };
  }
  const play = makePlay(puzzle, true);
  try {
    attempt(() => go(play));
    const board = playScene({ puzzle, play, settings: SHOWN, lost: [], hint: null });
    return { board, progress: progressOf(puzzle, play) };
  } finally {
    play.free();
  }
}

/** Moves that can't be played again are left out: the game says so once it is opened. */
function attempt(act: () => void) {
  try {
    act();
  } catch (error) {
    if (error instanceof EnginePanic) throw error;
  }
}

function progressOf({ game, rows, columns, squares, blocked }: Puzzle, play: Play) {
  const there = play.pieces().length;
  return game === "knights"
    ? `${there} of ${rows * columns - (blocked?.length ?? 0)}`
    : `${there + squares.length} of ${rows}`;
}
