/**
 * A solver at work, driven by ticks: one step, a thousand, or as many as fit a frame.
 */
import { Speedometer, Ticker } from "../base/clock.js";
import { count, short } from "../base/numbers.js";
import { makeRun, Status } from "../engine/engine.js";
import { RemoteRun } from "../engine/remote.js";
import { isLarge, largeScene, progressOf } from "../scene/large.js";
import { runScene } from "../scene/scene.js";

/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../engine/engine.js").Run} Run */
/** @typedef {import("../session/state.js").Speed} Speed */
/** @typedef {import("./game.js").Say} Say */

/** Steps of a tick at Fast. */
export const FAST_STEPS = 1000;

/** Milliseconds of a frame that Flat out may use: what drawing leaves of a sixtieth of a second. */
const FRAME = 12;
const SMALLEST_BUDGET = 2;
/** What a run in a worker may use of it: it has no drawing to leave time for. */
const REMOTE_BUDGET = 15;

/** So many steps are searched for a backtrack: a blink of an eye. */
const FAR = 100_000;

/** A goal beyond any step. */
const NEXT_SOLUTION = Number.POSITIVE_INFINITY;

/** More steps than a frame can hold; the budget ends them. */
const NO_LIMIT = 2 ** 53;

const NAMES = /** @type {const} */ ([
  "placements",
  "backtracks",
  "conflicts",
  "struck",
  "restored",
  "wipeouts",
  "deepest",
  "moves",
  "restarts",
  "jumped",
]);
/** @typedef {Record<typeof NAMES[number], number>} Tally */

export class Watch {
  /** @type {Puzzle} */
  puzzle;
  playing = false;
  stepsASecond = 0;
  /** The step that was sought, where the run ended before it. @type {number | null} */
  missed = null;
  /** The run if it is in a worker, as those on large boards are. @type {RemoteRun | null} */
  remote = null;
  #run;
  /** What was said of which step. */
  #said = { step: -1, status: -1, text: "" };
  /** Answers of a remote run that have been shown. */
  #shown = 0;
  #endTold = false;
  /** The step that a run is on its way to, if it is. @type {number | null} */
  #goal = null;
  #ticker = new Ticker();
  #speedometer = new Speedometer();

  /**
   * @param {Puzzle} puzzle
   * @param {{solver: string, options: string, seed: number}} chosen
   */
  constructor(puzzle, { solver, options, seed }) {
    this.puzzle = puzzle;
    if (isLarge(puzzle)) this.remote = new RemoteRun(puzzle, solver, options, seed);
    this.#run = this.remote ?? makeRun(puzzle, solver, options, seed);
  }

  /** Lets the engine forget the run. */
  free() {
    this.#run.free();
  }

  get steps() {
    return this.#run.step;
  }

  get depth() {
    return this.#run.depth;
  }

  get status() {
    return this.#run.status;
  }

  get ended() {
    return this.status !== Status.RUNNING;
  }

  /** Whether the run has begun and not ended: the board must not be edited under it. */
  get atWork() {
    return this.playing || (this.steps > 0 && !this.ended);
  }

  /** What the last step did, in words. They are made once a step: several ask for them. */
  get explanation() {
    if (this.remote) return this.remote.explanation();
    const { steps: step, status } = this;
    if (step !== this.#said.step || status !== this.#said.status) {
      this.#said = { step, status, text: this.#run.explanation() };
    }
    return this.#said.text;
  }

  /** How many solutions were found up to the step. */
  get solutions() {
    return this.#run.solutions;
  }

  get solved() {
    return this.status === Status.SOLVED;
  }

  /** Whether what it has to tell is still to come. */
  get waiting() {
    return this.remote?.waiting ?? false;
  }

  /** The last step that was reached. */
  get reached() {
    return this.#run.reached;
  }

  /** The depths of all steps reached. */
  get profile() {
    return { columns: this.#run.profile(), width: this.#run.profileWidth };
  }

  /** The run where it is on this side. */
  get #local() {
    return /** @type {Run} */ (this.#run);
  }

  /** @returns {Tally} */
  get tally() {
    const counts = this.#run.tally();
    const named = NAMES.map((name, index) => [name, counts[index]]);
    return Object.fromEntries(named);
  }

  /** How much of the work is done, from 0 to 1, or null where the solver cannot tell. */
  get progress() {
    if (this.remote) return progressOf(this.puzzle, this.remote);
    return this.#run.progress ?? null;
  }

  /** Counts of the solver's own, by name. @returns {Record<string, number>} */
  get counts() {
    return /** @type {Record<string, number>} */ (this.#run.counts());
  }

  /**
   * How the run stands.
   * @param {Speed} speed
   * @returns {Say}
   */
  says(speed) {
    if (this.#isBlur(speed)) {
      return { text: `Running: ${short(this.stepsASecond)} steps a second.`, tone: "" };
    }
    const unlocked = this.puzzle.game === "queens" && this.puzzle.squares.length === 0;
    if (this.steps === 0 && !this.ended && unlocked) {
      const zoom = this.remote ? "Zoom in and click" : "Click";
      const hint = `${zoom} a square to lock a queen first.`;
      return { text: `${this.explanation} ${hint}`, tone: "" };
    }
    const found = this.solutions > 0 || this.status === Status.COUNTED;
    const tone = !this.ended ? "" : found ? "good" : "bad";
    return { text: this.explanation, tone };
  }

  /**
   * How the run ended, in figures; null while it goes on.
   * @returns {Say | null}
   */
  get result() {
    if (!this.ended) return null;
    const steps = this.steps === 1 ? "1 step" : `${count(this.steps)} steps`;
    switch (this.status) {
      case Status.SOLVED:
        return { text: `Solved in ${steps}.`, tone: "good" };
      case Status.EXHAUSTED:
        if (this.solutions > 0) return { text: `${this.#allFound} in ${steps}.`, tone: "good" };
        return { text: `Proved unsolvable in ${steps}.`, tone: "bad" };
      case Status.COUNTED:
        return { text: `Counted in ${steps}.`, tone: "good" };
      default:
        if (this.remote?.stopped) return { text: "Stopped.", tone: "bad" };
        if (this.solutions > 0) return { text: `Ended after ${steps}.`, tone: "" };
        return { text: `Gave up after ${steps}.`, tone: "bad" };
    }
  }

  get #allFound() {
    return this.solutions === 1
      ? "The only solution found"
      : `All ${count(this.solutions)} solutions found`;
  }

  /**
   * The picture of the state reached.
   * @param {Speed} speed
   */
  scene(speed) {
    if (this.remote) return largeScene(this.puzzle, this.remote);
    return runScene(this.puzzle, this.#local, this.#isBlur(speed) ? "" : this.explanation);
  }

  /** Whether steps go by too fast for words. @param {Speed} speed */
  #isBlur(speed) {
    return this.playing && (speed !== "normal" || this.#goal !== null);
  }

  /** The search tree around the moment, or null where there is none. */
  get tree() {
    if (this.remote) return null;
    return /** @type {import("../scene/tree.js").Level[] | null} */ (this.#local.tree() ?? null);
  }

  /** Whether the run has ended and this has not been asked since. */
  endsNow() {
    const now = this.ended && !this.#endTold;
    this.#endTold ||= now;
    return now;
  }

  /** Ends a run in a worker before its end, whatever it is at. */
  cancel() {
    this.pause();
    this.remote?.cancel();
  }

  start() {
    if (this.ended) return;
    this.playing = true;
    this.#ticker.reset();
    this.#speedometer.reset();
  }

  pause() {
    if (this.playing) this.remote?.rest();
    this.playing = false;
    this.#goal = null;
    this.stepsASecond = 0;
  }

  /**
   * Goes to a step, makes those that are missing, and stands still there.
   * @param {number} step
   */
  seek(step) {
    this.pause();
    if (step <= this.reached) return this.#run.seek(Math.max(0, step));
    this.#goal = step;
    this.playing = true;
  }

  /**
   * The picture of a step that was reached; the run stays where it is.
   * @param {number} step
   */
  sceneAt(step) {
    const [run, here] = [this.#local, this.steps];
    run.seek(step);
    const scene = runScene(this.puzzle, run);
    run.seek(here);
    return scene;
  }

  /** Goes back to the last step before this one at which the search went back, or to the start. */
  seekBacktrackBefore() {
    this.pause();
    this.#run.seekBacktrackBefore();
  }

  /** Goes on to the next step at which the search goes back. */
  seekBacktrackAfter() {
    this.pause();
    this.#run.seekBacktrack(FAR);
  }

  /** Runs flat out to the next solution. */
  seekSolution() {
    this.pause();
    this.#run.passSolution();
    this.#goal = NEXT_SOLUTION;
    this.playing = true;
  }

  /** Goes to the step that first reached the greatest depth so far. */
  seekDeepest() {
    this.pause();
    this.#run.seekDeepest();
  }

  /** Goes to a step at once, past solutions, as far as the run goes. @param {number} step */
  reach(step) {
    this.pause();
    this.#run.reach(step);
  }

  /** Which line of the solver's pseudocode the last step executed. */
  get line() {
    return this.#run.line;
  }

  /** One step by hand. */
  step() {
    this.pause();
    this.#run.nextMove();
  }

  /**
   * Does what is due at a moment.
   * @param {number} now milliseconds
   * @param {Speed} speed
   * @param {number} rate ticks a second
   * @param {number} drawing milliseconds that the rest of a frame takes
   * @returns {boolean} whether there is something new to show
   */
  advance(now, speed, rate, drawing) {
    const before = this.steps;
    if (this.playing) {
      const left = this.remote ? REMOTE_BUDGET : Math.max(SMALLEST_BUDGET, FRAME - drawing);
      this.#goOn(now, speed, rate, left);
      this.stepsASecond = this.#speedometer.measure(now, this.steps);
      this.#stopThere();
    }
    return this.remote ? this.#hasAnswered(this.remote) : this.steps > before;
  }

  /**
   * @param {number} now
   * @param {Speed} speed
   * @param {number} rate
   * @param {number} budget milliseconds
   */
  #goOn(now, speed, rate, budget) {
    if (this.#goal !== null && this.#goal !== NEXT_SOLUTION) this.#run.approach(this.#goal, budget);
    else if (this.#goal || speed === "flat") this.#run.run(NO_LIMIT, budget);
    else this.#tick(this.#ticker.advance(now, rate), speed === "fast" ? FAST_STEPS : 1);
  }

  /** Stands still where the run has ended, or is where it was to go. */
  #stopThere() {
    const goal = this.#goal;
    if (goal === null) this.playing = !this.ended;
    else if (goal === NEXT_SOLUTION ? this.ended : this.steps >= goal) this.pause();
    else if (this.ended && !this.solved) {
      this.pause();
      this.missed = goal;
    }
  }

  /** @param {RemoteRun} remote */
  #hasAnswered({ answers }) {
    const fresh = answers > this.#shown;
    this.#shown = answers;
    return fresh;
  }

  /**
   * @param {number} ticks
   * @param {number} steps of each
   */
  #tick(ticks, steps) {
    for (let tick = 0; tick < ticks; tick++) {
      if (steps === 1) this.#run.nextMove();
      else this.#run.run(steps, Number.POSITIVE_INFINITY);
    }
  }
}
