/**
 * Everything that is seen: the panels, and what they show together of a state, its game or its run.
 */

import { count, duration } from "./base/numbers.js";
import { Board } from "./panels/board.js";
import { Card } from "./panels/card.js";
import { Controls } from "./panels/controls.js";
import { Detail } from "./panels/detail.js";
import { Figures } from "./panels/figures.js";
import { LargeBoard } from "./panels/large.js";
import { Learn } from "./panels/learn.js";
import { Published } from "./panels/published.js";
import { isNarrow } from "./panels/room.js";
import { Says } from "./panels/says.js";
import { Search } from "./panels/search.js";
import { Solutions } from "./panels/solutions.js";
import { Solvers } from "./panels/solvers.js";
import { Ties } from "./panels/ties.js";
import { Timeline } from "./panels/timeline.js";
import { Tree } from "./panels/tree.js";
import { inkOn, levelColour, moveColour, readTheme } from "./render/theme.js";
import { goesBack, isLocal } from "./run/roster.js";
import { isLarge } from "./scene/large.js";
import { boardOf, puzzleOf } from "./session/state.js";

/** @typedef {import("./session/state.js").State} State */
/** @typedef {import("./scene/scene.js").Scene} Scene */
/** @typedef {import("./scene/large.js").LargeScene} LargeScene */
/** @typedef {import("./run/game.js").Game} Game */
/** @typedef {import("./run/game.js").Say} Say */
/** @typedef {import("./engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("./run/watch.js").Watch} Watch */
/**
 * What the panels hear of, panel by panel.
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
/**
 * What there is to tell: a game in play or a run, if there is either, and what is said of it.
 * @typedef {object} Status
 * @property {Game | null} game
 * @property {Watch | null} watch
 * @property {SolverInfo} solver
 * @property {Say} say
 * @property {number} seconds played
 */

export class Page {
  #theme = readTheme();
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #says = new Says();
  #search = new Search();
  #score = new Figures("game-kpi");
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
  /** What the boards show. @type {Scene | LargeScene | null} */
  #scene = null;
  /** The names of all squares; none on large boards. @type {string[]} */
  #names = [];

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
  }

  /** Takes over the colours that the style sheet has now. */
  paint() {
    this.#theme = readTheme();
    for (const part of [this.#board, this.#large, this.#ties, this.#timeline]) {
      part.setTheme(this.#theme);
    }
    if (this.#scene) this.#detail.show(this.#scene, this.#theme);
  }

  // ---- the state -----------------------------------------------------------

  /**
   * Lays everything out for a state.
   * @param {State} state
   * @param {string[]} names of all squares
   * @param {boolean} blocking whether squares are being blocked
   */
  lay(state, names, blocking) {
    this.#names = names;
    this.showSettings(state);
    this.#layBoard(state);
    this.#controls.showBlocked(boardOf(state).blocked.length, blocking);
    this.#learn.show(state.stop);
    for (const panel of [this.#published, this.#ties]) {
      if (state.mode === "compare") panel.show();
      else panel.hide();
    }
  }

  /** Lays out the board: square by square, or as a picture. @param {State} state */
  #layBoard(state) {
    const puzzle = puzzleOf(state);
    const { game, rows, columns } = puzzle;
    const large = isLarge(puzzle);
    this.#board.hide(large);
    this.#board.setHover(null);
    this.#large.setBoard(large ? { rows, columns } : null);
    if (large) return;
    const what = game === "queens" ? "Queen’s Challenge" : "Knight’s Tour";
    this.#board.setBoard({ rows, columns }, this.#names, `${what}, board of ${rows} by ${columns}`);
  }

  /** Shows the settings that leave the board as it is. @param {State} state */
  showSettings(state) {
    this.#controls.show(state);
    this.#solutions.show(puzzleOf(state));
  }

  /**
   * @param {SolverInfo[]} roster
   * @param {State} state
   * @param {Map<string, string>} results what each solver took, by id
   */
  showSolvers(roster, state, results) {
    this.#solvers.show(roster, state.game, boardOf(state), results);
  }

  // ---- the board -----------------------------------------------------------

  /**
   * @param {Scene | LargeScene} scene
   * @param {number} now milliseconds
   * @param {number} time that the motion may take
   */
  showScene(scene, now, time) {
    this.#scene = scene;
    if (scene.kind === "large") this.#large.show(scene);
    else this.#board.show(scene, now, this.#still.matches ? 0 : time);
    this.#detail.show(scene, this.#theme);
  }

  /**
   * Shows the board as another picture for as long as something is pointed at, with a ring around
   * a square; nothing brings it back.
   * @param {{square: number, scene: Scene} | null} other
   */
  peek(other) {
    const scene = other?.scene ?? this.#scene;
    if (!scene || scene.kind === "large") return;
    /** @type {import("./engine/engine.js").Annotation[]} */
    const ring = other ? [{ kind: "fault", square: other.square }] : [];
    this.#board.show(
      { ...scene, annotations: [...scene.annotations, ...ring] },
      performance.now(),
      0,
    );
  }

  /** @param {Parameters<Board["setHover"]>[0]} hover */
  setHover(hover) {
    this.#board.setHover(hover);
  }

  /**
   * Draws what is new.
   * @param {number} now milliseconds
   * @param {boolean} settled whether the words of the board must be up to date
   */
  draw(now, settled) {
    if (this.#scene?.kind === "large") this.#large.draw(now, settled);
    else this.#board.draw(now, settled);
  }

  // ---- telling ----------------------------------------------------------------

  /**
   * Shows how a game or a run stands.
   * @param {State} state
   * @param {Status} told
   */
  tell(state, told) {
    const { game, watch, solver, say } = told;
    const { label, colour } = this.#chip(state, watch, solver);
    this.#says.show(say, label, colour);
    if (game) this.showScore(state, game, told.seconds);
    else this.#showSearch(state, watch, solver);
    const watched = state.mode === "watch";
    if (watched) this.#card.show(solver, watch?.line ?? "", isCardOpen(state), this.#theme);
    this.#timeline.show(watched ? watch : null, deepest(state), goesBack(solver));
    this.#controls.showMoves(game, watch, state);
  }

  /**
   * Shows a sentence in place of the one that was told.
   * @param {Say} say
   */
  say(say) {
    this.#says.show(say, "", null);
  }

  /** @param {string} text to those who listen */
  speak(text) {
    this.#says.speak(text);
  }

  /**
   * @param {State} state
   * @param {Watch | null} watch
   * @param {SolverInfo} solver
   */
  #showSearch(state, watch, solver) {
    const puzzle = puzzleOf(state);
    if (this.#scene) this.#search.show(puzzle, solver, watch, this.#scene);
    this.#tree.show(puzzle, watch, this.#names);
  }

  /**
   * @param {State} state
   * @param {Game} game
   * @param {number} seconds
   */
  showScore(state, game, seconds) {
    const [done, time] = [`${game.count} / ${game.goal}`, duration(seconds)];
    const noun = state.game === "queens" ? "queens" : "squares visited";
    this.#score.show({ [noun]: done, moves: String(game.moves), time });
    this.#controls.showScore(`${done} · ${time}`);
  }

  /**
   * The label beside the sentence, in the colour of the piece it is about.
   * @param {State} state
   * @param {Watch | null} watch
   * @param {SolverInfo} solver
   */
  #chip(state, watch, solver) {
    const deep = watch && (watch.depth > 0 || !isLocal(solver));
    if (!deep) return { label: "", colour: null };
    const { rows, columns } = boardOf(state);
    const knights = state.game === "knights";
    const colour = knights
      ? moveColour(this.#theme, watch.depth, rows * columns - 1)
      : levelColour(this.#theme, watch.depth);
    const label = `${knights ? "move" : "depth"} ${count(watch.depth)}`;
    return { label, colour: [colour, inkOn(colour)] };
  }
}

/**
 * Whether the solver's card is open. Where the screen is narrow it first has to be asked for.
 * @param {State} state
 */
export const isCardOpen = (state) => state.card ?? !isNarrow();

/** The greatest depth that a search of the board can reach. @param {State} state */
function deepest(state) {
  const { game, rows, columns, squares, blocked = [] } = puzzleOf(state);
  const depths = game === "queens" ? rows - squares.length : rows * columns - blocked.length;
  return Math.max(1, depths - 1);
}
