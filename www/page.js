/**
 * Everything that is seen. A view goes in; each panel is given its part of it, where it is seen
 * and something of that part is new.
 */

import { Board } from "./panels/board.js";
import { Card } from "./panels/card.js";
import { Controls } from "./panels/controls.js";
import { Detail } from "./panels/detail.js";
import { button, element } from "./panels/dom.js";
import { LargeBoard } from "./panels/large.js";
import { Learn } from "./panels/learn.js";
import { Playing } from "./panels/playing.js";
import { Published } from "./panels/published.js";
import { isNarrow } from "./panels/room.js";
import { Says } from "./panels/says.js";
import { Score } from "./panels/score.js";
import { Search } from "./panels/search.js";
import { Solutions } from "./panels/solutions.js";
import { Solvers } from "./panels/solvers.js";
import { Ties } from "./panels/ties.js";
import { Timeline } from "./panels/timeline.js";
import { Tree } from "./panels/tree.js";
import { readTheme } from "./render/theme.js";
import { isLarge } from "./scene/large.js";
import { runOf } from "./session/state.js";

/** @typedef {import("./scene/scene.js").Scene} Scene */
/** @typedef {import("./scene/large.js").LargeScene} LargeScene */
/** @typedef {import("./engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("./engine/engine.js").SolverInfo} SolverInfo */
/**
 * What is done about what a person asks for, panel by panel.
 * @typedef {object} Handlers
 * @property {ConstructorParameters<typeof Board>[1]} board
 * @property {ConstructorParameters<typeof LargeBoard>[1]} large
 * @property {ConstructorParameters<typeof Timeline>[1]} timeline
 * @property {ConstructorParameters<typeof Tree>[0]} tree
 * @property {ConstructorParameters<typeof Card>[0]} card
 * @property {ConstructorParameters<typeof Learn>[0]} learn
 * @property {ConstructorParameters<typeof Solvers>[0]} solvers
 * @property {ConstructorParameters<typeof Controls>[0]} controls
 */
/** A square of another step's picture that is looked at. @typedef {{square: number, scene: Scene}} Peek */
/**
 * Everything that is to be seen.
 * @typedef {object} View
 * @property {import("./session/state.js").State} state
 * @property {Puzzle} puzzle
 * @property {string[]} names of all squares; none on large boards
 * @property {import("./run/game.js").Game | null} game
 * @property {number} seconds played
 * @property {import("./run/watch.js").Watch | null} watch
 * @property {SolverInfo[]} solvers of the game
 * @property {SolverInfo} solver the one chosen
 * @property {import("./session/results.js").Results} results
 * @property {Scene | LargeScene} scene
 * @property {number} motion how long the pieces may take to get there, in milliseconds
 * @property {Peek | null} peek shown in place of the scene
 * @property {import("./run/game.js").Hover | null} hover
 * @property {boolean} blocking whether squares are being blocked
 * @property {import("./run/game.js").Say} say
 * @property {string} spoken to those who listen
 * @property {boolean} dark
 */

export class Page {
  #theme = readTheme();
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #says = new Says();
  #score = new Score();
  #search = new Search();
  #detail = new Detail();
  #solutions = new Solutions();
  #published = new Published();
  #ties = new Ties(this.#theme);
  #board;
  #large;
  #timeline;
  #tree;
  #card;
  #learn;
  #solvers;
  #controls;
  #playing;
  /** What the boards show. @type {Scene | LargeScene | null} */
  #scene = null;
  /** What each part of the page was shown last. @type {Map<string, unknown[]>} */
  #shown = new Map();

  /** @param {Handlers} handlers */
  constructor(handlers) {
    this.#board = new Board(this.#theme, handlers.board);
    this.#large = new LargeBoard(this.#theme, handlers.large);
    this.#timeline = new Timeline(this.#theme, handlers.timeline);
    this.#tree = new Tree(handlers.tree);
    this.#card = new Card(handlers.card);
    this.#learn = new Learn(handlers.learn);
    this.#solvers = new Solvers(handlers.solvers);
    this.#controls = new Controls(handlers.controls);
    this.#playing = new Playing(handlers.controls);
  }

  /**
   * Shows a view: where it is seen, and where it is new.
   * @param {View} view
   * @param {boolean} [refused] whether controls may show what was refused, and have to be set back
   */
  render(view, refused = false) {
    const { mode } = view.state;
    if (refused) for (const part of ["controls", "solvers"]) this.#shown.delete(part);
    this.#renderFrame(view);
    if (mode !== "compare") this.#renderBoard(view);
    if (mode === "play") this.#renderGame(view);
    if (mode === "watch") this.#renderRun(view);
    if (mode === "watch" || mode === "learn") {
      this.#search.show(view.puzzle, view.solver, view.watch, view.scene);
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
  #renderFrame({ state, dark, spoken }) {
    // The theme comes first: all that follows is shown in it.
    if (this.#isNew("theme", dark)) this.#paint(dark);
    if (this.#isNew("controls", state)) this.#controls.show(state);
    if (this.#isNew("mode", state.mode)) this.#enter(state.mode);
    if (state.mode === "learn") this.#learn.show(state.stop);
    this.#says.speak(spoken);
  }

  /** @param {View} view */
  #renderBoard({ state, puzzle, names, watch, solver, scene, motion, peek, hover, say, blocking }) {
    if (this.#isNew("board", puzzle, names, watch)) this.#lay(puzzle, names);
    if (this.#isNew("scene", scene, peek)) this.#showScene(scene, motion, peek);
    if (this.#isNew("hover", hover)) this.#board.setHover(hover);
    if (this.#isNew("detail", scene, this.#theme)) this.#detail.show(scene, this.#theme);
    this.#says.show(say);
    this.#says.showDepth(watch, solver, this.#theme);
    if (this.#isNew("playing", state, puzzle)) this.#playing.show(state, puzzle);
    if (state.mode === "learn") return;
    if (this.#isNew("solutions", puzzle, state)) this.#solutions.show(puzzle);
    this.#controls.showBlocked(puzzle.blocked?.length ?? 0, blocking);
  }

  /** @param {View} view */
  #renderGame({ state, game, seconds }) {
    this.#controls.showMoves(state, game);
    if (game) this.#score.show(game, seconds);
  }

  /** @param {View} view */
  #renderRun({ state, puzzle, names, watch, solvers, solver, results }) {
    const [run, line, isOpen] = [runOf(state), watch?.line ?? "", isCardOpen(state)];
    this.#controls.showRun(watch, puzzle);
    this.#timeline.show(watch, deepest(puzzle), solver.goesBack);
    this.#tree.show(puzzle, watch, names);
    if (this.#isNew("solvers", solvers, run, puzzle, results)) {
      this.#solvers.show(solvers, run, puzzle, results);
    }
    if (this.#isNew("card", solver, line, isOpen, this.#theme)) {
      this.#card.show(solver, line, isOpen, this.#theme);
    }
  }

  /**
   * Draws what is new on the board.
   * @param {number} now milliseconds
   * @param {boolean} settled whether the words of the board must be up to date
   */
  draw(now, settled) {
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
    for (const panel of [this.#board, this.#large, this.#ties, this.#timeline]) {
      panel.setTheme(this.#theme);
    }
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

  /** Has those panels that are at work by themselves begin or rest. @param {string} mode */
  #enter(mode) {
    if (mode !== "watch") this.#timeline.show(null, 1, false);
    for (const panel of [this.#published, this.#ties]) {
      if (mode === "compare") panel.show();
      else panel.hide();
    }
  }
}

/** A scene with a ring around the square that is looked at. @param {Peek} peek @returns {Scene} */
const ringed = ({ square, scene }) => ({
  ...scene,
  annotations: [...scene.annotations, { kind: "fault", square }],
});

/**
 * Whether the solver's card is open. Where the screen is narrow it first has to be asked for.
 * @param {import("./session/state.js").State} state
 */
export const isCardOpen = (state) => state.card ?? !isNarrow();

/** The greatest depth that a search of a board can reach. @param {Puzzle} puzzle */
function deepest({ game, rows, columns, squares, blocked = [] }) {
  const depths = game === "queens" ? rows - squares.length : rows * columns - blocked.length;
  return Math.max(1, depths - 1);
}
