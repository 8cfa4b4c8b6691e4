/** What every component gets: what to show, and where to send actions. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Look } from "../engine/run-methods.ts";
import type { Theme } from "../render/theme.ts";
import type { Hover } from "../run/game-controller.ts";
import type { Say } from "../run/game-words.ts";
import type { Keeping } from "../run/keeping.ts";
import type { Sheet } from "../run/lessons/handout.ts";
import type { KeyView } from "../run/lessons/key-controller.ts";
import type { LessonView } from "../run/lessons/lesson-view.ts";
import type { MomentPicture } from "../run/moment-picture.ts";
import type { PlayView } from "../run/play-view.ts";
import type { PublishedView } from "../run/published-controller.ts";
import type { RunView } from "../run/run-view.ts";
import type { Solutions } from "../run/solutions-controller.ts";
import type { ComparisonView, Peek } from "../run/view.ts";
import type { LargeScene } from "../scene/large.ts";
import type { Scene } from "../scene/scene.ts";
import type { Dispatch } from "../state/actions.ts";
import type { Results } from "../state/results.ts";
import type { Mode, State } from "../state/state.ts";
import type { Ui } from "../state/ui.ts";
import { createContext, type ReadonlySignal, useContext } from "../vendor/preact.js";

/** Everything that the page shows. */
export interface View {
  state: State;
  puzzle: Puzzle;
  /** The names of all squares; none on large boards. */
  names: string[];
  /** Null outside Play. */
  play: PlayView | null;
  /** Null outside Learn. */
  lesson: LessonView | null;
  /** Null outside Compare. */
  comparison: ComparisonView | null;
  /** The run that is watched, or a lesson's. */
  run: RunView | null;
  /** Null until the published figures have been opened. */
  published: PublishedView | null;
  /** Null if they are not counted. */
  solutions: Solutions | null;
  /** The picture on the solver's card; null while the card is hidden. */
  card: MomentPicture | null;
  /** The lesson printed last. */
  handout: Sheet | null;
  /** Null unless its page is seen. */
  key: KeyView | null;
  /** What this browser stores. */
  keeping: Keeping;
  /** Of the game shown. */
  solvers: SolverInfo[];
  /** The chosen one. */
  solver: SolverInfo;
  /** The bookmarked steps of the run. */
  bookmarks: number[];
  /** How many steps each solver took. */
  results: Results;
  scene: Scene | LargeScene;
  /** How long the pieces may take to move there, in milliseconds. */
  motion: number;
  /** Shown in place of the scene. */
  peek: Peek | null;
  hover: Hover | null;
  /** Whether a click blocks a square. */
  blocking: boolean;
  /** Why something was refused, or what to do next, or "". */
  notice: string;
  /** Shown for a few seconds, if the count is over 0. */
  toast: Ui["toast"];
  /** The part of the help that is open. */
  help: Ui["help"];
  /** The sentence under the board. */
  say: Say;
  /** For screen readers. */
  spoken: string;
  dark: boolean;
  /** The mode that is still loading. */
  awaited: Mode | null;
  /** Counts refusals, so that controls reset refused values. */
  refusals: number;
}

export type ViewSignals = { [K in keyof View]: ReadonlySignal<View[K]> };

export interface App {
  dispatch: Dispatch;
  view: ViewSignals;
  theme: ReadonlySignal<Theme>;
  /** Calls `draw` in every frame, after rendering, until the result is called. */
  onFrame: (draw: (now: number) => void) => () => void;
  /** Paints the visible part of a large board. */
  large: { look: (look: Look) => void; paint: (theme: Theme) => void };
}

export const AppContext = createContext<App | null>(null);

/** @throws outside the app */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error("A component was rendered outside the app.");
  return app;
}
