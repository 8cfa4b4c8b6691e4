/** Everything that is to be seen, and what is brought into sight. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Arena } from "../run/arena.ts";
import type { Game, Hover } from "../run/game.ts";
import type { Say } from "../run/game-words.ts";
import type { Keeping } from "../run/keeping.ts";
import type { LessonView } from "../run/lessons/lesson-view.ts";
import type { PlayView } from "../run/play-view.ts";
import type { Peek } from "../run/view.ts";
import type { Watch } from "../run/watch.ts";
import type { LargeScene } from "../scene/large.ts";
import type { Scene } from "../scene/scene.ts";
import type { Results } from "../session/results.ts";
import type { Mode, State } from "../session/state.ts";
import { followHands } from "../ui/by-keys.ts";

/** Everything that is to be seen. */
export interface View {
  state: State;
  puzzle: Puzzle;
  /** The names of all squares; none on large boards. */
  names: string[];
  game: Game | null;
  /** What Play shows. */
  play: PlayView | null;
  /** What Learn shows. */
  lesson: LessonView | null;
  /** What Compare shows. */
  arena: ReturnType<Arena["view"]> | null;
  /** What this browser keeps. */
  keeping: Keeping;
  watch: Watch | null;
  /** Those of the game. */
  solvers: SolverInfo[];
  /** The one chosen. */
  solver: SolverInfo;
  /** The bookmarked steps of the run. */
  bookmarks: number[];
  results: Results;
  scene: Scene | LargeScene;
  /** How long the pieces may take to get there, in milliseconds. */
  motion: number;
  /** Shown in place of the scene. */
  peek: Peek | null;
  hover: Hover | null;
  /** Whether squares are being blocked. */
  blocking: boolean;
  /** What was refused, or what to do next, or "". */
  notice: string;
  say: Say;
  /** What a screen reader is to say. */
  spoken: string;
  dark: boolean;
  /** The mode that was asked for and is on its way. */
  awaited: Mode | null;
}

export class Page {
  constructor() {
    followHands();
  }

  /** Brings the board into sight, and the focus to what starts its run. */
  goToBoard() {
    document.getElementById("board")?.scrollIntoView({ block: "nearest" });
    document.getElementById("start")?.focus({ preventScroll: true });
  }
}
