/**
 * Everything that is seen. A view goes in; each panel is given its part of it, where it is seen
 * and something of that part is new.
 */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { Arrange } from "../panels/arrange.ts";
import { Card } from "../panels/card.ts";
import { Detail } from "../panels/detail.ts";
import { button, element } from "../panels/dom.ts";
import { Progress } from "../panels/progress.ts";
import { PuzzlePanel } from "../panels/puzzle.ts";
import { RunFigures } from "../panels/run-figures.ts";
import { Says } from "../panels/says.ts";
import { Solutions } from "../panels/solutions.ts";
import { Solver } from "../panels/solver.ts";
import { Track } from "../panels/track.ts";
import { Transport } from "../panels/transport.ts";
import type { Theme } from "../render/theme.ts";
import type { Arena } from "../run/arena.ts";
import type { Game, Hover } from "../run/game.ts";
import type { Say } from "../run/game-words.ts";
import type { Keeping } from "../run/keeping.ts";
import type { LessonView } from "../run/lessons/lesson-view.ts";
import type { PlayView } from "../run/play-view.ts";
import type { Subject } from "../run/subject.ts";
import type { Peek } from "../run/view.ts";
import type { Watch } from "../run/watch.ts";
import type { LargeScene } from "../scene/large.ts";
import type { Scene } from "../scene/scene.ts";
import type { Results } from "../session/results.ts";
import { type Mode, puzzleWords, runOf, type State } from "../session/state.ts";
import { followHands } from "../ui/by-keys.ts";
import { effect, type ReadonlySignal } from "../vendor/preact.js";
import type { Handlers } from "./intents.ts";
import { openSaveDialog } from "./SaveDialog.tsx";

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
  #theme: Theme;
  #says = new Says();
  #figures = new RunFigures();
  #progress = new Progress();
  #detail = new Detail();
  #solutions = new Solutions();
  #arrange = new Arrange();
  #track;
  #card;
  #solver;
  #puzzle;
  #transport;
  /** What each part of the page was shown last. */
  #shown: Map<string, unknown[]> = new Map();

  constructor(handlers: Handlers, theme: ReadonlySignal<Theme>) {
    followHands();
    this.#theme = theme.value;
    this.#track = new Track(this.#theme, handlers.track);
    this.#card = new Card(handlers.card);
    this.#solver = new Solver(handlers.solver);
    this.#puzzle = new PuzzlePanel(handlers.puzzle);
    this.#transport = new Transport(handlers.transport);
    effect(() => this.#setTheme(theme.value));
  }

  /**
   * Shows a view: where it is seen, and where it is new.
   * @param refused whether controls may show what was refused, and have to be set back
   */
  render(view: View, refused: boolean = false) {
    const { mode } = view.state;
    if (refused) for (const part of ["controls", "solver"]) this.#shown.delete(part);
    this.#renderFrame(view);
    if (view.lesson) this.#renderLesson(view, view.lesson);
    if (mode !== "compare") this.#renderBoard(view);
    if (mode === "watch") this.#renderRun(view);
    if (mode === "watch" || mode === "learn") {
      this.#figures.show(view.puzzle, view.solver, view.watch, view.scene);
    }
  }

  /** Whether a part of the page is given anything that it was not shown last. */
  #isNew(part: string, ...given: unknown[]) {
    const shown = this.#shown.get(part);
    this.#shown.set(part, given);
    return !shown || given.some((value, index) => !Object.is(value, shown[index]));
  }

  #renderFrame({ state, spoken }: View) {
    if (this.#isNew("controls", state)) this.#puzzle.show(state);
    if (this.#isNew("mode", state.mode)) this.#enter(state.mode);
    this.#says.speak(spoken);
  }

  #renderBoard(view: View) {
    const { state, puzzle, watch, solver, scene, say, blocking } = view;
    if (state.mode === "watch" && this.#isNew("detail", scene, solver, watch, this.#theme))
      this.#showDetail(view);
    this.#says.show(say);
    this.#says.showRun(watch, solver, this.#theme);
    if (state.mode !== "watch") return;
    this.#puzzle.showRoom(puzzle);
    if (this.#isNew("solutions", puzzle, state)) this.#solutions.show(puzzle);
    this.#puzzle.showBlocked(puzzle.blocked?.length ?? 0, blocking);
  }

  #showDetail({ scene, solver, watch, names }: View) {
    this.#detail.show(scene, solver, this.#theme);
    this.#progress.show(watch, solver, scene, names);
  }

  #renderLesson({ watch, solver, names, scene }: View, { part }: LessonView) {
    const beside = part.beside ?? [];
    const line = watch?.line ?? "";
    if (beside.includes("tree")) this.#progress.show(watch, solver, scene, names);
    if (beside.includes("code") && this.#isNew("card", solver, line, false, this.#theme)) {
      this.#card.show(solver, line, false, this.#theme);
    }
  }

  /** Asks how what is on the board is to be saved. */
  openSaveDialog(subject: Subject) {
    openSaveDialog(subject);
  }

  #renderRun({ state, puzzle, watch, solvers, solver, results, bookmarks }: View) {
    const [run, line] = [runOf(state), watch?.line ?? ""];
    this.#transport.showRun(watch, solver, puzzle);
    if (this.#isNew("speed", state.speed, state.rate)) this.#transport.showSpeed(state);
    this.#track.show(watch, axisOf(puzzle, solver), bookmarks);
    if (this.#isNew("solver", solvers, run, puzzle, results)) {
      this.#solver.show(solvers, solver, run, puzzle, puzzleWords(state), results);
    }
    if (this.#isNew("card", solver, line, state.about, this.#theme)) {
      this.#card.show(solver, line, state.about, this.#theme);
    }
  }

  /** Brings the board into sight, and the focus to what starts its run. */
  goToBoard() {
    element("board").scrollIntoView({ block: "nearest" });
    button("start").focus({ preventScroll: true });
  }

  #setTheme(theme: Theme) {
    this.#theme = theme;
    this.#track.setTheme(theme);
  }

  #enter(mode: Mode) {
    this.#arrange.show(mode);
    if (mode !== "watch") this.#solver.close();
  }
}

/** What the profile of a run shows, and the most that it can come to. */
function axisOf(
  { game, rows, columns, squares, blocked = [] }: Puzzle,
  { profile: what }: SolverInfo,
) {
  if (game === "knights") return { what, most: rows * columns - blocked.length - 1 };
  // Pairs can be many, but few of them stand at once: the profile is as high as they came.
  return { what, most: what === "pairs in line" ? null : Math.max(1, rows - squares.length) };
}
