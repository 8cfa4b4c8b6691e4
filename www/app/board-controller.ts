/**
 * Holds the game in play, or the run in Watch. It keeps them as long as the state names the same
 * ones; a run waits at its step until another needs its place.
 */

import { batch, signal } from "@preact/signals-core";
import { isLarge } from "../board/scene/large.ts";
import { Disuse } from "../core/clock.ts";
import { loaded } from "../core/lazy.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { checkPuzzle, squareNames } from "../engine/setting-up.ts";
import type { RunController } from "../panels/run-controller.ts";
import { GameController } from "../play/game/game-controller.ts";
import { checkDraft } from "../routes/boards.ts";
import { atLessonStep, played, reached } from "../store/changes.ts";
import { labReached } from "../store/lab.ts";
import { hasRun, namesStep, partAt } from "../store/lessons.ts";
import {
  gameOf,
  isDrafting,
  isExplaining,
  playedOf,
  puzzleOf,
  runOf,
  type State,
} from "../store/state.ts";
import { orderOf } from "../watch/steering.ts";
import { LAZY } from "./lazy.ts";

export class BoardController {
  #puzzle = signal<Puzzle>({ game: "queens", rows: 0, columns: 0, squares: [], closed: false });
  #names = signal<string[]>([]);
  #game = signal<GameController | null>(null);
  #watch = signal<RunController | null>(null);
  /** The run of a program in the Lab, which waits while another mode is open. */
  #program: RunController | null = null;
  /** The id under which the game is saved. */
  #id = "";
  /** The runs that wait or are watched, by place: one for each game, and one for the lesson. */
  #runs = new Map<string, { key: string; watch: RunController; disuse: Disuse }>();

  #start;

  /** @param start starts the worker of a run on a large board */
  constructor(start?: () => Worker) {
    this.#start = start;
  }

  get puzzle() {
    return this.#puzzle.value;
  }

  /** The names of all squares; none on large boards. */
  get names() {
    return this.#names.value;
  }

  /** The game in play; null outside Play. */
  get game() {
    return this.#game.value;
  }

  /** The run in Watch or in a lesson. */
  get watch() {
    return this.#watch.value;
  }

  /**
   * Prepares the game or run that a state asks for. Throws a sentence if that is impossible; everything then
   * stays as it was.
   * @param atOnce whether a run must be at its step when it is first shown
   * @returns a problem that the player should know, or ""
   */
  show(state: State, atOnce: boolean = false): string {
    const asked = puzzleOf(state);
    if (isDrafting(state)) checkDraft(asked);
    else checkPuzzle(asked);
    const puzzle = isSame(asked, this.puzzle) ? this.puzzle : asked;
    const names = this.#namesOf(puzzle);
    const game = playsByHand(state, puzzle) ? this.#gameOf(state, puzzle, names) : null;
    const watch = this.#runOf(state, puzzle);
    const problem = game === this.game ? "" : (game?.problem ?? "");
    if (game !== this.game) this.game?.free();
    if (watch !== this.watch) this.watch?.pause();
    this.#set(puzzle, names, game, watch);
    game?.setSettings(state);
    if (watch && watch !== this.#program) this.#keep(state, watch);
    if (watch) moveTo(watch, runOf(state).step, atOnce || state.mode === "learn");
    return problem;
  }

  #set(puzzle: Puzzle, names: string[], game: GameController | null, watch: RunController | null) {
    batch(() => {
      [this.#puzzle.value, this.#names.value] = [puzzle, names];
      [this.#game.value, this.#watch.value] = [game, watch];
    });
  }

  #namesOf(puzzle: Puzzle) {
    const { rows, columns } = this.puzzle;
    if (rows === puzzle.rows && columns === puzzle.columns) return this.names;
    return isLarge(puzzle) ? [] : squareNames(puzzle.rows, puzzle.columns);
  }

  #gameOf(state: State, puzzle: Puzzle, names: string[]) {
    const { game } = this;
    const kept = playedOf(state);
    const isSame = game?.puzzle === puzzle && this.#id === kept.id;
    const goesOn = isSame && game.goesOn(kept, performance.now());
    this.#id = kept.id;
    return goesOn ? game : new GameController(puzzle, names, kept);
  }

  #runOf(state: State, puzzle: Puzzle) {
    if (state.mode === "lab") return isSame(this.#program?.puzzle, puzzle) ? this.#program : null;
    return watches(state, puzzle) ? this.#watchOf(state, puzzle) : null;
  }

  /** Shows the run of a program in the Lab, or none. */
  showProgram(program: RunController | null, state: State) {
    const before = this.#program;
    this.#program = program;
    if (state.mode === "lab") this.#watch.value = program;
    before?.free();
  }

  /** The waiting run, or a new one. */
  #watchOf(state: State, puzzle: Puzzle) {
    const waits = this.#runs.get(placeOf(state));
    return waits?.key === keyOf(state) ? waits.watch : this.#newRun(puzzle, state);
  }

  #newRun(puzzle: Puzzle, state: State) {
    const { RunController } = loaded(LAZY.watch.module);
    return new RunController(puzzle, orderOf(runOf(state)), this.#start);
  }

  /** Puts a run in the place of an earlier one. */
  #keep(state: State, watch: RunController) {
    const place = placeOf(state);
    const before = this.#runs.get(place)?.watch;
    if (before === watch) return;
    before?.free();
    this.#runs.set(place, { key: keyOf(state), watch, disuse: new Disuse() });
  }

  /**
   * Gives back the workers of runs that have been hidden for two minutes. When such a run is shown
   * again, it is made again, up to its step in the state.
   * @param now milliseconds
   */
  tidy(now: number) {
    for (const [place, { watch, disuse }] of this.#runs) {
      const isIdle = disuse.isLong(now, watch === this.watch);
      if (!isIdle || !watch.remote || watch.remote.stopped) continue;
      this.#runs.delete(place);
      watch.free();
    }
  }

  /** Frees the watched run, so that it is made again. */
  dropRun(state: State) {
    if (!this.watch) return;
    this.#runs.delete(placeOf(state));
    this.watch.free();
    this.#watch.value = null;
  }

  /**
   * A state with what is known here alone: the moves and the time, or the step.
   * @param now milliseconds
   * @param time of day, in milliseconds
   */
  present(state: State, now: number, time: number): State {
    const { game, watch } = this;
    if (game) return played(game.done(now), time)(state);
    if (!watch || watch.steps === runOf(state).step) return state;
    if (state.mode === "watch") return reached(watch.steps)(state);
    if (state.mode === "lab") return labReached(watch.steps)(state);
    const isNamed = state.mode === "learn" && namesStep(partAt(state.lesson));
    return isNamed ? atLessonStep(watch.steps)(state) : state;
  }
}

const isSame = (one: Puzzle | undefined, other: Puzzle) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the board is played by hand. */
const playsByHand = (state: State, puzzle: Puzzle) =>
  state.mode === "play" && !isDrafting(state) && !isExplaining(state) && !isLarge(puzzle);

/** Whether there is a run: a knight needs its start. */
const watches = ({ mode, lesson }: State, { game, squares }: Puzzle) =>
  (mode === "watch" || (mode === "learn" && hasRun(partAt(lesson)))) &&
  (game !== "knights" || squares.length > 0);

/** Everything that defines the run of a state. */
function keyOf(state: State) {
  const { solver, options, seed, choices } = runOf(state);
  return JSON.stringify([puzzleOf(state), solver, options, seed, choices]);
}

/** The place of a state's run. */
const placeOf = (state: State) => (state.mode === "learn" ? "learn" : gameOf(state));

/**
 * Moves a run to a step.
 * @param atOnce whether to finish now, however long it takes
 */
function moveTo(watch: RunController, step: number, atOnce: boolean) {
  if (watch.steps === step) return;
  if (atOnce) watch.reach(step);
  else watch.seek(step);
}
