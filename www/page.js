/**
 * Everything that is seen. A view goes in; each panel is given its part of it, where it is seen
 * and something of that part is new.
 */

import { Arrange } from "./panels/arrange.js";
import { Board } from "./panels/board.js";
import { followHands } from "./panels/by-keys.js";
import { Card } from "./panels/card.js";
import { Controls } from "./panels/controls.js";
import { Detail } from "./panels/detail.js";
import { button, element } from "./panels/dom.js";
import { KeepingPanel } from "./panels/keeping.js";
import { Keys } from "./panels/keys.js";
import { LargeBoard } from "./panels/large.js";
import { Learn } from "./panels/learn.js";
import { PlayPanels } from "./panels/play.js";
import { Progress } from "./panels/progress.js";
import { PuzzlePanel } from "./panels/puzzle.js";
import { RunFigures } from "./panels/run-figures.js";
import { SaveDialog } from "./panels/save.js";
import { Says } from "./panels/says.js";
import { Solutions } from "./panels/solutions.js";
import { Solver } from "./panels/solver.js";
import { Tabs } from "./panels/tabs.js";
import { Track } from "./panels/track.js";
import { Transport } from "./panels/transport.js";
import { Tree } from "./panels/tree.js";
import { readTheme } from "./render/theme.js";
import { isLarge } from "./scene/large.js";
import { puzzleWords, runOf } from "./session/state.js";

/** @typedef {import("./scene/scene.js").Scene} Scene */
/** @typedef {import("./scene/large.js").LargeScene} LargeScene */
/** @typedef {import("./engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("./engine/engine.js").SolverInfo} SolverInfo */
/**
 * What is done about what a person asks for, panel by panel.
 * @typedef {object} Handlers
 * @property {ConstructorParameters<typeof Board>[1]} board
 * @property {ConstructorParameters<typeof LargeBoard>[1]} large
 * @property {ConstructorParameters<typeof Track>[1]} track
 * @property {ConstructorParameters<typeof Tree>[0]} tree
 * @property {ConstructorParameters<typeof Card>[0]} card
 * @property {ConstructorParameters<typeof Learn>[1]} learn
 * @property {ConstructorParameters<typeof Solver>[0]} solver
 * @property {ConstructorParameters<typeof Controls>[0]} controls
 * @property {ConstructorParameters<typeof PuzzlePanel>[0]} puzzle
 * @property {ConstructorParameters<typeof PlayPanels>[0]} play
 * @property {ConstructorParameters<typeof KeepingPanel>[0]} keeping
 * @property {CompareHandlers} compare
 * @property {ConstructorParameters<typeof Transport>[0]} transport
 * @property {ConstructorParameters<typeof Keys>[0]} keys
 */
/** @typedef {import("./panels/comparing.js").Handlers} CompareHandlers what is asked for in Compare */
/** @typedef {import("./panels/play.js").PlayView} PlayView */
/** @typedef {import("./run/view.js").Peek} Peek */
/**
 * Everything that is to be seen.
 * @typedef {object} View
 * @property {import("./session/state.js").State} state
 * @property {Puzzle} puzzle
 * @property {string[]} names of all squares; none on large boards
 * @property {import("./run/game.js").Game | null} game
 * @property {PlayView | null} play in Play
 * @property {import("./run/lessons/lesson-view.js").LessonView | null} lesson in Learn
 * @property {ReturnType<import("./run/arena.js").Arena["view"]> | null} arena in Compare
 * @property {import("./panels/keeping.js").Keeping} keeping what this browser keeps
 * @property {import("./run/watch.js").Watch | null} watch
 * @property {SolverInfo[]} solvers of the game
 * @property {SolverInfo} solver the one chosen
 * @property {number[]} bookmarks of its run
 * @property {import("./session/results.js").Results} results
 * @property {Scene | LargeScene} scene
 * @property {number} motion how long the pieces may take to get there, in milliseconds
 * @property {Peek | null} peek shown in place of the scene
 * @property {import("./run/game.js").Hover | null} hover
 * @property {boolean} blocking whether squares are being blocked
 * @property {string} notice what was refused, or what to do next, or ""
 * @property {import("./run/game.js").Say} say
 * @property {string} spoken to those who listen
 * @property {boolean} dark
 * @property {import("./session/state.js").Mode | null} awaited the mode that was asked for and is on its way
 */

/** The panels of Compare, which arrive after those of the page. @type {typeof import("./panels/comparing.js").Comparing | null} */
let Comparing = null;

/** Fetches the panels of Compare, before it is seen. */
export async function fetchComparing() {
  ({ Comparing } = await import("./panels/comparing.js"));
}

export class Page {
  #theme = readTheme();
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #says = new Says();
  #figures = new RunFigures();
  #progress = new Progress();
  #detail = new Detail();
  #solutions = new Solutions();
  #tabs = new Tabs();
  #arrange = new Arrange();
  #save = new SaveDialog();
  #board;
  #large;
  #track;
  #tree;
  #card;
  #learn;
  #solver;
  #controls;
  #puzzle;
  #play;
  #keeping;
  /** Made when Compare is first seen. @type {import("./panels/comparing.js").Comparing | null} */
  #comparing = null;
  #handlers;
  #transport;
  #keys;
  /** What the boards show. @type {Scene | LargeScene | null} */
  #scene = null;
  /** What each part of the page was shown last. @type {Map<string, unknown[]>} */
  #shown = new Map();

  /** @param {Handlers} handlers */
  constructor(handlers) {
    followHands();
    this.#handlers = handlers;
    this.#board = new Board(this.#theme, handlers.board);
    this.#large = new LargeBoard(this.#theme, handlers.large);
    this.#track = new Track(this.#theme, handlers.track);
    this.#tree = new Tree(handlers.tree);
    this.#card = new Card(handlers.card);
    this.#learn = new Learn(this.#theme, handlers.learn);
    this.#solver = new Solver(handlers.solver);
    this.#controls = new Controls(handlers.controls);
    this.#puzzle = new PuzzlePanel(handlers.puzzle);
    this.#play = new PlayPanels(handlers.play);
    this.#keeping = new KeepingPanel(handlers.keeping);
    this.#transport = new Transport(handlers.transport);
    this.#keys = new Keys(handlers.keys);
  }

  /**
   * Shows a view: where it is seen, and where it is new.
   * @param {View} view
   * @param {boolean} [refused] whether controls may show what was refused, and have to be set back
   */
  render(view, refused = false) {
    const { mode } = view.state;
    if (refused) for (const part of ["controls", "solver", "draft"]) this.#shown.delete(part);
    this.#renderFrame(view);
    // A lesson says which boards there are, before they are laid.
    if (view.lesson) this.#renderLesson(view, view.lesson);
    if (mode !== "compare") this.#renderBoard(view);
    if (view.arena) this.#renderCompare(view.arena, view);
    if (view.play) this.#renderPlay(view.play, view.state);
    if (mode === "watch") this.#renderRun(view);
    if (mode === "watch" || mode === "learn") {
      this.#figures.show(view.puzzle, view.solver, view.watch, view.scene);
    }
  }

  /**
   * Whether a part of the page is given anything that it was not shown last.
   * @param {string} part
   * @param {unknown[]} given
   */
  #isNew(part, ...given) {
    const shown = this.#shown.get(part);
    this.#shown.set(part, given);
    return !shown || given.some((value, index) => !Object.is(value, shown[index]));
  }

  /** @param {View} view */
  #renderFrame({ state, dark, spoken, keeping, awaited }) {
    if (this.#isNew("awaited", awaited)) document.body.setAttribute("aria-busy", String(!!awaited));
    // The theme comes first: all that follows is shown in it.
    if (this.#isNew("theme", dark)) this.#paint(dark);
    if (this.#isNew("controls", state, awaited)) this.#showControls(state, awaited);
    if (this.#isNew("keeping", keeping.how, keeping.says, keeping.aside.length, state.sounds)) {
      this.#keeping.show(keeping, state);
    }
    if (this.#isNew("mode", state.mode)) this.#enter(state.mode);
    if (state.mode === "compare") this.#comparing ??= this.#makeComparing();
    const tab = state.mode === "compare" ? state.compare.tab : null;
    if (this.#comparing && this.#isNew("tab", tab)) this.#comparing.turnTo(tab);
    if (this.#isNew("hand", state.mode, state.screen, state.pen, state.letters))
      this.#giveHand(state);
    this.#says.speak(spoken);
  }

  /** Has the board played with pens, or only clicked. @param {View["state"]} state */
  #giveHand({ mode, pen, letters, screen }) {
    const isPlayed = mode === "play" && screen !== "draft";
    this.#board.setHand(isPlayed ? { pen, letters } : null);
  }

  /** @param {View["state"]} state @param {View["awaited"]} awaited */
  #showControls(state, awaited) {
    this.#controls.show(state, awaited);
    this.#puzzle.show(state);
    this.#keys.show(state);
  }

  /** @param {View} view */
  #renderBoard(view) {
    const { state, puzzle, names, watch, solver, scene, motion, peek, hover, say, blocking } = view;
    if (this.#isNew("board", puzzle, names, watch)) this.#lay(puzzle, names);
    if (this.#isNew("scene", scene, peek)) this.#showScene(scene, motion, peek);
    if (this.#isNew("hover", hover)) this.#board.setHover(hover);
    if (state.mode === "watch" && this.#isNew("detail", scene, solver, watch, this.#theme))
      this.#showDetail(view);
    this.#says.show(say);
    this.#says.showRun(watch, solver, this.#theme);
    if (state.mode !== "watch") return;
    this.#puzzle.showRoom(puzzle);
    if (this.#isNew("solutions", puzzle, state)) this.#solutions.show(puzzle);
    this.#puzzle.showBlocked(puzzle.blocked?.length ?? 0, blocking);
  }

  /** @param {View} view */
  #showDetail({ puzzle, scene, solver, watch, names }) {
    const detail = this.#detail.show(scene, solver, this.#theme);
    const search = this.#tree.show(puzzle, solver, watch, names, this.#theme);
    this.#progress.show(watch, solver, scene, names);
    this.#tabs.show(detail, search);
  }

  #makeComparing() {
    if (!Comparing) throw new Error("Compare has not been loaded.");
    return new Comparing(this.#theme, this.#handlers.compare);
  }

  /** @param {NonNullable<View["arena"]>} arena @param {View} view */
  #renderCompare(arena, { state, solvers, notice }) {
    this.#comparing?.show(arena, state, notice);
    const { version } = arena.surveys;
    if (!this.#isNew("surveys", state.compare, solvers, version, this.#theme)) return;
    this.#comparing?.showSurveys(state, solvers, arena.surveys, this.#theme);
  }

  /** @param {PlayView} play @param {View["state"]} state */
  #renderPlay(play, state) {
    this.#play.show(play, state, (part, ...given) => this.#isNew(part, ...given));
  }

  /** @param {View} view @param {import("./run/lessons/lesson-view.js").LessonView} lesson */
  #renderLesson({ puzzle, watch, solver, solvers, names, scene, say }, lesson) {
    this.#learn.show(lesson, solvers, say.text !== "");
    const beside = lesson.part.beside ?? [];
    const line = watch?.line ?? "";
    if (beside.includes("tree")) {
      this.#tree.show(puzzle, solver, watch, names, this.#theme);
      this.#progress.show(watch, solver, scene, names);
    }
    if (beside.includes("code") && this.#isNew("card", solver, line, false, this.#theme)) {
      this.#card.show(solver, line, false, this.#theme);
    }
  }

  /** Asks how what is on the board is to be saved. @param {import("./panels/save.js").Subject} subject */
  openSaveDialog(subject) {
    this.#save.open(subject, this.#theme);
  }

  /** Brings what there is to share into sight. */
  goToShare() {
    this.#play.goToShare();
  }

  /** @param {View} view */
  #renderRun({ state, puzzle, watch, solvers, solver, results, bookmarks }) {
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

  /**
   * Draws what is new on the board.
   * @param {number} now milliseconds
   * @param {boolean} settled whether the words of the board must be up to date
   */
  draw(now, settled) {
    this.#comparing?.draw(now);
    this.#learn.draw(now);
    if (this.#scene?.kind === "large") this.#large.draw(now, settled);
    else this.#board.draw(now, settled);
  }

  /** Brings the board into sight, and the focus to what starts its run. */
  goToBoard() {
    element("board").scrollIntoView({ block: "nearest" });
    button("start").focus({ preventScroll: true });
  }

  /** Takes over the colours of the style sheet. @param {boolean} dark */
  #paint(dark) {
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    this.#theme = readTheme();
    // What a browser draws around the page has the colour of the header, whatever the system prefers.
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute("content", this.#theme.panel);
    }
    const panels = [this.#board, this.#large, this.#learn, this.#track, this.#comparing];
    for (const panel of panels) panel?.setTheme(this.#theme);
  }

  /**
   * Lays out the board: square by square, or as a picture.
   * @param {Puzzle} puzzle
   * @param {string[]} names
   */
  #lay(puzzle, names) {
    const { game, rows, columns } = puzzle;
    const large = isLarge(puzzle);
    this.#board.hide(large);
    this.#large.setBoard(large ? { rows, columns } : null);
    if (large) return;
    const what = game === "queens" ? "Queen’s Challenge" : "Knight’s Tour";
    this.#board.setBoard({ rows, columns }, names, `${what}, board of ${rows} by ${columns}`);
  }

  /**
   * @param {Scene | LargeScene} scene
   * @param {number} motion
   * @param {Peek | null} peek
   */
  #showScene(scene, motion, peek) {
    // Pieces move from scene to scene, but neither to what is peeked at nor back.
    const time = scene === this.#scene || this.#still.matches ? 0 : motion;
    this.#scene = scene;
    if (scene.kind === "large") this.#large.show(scene);
    else this.#board.show(peek ? ringed(peek) : scene, performance.now(), time);
  }

  /** @param {import("./session/state.js").Mode} mode */
  #enter(mode) {
    this.#arrange.show(mode);
    if (mode !== "watch") this.#solver.close();
  }
}

/** A scene with a ring around the square that is looked at. @param {Peek} peek @returns {Scene} */
const ringed = ({ square, scene }) => ({
  ...scene,
  annotations: [...scene.annotations, { kind: "fault", square }],
});

/**
 * What the profile of a run shows, and the most that it can come to.
 * @param {Puzzle} puzzle
 * @param {SolverInfo} solver
 */
function axisOf({ game, rows, columns, squares, blocked = [] }, { profile: what }) {
  if (game === "knights") return { what, most: rows * columns - blocked.length - 1 };
  // Pairs can be many, but few of them stand at once: the profile is as high as they came.
  return { what, most: what === "pairs in line" ? null : Math.max(1, rows - squares.length) };
}
