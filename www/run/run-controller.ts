/** A solver at work, driven by ticks: one step, a thousand, or as many as fit a frame. */

import { Speedometer, Ticker } from "../core/clock.ts";
import { percent } from "../core/numbers.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Request } from "../engine/generated/run.ts";
import { LocalRun } from "../engine/local.ts";
import { RemoteRun } from "../engine/remote.ts";
import { isLarge, largeScene, progressOf } from "../scene/large.ts";
import { runScene } from "../scene/scene.ts";
import type { Speed } from "../state/state.ts";
import type { Missed } from "../state/ui.ts";
import type { Say } from "./game-words.ts";
import type { RunView } from "./run-view.ts";
import { resultOf, spoken, standing } from "./run-words.ts";

/** Steps of a tick at Fast. */
const FAST = 1000;

/** To make as many steps as a budget holds. */
const ALL_IT_CAN: Request = { do: "advance", steps: 2 ** 53 };

/** What is done by hand has so many milliseconds to be done at once. */
const AT_ONCE = 12;
/** A run in a worker works from frame to frame, for so many milliseconds at least and at most. */
const REMOTE = { least: 15, most: 100 };
/** For what is done at once, however long it takes. */
const NO_HURRY = Number.POSITIVE_INFINITY;

/** How often the tree follows a run that plays, in milliseconds. */
const TREE_EVERY = 250;

/** All that can be told of a moment, for as long as somebody can take it in. */
const ALL = { sentence: true, tree: true };

let made = 0;

export class RunController {
  /** How many runs had been made with it. */
  readonly id = ++made;
  puzzle: Puzzle;
  stepsASecond = 0;
  /** Where the run ended before the step that was sought; null as soon as anything else is asked. */
  missed: Missed | null = null;
  /** The run if it is in a worker, as those on large boards are. */
  remote: RemoteRun | null = null;
  #run;
  /** Whether steps are made tick by tick. */
  #ticking = false;
  /** What is gone on with, frame by frame, until it is done. */
  #journey: Request | null = null;
  /** The snapshot that the page shows. */
  #shown;
  /** Whether the run has, unseen, reached where it goes no further. */
  hasArrived = false;
  /** Whether it has worked on, unseen, from the moment that is shown. */
  #isAhead = false;
  #advancedAt = 0;
  #treeAt = Number.NEGATIVE_INFINITY;
  #ticker = new Ticker();
  #speedometer = new Speedometer();

  constructor(
    puzzle: Puzzle,
    { solver, options, seed }: { solver: string; options: string; seed: number },
  ) {
    this.puzzle = puzzle;
    const order = { puzzle, solver, options, seed };
    if (isLarge(puzzle)) this.remote = new RemoteRun(order);
    this.#run = this.remote ?? new LocalRun(order);
    this.#shown = this.snapshot;
  }

  /** The moment that is shown. */
  get view(): RunView {
    const { puzzle, snapshot, playing, atWork, waiting, ended, solved, progress, result } = this;
    const { remote, stepsASecond } = this;
    return {
      puzzle,
      snapshot,
      playing,
      atWork,
      waiting,
      ended,
      solved,
      progress,
      result,
      isRemote: remote !== null,
      stopped: remote?.stopped ?? false,
      stepsASecond,
    };
  }

  /** Lets the engine forget the run. */
  free() {
    this.#run.free();
  }

  /** Everything there is to show of the moment where the run stands. */
  get snapshot() {
    return this.#run.snapshot;
  }

  get steps() {
    return this.snapshot.step;
  }

  get depth() {
    return this.snapshot.depth;
  }

  /** Which line of the solver's pseudocode the last step executed. */
  get line() {
    return this.snapshot.line;
  }

  /** How many solutions were found up to the step. */
  get solutions() {
    return this.snapshot.solutions;
  }

  /** How the run ended, or null while it can go on. */
  get outcome() {
    return this.snapshot.outcome;
  }

  get ended() {
    return this.outcome !== null;
  }

  get solved() {
    return this.outcome === "solved";
  }

  /** What the last step did, in words. */
  get explanation() {
    return this.snapshot.sentence?.text ?? "";
  }

  /** Whether the run goes on by itself. */
  get playing() {
    return this.#ticking || (this.#journey !== null && !this.snapshot.arrived);
  }

  /** Whether it makes a step, or so many, tick by tick. */
  get ticks() {
    return this.#ticking;
  }

  /** Whether the run has begun and not ended: the board must not be edited under it. */
  get atWork() {
    return this.playing || (this.steps > 0 && !this.ended);
  }

  /** Whether what it has to tell is still to come. */
  get waiting() {
    return this.#run.waiting;
  }

  /**
   * How far the run is, from 0 to 1 if that can be told, and in words; null where nobody can tell
   * either, or it has ended.
   */
  get progress(): { share: number | null; words: string } | null {
    const { remote, snapshot } = this;
    const { progress, outcome, step } = snapshot;
    if (progress !== null) return { share: progress, words: `${percent(progress)} done.` };
    if (!remote || step === 0 || outcome !== null) return null;
    const { share, words } = progressOf(this.puzzle, remote.overview);
    // A board that is nearly full says nothing of how long the rest takes a search that goes back.
    return { share: (snapshot.tally.backtracks ?? 0) > 0 ? null : share, words };
  }

  /** How the run stands. */
  says(speed: Speed): Say {
    return standing(this, this.sought, this.#isBlur(speed));
  }

  /** The same to those who listen. */
  tells(speed: Speed) {
    return spoken(this, this.sought, this.#isBlur(speed));
  }

  /** The step that is being looked for; null while none is. */
  get sought() {
    return this.#journey?.do === "reach" && this.playing ? this.#journey.step : null;
  }

  /** Whether a queen can be locked before the run begins, where none is. */
  get isOpen() {
    const { game, squares } = this.puzzle;
    return (
      game === "queens" && squares.length === 0 && this.steps === 0 && !this.ended && !this.playing
    );
  }

  /** How the run ended, in figures; null while it goes on. */
  get result(): Say | null {
    return resultOf(this);
  }

  /** The picture of the state reached. */
  scene(speed: Speed) {
    const { remote, snapshot } = this;
    // What is not told is not lit either.
    const told = this.#isBlur(speed) ? { ...snapshot, sentence: null } : snapshot;
    return remote
      ? largeScene(this.puzzle, told, remote.overview, remote.looked)
      : runScene(this.puzzle, told);
  }

  /**
   * The picture of a step that was reached; the run, which is not a remote one, stays where it is.
   */
  sceneAt(step: number) {
    const run = this.#run as LocalRun;
    return runScene(this.puzzle, run.peek(step));
  }

  /** Whether steps go by too fast for words. */
  #isBlur(speed: Speed) {
    return this.playing && (speed !== "normal" || this.#journey !== null);
  }

  /** Ends a run in a worker before its end, whatever it is at. */
  cancel() {
    this.pause();
    this.remote?.cancel();
  }

  start() {
    if (this.ended) return;
    this.missed = null;
    this.#ticking = true;
    this.#journey = null;
    this.#ticker.reset();
    this.#speedometer.reset();
  }

  /** Stands still, if the run goes on. */
  pause() {
    if (this.#ticking || this.#journey) this.#rest();
  }

  /** Stands still, and has all told that was left out on the way. */
  #rest() {
    this.#ticking = false;
    this.#journey = null;
    this.stepsASecond = 0;
    this.#ask({ do: "show" }, 0);
  }

  /** Goes to a step, makes those that are missing, and stands still there. */
  seek(step: number) {
    if (step <= this.snapshot.reached) this.#jump({ do: "seek", step: Math.max(0, step) });
    else this.#travel({ do: "reach", step });
  }

  /** Goes back to the last step before this one at which the search went back, or to the start. */
  seekBacktrackBefore() {
    this.#jump({ do: "backtrack-before" });
  }

  /** Goes on to the next step at which the search goes back. */
  seekBacktrackAfter() {
    this.#travel({ do: "backtrack-after" });
  }

  /** Goes to the last step made. */
  seekEnd() {
    this.seek(this.snapshot.reached);
  }

  /** Runs flat out to the next solution. */
  seekSolution() {
    this.#travel({ do: "next-solution" });
  }

  /** Goes to the step that first reached the greatest depth so far. */
  seekDeepest() {
    this.#jump({ do: "deepest" });
  }

  /** Goes to a step at once, past solutions, as far as the run goes. */
  reach(step: number) {
    this.#jump({ do: "reach", step });
  }

  /** One step by hand. */
  step() {
    this.#jump({ do: "advance", steps: 1 });
  }

  /** Does at once what was chosen by hand: whoever chose it shows what comes of it. */
  #jump(request: Request) {
    this.pause();
    this.missed = null;
    this.#ask(request, NO_HURRY);
    this.#shown = this.snapshot;
  }

  /** Begins what may take longer than a frame: the next ones go on with it. */
  #travel(request: Request) {
    this.pause();
    this.missed = null;
    this.#journey = request;
    this.#speedometer.reset();
    this.#ask(request, AT_ONCE);
    this.#arrive(request);
  }

  /**
   * Asks the run for something, and for what is shown of the moment that it leads to.
   * @param budget milliseconds
   */
  #ask(request: Request, budget: number, { sentence, tree }: typeof ALL = ALL) {
    const here = this.remote === null;
    this.hasArrived = false;
    this.#isAhead = false;
    this.#run.ask(request, budget, { sentence, board: here, tree: here && tree });
  }

  /**
   * Does what is due at a moment.
   * @param now milliseconds
   * @param rate ticks a second
   * @returns whether there is something new to show
   */
  advance(now: number, speed: Speed, rate: number): boolean {
    if (this.#journey) this.#goOn(this.#journey, now);
    else if (this.#ticking && speed === "flat") this.#hurry(ALL_IT_CAN, now);
    else if (this.#ticking) this.#tick(now, speed, rate);
    this.#advancedAt = now;
    if (this.#ticking && this.ended) this.#rest();
    const fresh = this.snapshot !== this.#shown;
    this.#shown = this.snapshot;
    if (fresh && this.playing) this.stepsASecond = this.#speedometer.measure(now, this.steps);
    return fresh;
  }

  /** Makes the steps that are due, from a moment that has been shown. */
  #tick(now: number, speed: Speed, rate: number) {
    if (this.#isAhead) return this.#ask({ do: "show" }, 0);
    const steps = (speed === "fast" ? FAST : 1) * this.#ticker.advance(now, rate);
    if (steps === 0) return;
    const told = { sentence: speed === "normal", tree: this.#isTreeDue(now) };
    this.#ask({ do: "advance", steps }, NO_HURRY, told);
  }

  /** Goes on with a journey. A run in a worker does so by itself. */
  #goOn(journey: Request, now: number) {
    if (!this.waiting && !this.snapshot.arrived) this.#hurry(journey, now);
    this.#arrive(journey);
  }

  /**
   * Shows how far a run has come that does as much as it can. One on the page works between the
   * frames; one in a worker has until the next.
   */
  #hurry(request: Request, now: number) {
    const passed = now - this.#advancedAt;
    const budget = this.remote ? Math.min(Math.max(REMOTE.least, passed), REMOTE.most) : 0;
    const told = { sentence: false, tree: this.#isTreeDue(now) };
    this.#ask(this.hasArrived ? { do: "show" } : request, budget, told);
  }

  /** Whether it does as much as it can, on the page: it has to `work` between the frames then. */
  isFlatOut(speed: Speed) {
    const hurries = this.#journey !== null || speed === "flat";
    return this.remote === null && this.playing && hurries;
  }

  /**
   * Goes on for about so many milliseconds, unseen: whatever is shown stays of one moment.
   * @returns whether there is more to do
   */
  work(budget: number): boolean {
    if (!this.playing || !(this.#run instanceof LocalRun)) return false;
    const goesOn = !this.hasArrived && this.#run.work(this.#journey ?? ALL_IT_CAN, budget);
    this.hasArrived = !goesOn;
    this.#isAhead = true;
    return goesOn;
  }

  /** Stands still where a journey has come to its end. */
  #arrive(journey: Request) {
    if (this.waiting || !this.snapshot.arrived) return;
    if (journey.do === "reach" && this.steps < journey.step)
      this.missed = { sought: journey.step, end: this.steps };
    this.#rest();
  }

  /** Whether the tree has not followed a run that plays for a while. */
  #isTreeDue(now: number) {
    const due = now - this.#treeAt >= TREE_EVERY;
    if (due) this.#treeAt = now;
    return due;
  }
}
