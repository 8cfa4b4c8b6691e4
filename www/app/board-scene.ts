/** What the board shows: a game, a run, or a board being set up. */

import { emptyScene, neutral } from "../board/scene/by-game.ts";
import { emptyLargeScene, isLarge } from "../board/scene/large.ts";
import { NO_MARKS, paintedScene } from "../board/scene/painted.ts";
import type { LargeScene, PaintedMarks, Pointed, Scene } from "../board/scene/scene.ts";
import { setUpScene } from "../board/scene/set-up-scene.ts";
import { MARKS } from "../content/marks.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { isDrafting, isVeiled, type State } from "../store/state.ts";
import type { BoardController } from "./board-controller.ts";

type Board = Pick<BoardController, "puzzle" | "game" | "watch">;

/**
 * @param hint the squares that a hint points at
 * @param painted marks on a board being painted
 */
export function boardScene(
  state: State,
  { puzzle, game, watch }: Board,
  hint: Pointed | null = null,
  painted: PaintedMarks = NO_MARKS,
): Scene | LargeScene {
  if (game && !isVeiled(state)) return game.scene({ ...MARKS, ...state }, hint);
  if (watch) return watch.scene(state.speed);
  if (isLarge(puzzle)) return emptyLargeScene(puzzle);
  return isDrafting(state) ? draftScene(state, puzzle, painted) : unplayed(state, puzzle);
}

const draftScene = ({ game, colourLetters }: State, puzzle: Puzzle, painted: PaintedMarks) =>
  game === "colour" ? paintedScene(puzzle, painted, colourLetters) : setUpScene(puzzle);

/** The board until its game or its run has loaded. */
function unplayed(state: State, puzzle: Puzzle) {
  const scene = emptyScene(isVeiled(state) ? bare(puzzle) : puzzle);
  return state.mode === "play" ? scene : neutral(scene);
}

/** Nothing of a puzzle but its size. */
const bare = ({ rows, columns }: Puzzle): Puzzle => ({
  game: "queens",
  rows,
  columns,
  squares: [],
  closed: false,
});
