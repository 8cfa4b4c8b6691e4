/** A solver at work, driven by ticks: one step, a thousand, or as many as fit a frame. */

import "../board/draw/annotations.ts";
import { runScene } from "../board/scene/by-game.ts";
import { isLarge } from "../board/scene/large.ts";
import { largeScene, progressOf } from "../board/scene/large-run.ts";
import type { Message } from "../board/scene/message.ts";
import { News } from "../core/derived.ts";
import { percent } from "../core/numbers.ts";
import { Recurrence, Speedometer, Ticker } from "../core/ticking.ts";
import { makeRun, type Order } from "../engine/engine.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Request } from "../engine/generated/run.ts";
import { LocalRun, type RunHandle } from "../engine/local.ts";
import { RemoteRun } from "../engine/remote.ts";
import type { Speed } from "../store/state.ts";
import type { Missed } from "../store/ui.ts";
import { resultOf, runMessage, spokenRunMessage } from "./run-words.ts";
import { lit, waits } from "./steered.ts";

/** Steps per tick at Fast. */
const FAST = 1000;
/** Asks for as many steps as the budget allows. */
const ALL_IT_CAN: Request = { do: "advance", steps: 2 ** 53 };

/** Milliseconds within which an action by hand should be done. */
const AT_ONCE = 12;
/** A run in a worker works from frame to frame, for at least and at most this many milliseconds. */
const REMOTE = { least: 15, most: 100 };
/** For work that must finish now, however long it takes. */
const NO_HURRY = Number.POSITIVE_INFINITY;

/** How often the tree is updated while a run plays, in milliseconds. */
const TREE_EVERY = 250;

/** All details of a moment, for steps slow enough to read. */
const ALL = { sentence: true, tree: true };

/** A moment of a run, as components show it. */
export type RunView = RunController["view"];

export class RunController {
  puzzle: Puzzle;
  stepsASecond = 0;
  /** Whether its end was announced. */
  isEndNoted = false;
  /** Where the run ended before the requested step; null after the next request. */
  missed: Missed | null = null;
  /** The run, if it is in a worker, as on large boards. */
  remote: RemoteRun | null = null;
  /** Whether it replays a program. */
  readonly isProgram;
  #run;
  #news = new News();
  /** How many squares were chosen in the solver's place. */
  #choices;
  /** Whether it makes steps tick by tick. */
  #ticking = false;
  /** The request continued frame by frame until it is done. */
  #journey: Request | null = null;
  /** The snapshot that the page shows. */
  #shown;
  /** Whether the run has reached its end without showing it yet. */
  hasArrived = false;
  /** Whether the run has moved on from the moment shown. */
  #isAhead = false;
  #advancedAt = 0;
  #showsTree = true;
  #trees = new Recurrence(TREE_EVERY);
  #ticker = new Ticker();
  #speedometer = new Speedometer();

  /** @param chosen a solver, or the run itself, on a board that is not large */
  constructor(puzzle: Puzzle, chosen: Omit<Order, "puzzle"> | RunHandle, start?: () => Worker) {
    this.puzzle = puzzle;
    const order = "solver" in chosen ? { puzzle, ...chosen } : null;
    this.isProgram = order === null;
    this.#choices = (order?.choices?.length ?? 0) / 2;
    if (order && isLarge(puzzle)) this.remote = new RemoteRun(order, start);
    this.#run = this.remote ?? new LocalRun(order ? makeRun(order) : (chosen as RunHandle));
    this.#shown = this.snapshot;
  }

  /** The moment shown. */
  get view() {
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

  free() {
    this.#run.free();
  }

  /** What reads it is computed again after the next request, and when its answer is shown. */
  get snapshot() {
    this.#news.read();
    return this.#run.snapshot;
  }

  get steps() {
    return this.snapshot.step;
  }

  get depth() {
    return this.snapshot.depth;
  }

  /** How many solutions were found by this step. */
  get solutions() {
    return this.snapshot.solutions;
  }

  /** How the run ended, or null while it can continue. */
  get outcome() {
    return this.snapshot.outcome;
  }

  get ended() {
    return this.outcome !== null;
  }

  get solved() {
    return this.outcome === "solved";
  }

  get explanation() {
    return this.snapshot.sentence?.text ?? "";
  }

  get playing() {
    this.#news.read();
    return this.#ticking || (this.#journey !== null && !this.snapshot.arrived);
  }

  /** Whether it plays step by step, or many steps per tick. */
  get ticks() {
    this.#news.read();
    return this.#ticking;
  }

  /** Whether the run has begun and not ended: the board must not be edited then. */
  get atWork() {
    return this.playing || (this.steps > 0 && !this.ended);
  }

  /** Whether an answer is pending. */
  get waiting() {
    this.#news.read();
    return this.#run.waiting;
  }

  /**
   * The progress of the run: from 0 to 1 if that can be told, and in words; null if neither can be told, or
   * if it has ended.
   */
  get progress(): { share: number | null; words: string } | null {
    const { remote, snapshot } = this;
    const { progress, outcome, step } = snapshot;
    if (progress !== null) return { share: progress, words: `${percent(progress)} done.` };
    if (!remote || step === 0 || outcome !== null) return null;
    const { share, words } = progressOf(this.puzzle, remote.overview);
    // A board that is nearly full says nothing about how long a backtracking search still takes.
    return { share: (snapshot.tally.backtracks ?? 0) > 0 ? null : share, words };
  }

  message(speed: Speed): Message {
    return runMessage(this, this.sought, this.#isBlur(speed));
  }

  /** The same for screen readers. */
  spokenMessage(speed: Speed) {
    return spokenRunMessage(this, this.sought, this.#isBlur(speed));
  }

  /** Whether it waits for a square to be chosen. */
  get asks() {
    return !this.playing && waits(this.snapshot, this.#choices);
  }

  /** The step being looked for; null if none is. */
  get sought() {
    return this.#journey?.do === "reach" && this.playing ? this.#journey.step : null;
  }

  /** Whether a queen can be locked before the run begins. */
  get isOpen() {
    const { game, squares } = this.puzzle;
    if (this.snapshot.steering) return false;
    return (
      game !== "knights" && squares.length === 0 && this.steps === 0 && !this.ended && !this.playing
    );
  }

  /** How the run ended, in figures; null while it can continue. */
  get result(): Message | null {
    return resultOf(this);
  }

  /** The scene of the current moment. */
  scene(speed: Speed) {
    const { remote, snapshot } = this;
    // Without a sentence, its squares are not lit either.
    const told = this.#isBlur(speed) ? { ...snapshot, sentence: null } : snapshot;
    return remote
      ? largeScene(this.puzzle, told, remote.overview, remote.visiblePart)
      : lit(runScene(this.puzzle, told), told, this.playing);
  }

  /** The scene of an earlier step; the run stays where it is. Not for a run in a worker. */
  sceneAt(step: number) {
    const run = this.#run as LocalRun;
    return runScene(this.puzzle, run.peek(step));
  }

  /** Whether steps are too fast for words. */
  #isBlur(speed: Speed) {
    return this.playing && (speed !== "normal" || this.#journey !== null);
  }

  /** Stops a run in a worker for good. */
  cancel() {
    this.pause();
    this.remote?.cancel();
    this.#news.tell();
  }

  start() {
    if (this.ended) return;
    this.missed = null;
    this.#ticking = true;
    this.#journey = null;
    this.#ticker.reset();
    this.#speedometer.reset();
    this.#news.tell();
  }

  /** Pauses the run if it plays. */
  pause() {
    if (this.#ticking || this.#journey) this.#rest();
  }

  /** Pauses, and asks for the details that were skipped on the way. */
  #rest() {
    this.#ticking = false;
    this.#journey = null;
    this.stepsASecond = 0;
    this.#ask({ do: "show" }, 0);
  }

  /** Goes to a step, making missing ones, and pauses there. */
  seek(step: number) {
    if (step <= this.snapshot.reached) this.jump({ do: "seek", step: Math.max(0, step) });
    else this.travel({ do: "reach", step });
  }

  /** Goes straight to a step, past solutions, as far as the run goes. */
  reach(step: number) {
    this.jump({ do: "reach", step });
  }

  /** One step by hand. */
  step() {
    this.jump({ do: "advance", steps: 1 });
  }

  /** Finishes a request now. */
  jump(request: Request) {
    this.pause();
    this.missed = null;
    this.#ask(request, NO_HURRY);
    this.#shown = this.snapshot;
  }

  /** Starts a request that may take longer than a frame; the next frames continue it. */
  travel(request: Request) {
    this.pause();
    this.missed = null;
    this.#journey = request;
    this.#speedometer.reset();
    this.#ask(request, AT_ONCE);
    this.#arrive(request);
  }

  /**
   * Sends the run a request, and says which details are wanted.
   * @param budget milliseconds
   */
  #ask(request: Request, budget: number, { sentence, tree }: typeof ALL = ALL) {
    const here = this.remote === null;
    this.hasArrived = false;
    this.#isAhead = false;
    this.#run.ask(request, budget, { sentence, board: here, tree: here && tree });
    this.#news.tell();
  }

  /**
   * Does what is due.
   * @param now milliseconds
   * @param rate ticks per second
   * @param showsTree whether the tree is visible; a run at rest has it anyway
   * @returns whether there is something new to show
   */
  advance(now: number, speed: Speed, rate: number, showsTree: boolean = true): boolean {
    this.#showsTree = showsTree;
    const from = this.steps;
    if (this.#journey) this.#goOn(this.#journey, now);
    else if (this.#ticking && speed === "flat") this.#hurry(ALL_IT_CAN, now);
    else if (this.#ticking) this.#tick(now, speed, rate);
    this.#advancedAt = now;
    const stops = this.ended || waits(this.snapshot, this.#choices, from);
    if (this.#ticking && stops) this.#rest();
    const fresh = this.snapshot !== this.#shown;
    this.#shown = this.snapshot;
    if (fresh && this.playing) this.stepsASecond = this.#speedometer.measure(now, this.steps);
    if (fresh) this.#news.tell();
    return fresh;
  }

  /** Makes the steps that are due, from a moment that has been shown. */
  #tick(now: number, speed: Speed, rate: number) {
    if (this.#isAhead) return this.#ask({ do: "show" }, 0);
    const steps = (speed === "fast" ? FAST : 1) * this.#ticker.advance(now, rate);
    if (steps === 0) return;
    this.#askAmid({ do: "advance", steps }, NO_HURRY, speed === "normal", now);
  }

  /** Continues a request. A run in a worker does so by itself. */
  #goOn(journey: Request, now: number) {
    if (!this.waiting && !this.snapshot.arrived) this.#hurry(journey, now);
    this.#arrive(journey);
  }

  /**
   * Shows the progress of a run that goes flat out. On the page it works between frames; in a worker it has
   * until the next one.
   */
  #hurry(request: Request, now: number) {
    const passed = now - this.#advancedAt;
    const budget = this.remote ? Math.min(Math.max(REMOTE.least, passed), REMOTE.most) : 0;
    this.#askAmid(this.hasArrived ? { do: "show" } : request, budget, false, now);
  }

  /** Asks while the run plays: the tree, which replays a part of the run, only now and then. */
  #askAmid(request: Request, budget: number, sentence: boolean, now: number) {
    const tree = this.#showsTree && this.#trees.isDue(now);
    const begin = performance.now();
    this.#ask(request, budget, { sentence, tree });
    if (tree) this.#trees.took(performance.now() - begin);
  }

  /** Whether it goes flat out on the page: then it has to `work` between frames. */
  isFlatOut(speed: Speed) {
    const hurries = this.#journey !== null || speed === "flat";
    return this.remote === null && this.playing && hurries;
  }

  /**
   * Works for about this many milliseconds without changing what is shown.
   * @returns whether there is more to do
   */
  work(budget: number): boolean {
    if (!this.playing || !(this.#run instanceof LocalRun)) return false;
    const goesOn = !this.hasArrived && this.#run.work(this.#journey ?? ALL_IT_CAN, budget);
    this.hasArrived = !goesOn;
    this.#isAhead = true;
    return goesOn;
  }

  /** Pauses at the end of a request. */
  #arrive(journey: Request) {
    if (this.waiting || !this.snapshot.arrived) return;
    if (journey.do === "reach" && this.steps < journey.step)
      this.missed = { sought: journey.step, end: this.steps };
    this.#rest();
  }
}
