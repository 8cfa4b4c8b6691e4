/** The parts of the current view that can be saved: a picture, an animation and the answer. */

import { positionOn } from "../board/scene/position.ts";
import type { LargeScene, Scene } from "../board/scene/scene.ts";
import { GAME_NAMES } from "../content/game-names.ts";
import { MARKS } from "../content/marks.ts";
import type { Recorded } from "../engine/tape.ts";
import type { Subject } from "../export/subject.ts";
import { squareNames } from "../routes/ids.ts";
import {
  boardOf,
  gameOf,
  isDrafting,
  layoutOf,
  layoutWords,
  runOf,
  type State,
} from "../store/state.ts";
import { orderOf } from "../watch/steering.ts";
import type { BoardController } from "./board-controller.ts";

/** What is shown besides a run of ours and a game. */
interface Shown {
  explained?: Subject["shown"] | null | undefined;
  /** What a program of the Lab did. */
  recorded?: Recorded | null | undefined;
}

/**
 * @param solver its name
 * @returns null if the board itself is a picture
 */
export function subjectOf(
  state: State,
  board: BoardController,
  scene: Scene | LargeScene,
  solver: string,
  { explained = null, recorded = null }: Shown = {},
): Subject | null {
  const { names, watch } = board;
  if (scene.kind === "large") return null;
  const game = gameOf(state);
  const words = layoutWords(game, { ...boardOf(state), regions: null });
  const title = `${GAME_NAMES[game]}, ${words}`;
  const answer = answerOf(state, board, scene);
  return {
    scene,
    names,
    title,
    caption: watch ? `${solver}, ${words}` : title,
    answer,
    board: toWrite(state, scene),
    isStill: isDrafting(state) || (state.mode === "lab" && !recorded),
    shown: explained ?? (watch ? runShown(state, board, recorded) : gameShown(state, board)),
  };
}

function runShown(
  state: State,
  { puzzle, watch }: BoardController,
  recorded: Shown["recorded"],
): Subject["shown"] {
  const to = Math.max(1, watch?.steps ?? 0);
  if (recorded) return { what: "program", recorded, from: 0, to };
  return { what: "run", order: { puzzle, ...orderOf(runOf(state)) }, from: 0, to };
}

const gameShown = (state: State, { puzzle, game }: BoardController): Subject["shown"] => ({
  what: "game",
  puzzle,
  record: game?.record ?? "",
  marks: {
    ...MARKS,
    shadows: state.shadows,
    colourLetters: state.colourLetters,
    pathNumbers: state.pathNumbers,
    hints: false,
  },
});

function answerOf(state: State, { watch }: BoardController, scene: Scene): Subject["answer"] {
  const { rows, columns, squares, blocked, closed, regions } = layoutOf(boardOf(state));
  const named = (list: number[]) => squareNames({ rows, columns }, list).split("+").filter(Boolean);
  return {
    game: gameOf(state),
    size: `${rows}x${columns}`,
    at: named(squares),
    closed,
    blocked: named(blocked),
    ...(regions && { regions }),
    solver: watch && (state.mode === "lab" ? "program" : runOf(state).solver),
    steps: watch?.steps ?? null,
    squares: named(positionOn(scene)),
  };
}

function toWrite(state: State, scene: Scene): Subject["board"] {
  const { rows, columns, blocked, regions } = layoutOf(boardOf(state));
  const squares = scene.kind === "knights" ? scene.path : [...scene.locked, ...scene.queens];
  return { game: gameOf(state), rows, columns, letters: regions ?? "", squares, blocked };
}
