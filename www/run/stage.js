/**
 * What is at work: the game that a person plays, or the run that is watched. It is the same one
 * for as long as the state asks for the same; a run waits where it was left until its place is
 * wanted for another.
 */

import { checkPuzzle, makePlay, squareNames } from "../engine/table.js";
import { emptyLargeScene, isLarge } from "../scene/large.js";
import { emptyScene, MARKS, playScene } from "../scene/scene.js";
import { atLessonStep, played, reached } from "../session/changes.js";
import { hasRun, namesStep, partAt } from "../session/lessons.js";
import { gameOf, isDrafting, playedOf, puzzleOf, runOf } from "../session/state.js";
import { Game } from "./game.js";
import { Watch } from "./watch.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("../scene/large.js").LargeScene} LargeScene */
/** @typedef {import("../session/state.js").State} State */

export class Stage {
  /** @type {Puzzle} */
  puzzle = { game: "queens", rows: 0, columns: 0, squares: [], closed: false };
  /** The names of all squares; none on large boards. @type {string[]} */
  names = [];
  /** The picture taken last. @type {Scene | LargeScene} */
  scene = emptyScene(this.puzzle);
  /** @type {Game | null} */
  game = null;
  /** @type {Watch | null} */
  watch = null;
  /** What the game is called where it is kept. */
  #id = "";
  /** The runs that wait or are watched, one of each game and one of the guided walk, by place. */
  #runs = /** @type {Map<string, {key: string, watch: Watch}>} */ (new Map());

  /**
   * Has at work what a state asks for. Throws, with a sentence, where that cannot be; what is at
   * work then stays.
   * @param {State} state
   * @param {boolean} [atOnce] whether a run is to be at its step when it is first seen
   * @returns {string} what went wrong with it all the same, or ""
   */
  set(state, atOnce = false) {
    const asked = puzzleOf(state);
    checkPuzzle(asked);
    const puzzle = JSON.stringify(asked) === JSON.stringify(this.puzzle) ? this.puzzle : asked;
    const names = this.#namesOf(puzzle);
    const game = playsByHand(state, puzzle) ? this.#gameOf(state, puzzle, names) : null;
    const watch = watches(state, puzzle) ? this.#watchOf(state, puzzle) : null;
    const problem = game === this.game ? "" : (game?.problem ?? "");
    if (game !== this.game) this.game?.free();
    if (watch !== this.watch) this.watch?.pause();
    [this.puzzle, this.names, this.game, this.watch] = [puzzle, names, game, watch];
    game?.heed(state);
    if (watch) this.#keep(state, watch);
    if (watch) bring(watch, runOf(state).step, atOnce || state.mode === "learn");
    return problem;
  }

  /** @param {Puzzle} puzzle */
  #namesOf(puzzle) {
    const { rows, columns } = this.puzzle;
    if (rows === puzzle.rows && columns === puzzle.columns) return this.names;
    return isLarge(puzzle) ? [] : squareNames(puzzle.rows, puzzle.columns);
  }

  /**
   * @param {State} state
   * @param {Puzzle} puzzle
   * @param {string[]} names
   */
  #gameOf(state, puzzle, names) {
    const { game } = this;
    const kept = playedOf(state);
    const isSame = game?.puzzle === puzzle && this.#id === kept.id;
    const goesOn = isSame && game.record === kept.record && game.undone === kept.undone;
    this.#id = kept.id;
    return goesOn ? game : new Game(puzzle, names, kept);
  }

  /** The run that waits, or a new one. @param {State} state @param {Puzzle} puzzle */
  #watchOf(state, puzzle) {
    const waits = this.#runs.get(placeOf(state));
    return waits?.key === keyOf(state) ? waits.watch : new Watch(puzzle, runOf(state));
  }

  /** Gives a run the place of the one before it. @param {State} state @param {Watch} watch */
  #keep(state, watch) {
    const place = placeOf(state);
    const before = this.#runs.get(place)?.watch;
    if (before !== watch) before?.free();
    this.#runs.set(place, { key: keyOf(state), watch });
  }

  /** Lets go of the run that is watched, so that it is made again. @param {State} state */
  dropRun(state) {
    if (!this.watch) return;
    this.#runs.delete(placeOf(state));
    this.watch.free();
    this.watch = null;
  }

  /**
   * The state with what was done since: the moves and the time, or the step.
   * @param {State} state
   * @param {number} now milliseconds
   * @param {number} [time] of day, in milliseconds
   * @returns {State}
   */
  present(state, now, time) {
    if (this.game) return played(this.game.done(now), time)(state);
    if (this.watch && state.mode === "watch") return reached(this.watch.steps)(state);
    if (this.watch && state.mode === "learn" && namesStep(partAt(state.lesson))) {
      return this.watch.steps === runOf(state).step ? state : atLessonStep(this.watch.steps)(state);
    }
    return state;
  }

  /**
   * Takes a new picture of what is at work.
   * @param {State} state
   * @param {import("../scene/scene.js").Pointed | null} [hint] what a hint points at
   * @param {(scene: Scene) => Scene} [dress] what a lesson makes of it
   */
  look(state, hint = null, dress = (scene) => scene) {
    const empty = isLarge(this.puzzle) ? emptyLargeScene : emptyScene;
    const shown = this.game?.scene({ ...MARKS, ...state }, hint) ?? this.watch?.scene(state.speed);
    const set = isDrafting(state) && !isLarge(this.puzzle) ? draftScene(this.puzzle) : null;
    const scene = shown ?? set ?? empty(this.puzzle);
    this.scene = state.mode === "learn" && scene.kind !== "large" ? dress(scene) : scene;
  }

  /** The squares that a person could go on from, in the order of the moves; none far off. */
  get position() {
    const { scene } = this;
    if (scene.kind === "large") return [];
    return scene.kind === "queens" ? Array.from(scene.queens) : Array.from(scene.path).slice(1);
  }
}

/**
 * A board that is being set up: a locked queen shadows what it attacks.
 * @param {Puzzle} puzzle
 */
function draftScene(puzzle) {
  const empty = emptyScene(puzzle);
  if (empty.kind === "knights") return { ...empty, path: puzzle.squares };
  const play = makePlay(puzzle, true);
  const scene = playScene({ puzzle, play, settings: MARKS, lost: [], hint: null });
  play.free();
  return scene;
}

/** Whether somebody can play by hand. @param {State} state @param {Puzzle} puzzle */
const playsByHand = (state, puzzle) =>
  state.mode === "play" && !isDrafting(state) && !isLarge(puzzle);

/** Whether there is a run: a knight needs its start. @param {State} state @param {Puzzle} puzzle */
const watches = ({ mode, lesson }, { game, squares }) =>
  (mode === "watch" || (mode === "learn" && hasRun(partAt(lesson)))) &&
  (game === "queens" || squares.length > 0);

/** All that makes the run of a state. @param {State} state */
function keyOf(state) {
  const { solver, options, seed } = runOf(state);
  return JSON.stringify([puzzleOf(state), solver, options, seed]);
}

/** Where the run of a state waits. @param {State} state */
const placeOf = (state) => (state.mode === "learn" ? "learn" : gameOf(state));

/**
 * Brings a run to a step.
 * @param {Watch} watch
 * @param {number} step
 * @param {boolean} atOnce whether it may take as long as that takes
 */
function bring(watch, step, atOnce) {
  if (watch.steps === step) return;
  if (atOnce) watch.reach(step);
  else watch.seek(step);
}
