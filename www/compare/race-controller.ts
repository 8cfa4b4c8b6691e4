/**
 * A race: several solvers on one puzzle, in one worker, with one clock. The clock runs on the page,
 * which asks the worker for the moment it shows.
 */

import { Disuse } from "../core/clock.ts";
import { News } from "../core/derived.ts";
import { same } from "../core/same.ts";
import { Ticker } from "../core/ticking.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneMoment, RaceRequest } from "../engine/generated/race.ts";
import { Racer } from "../engine/racer.ts";
import { squareNames } from "../engine/setting-up.ts";
import type { Recorded } from "../engine/tape.ts";
import {
  AT_START,
  type Race,
  type RaceClock,
  type RaceMoment,
  rounded,
} from "../routes/compare/race.ts";
import { compared } from "../store/changes.ts";
import { puzzleAs, type State } from "../store/state.ts";
import { GhostController } from "./ghost-controller.ts";
import { OwnLane, type SolvesOf } from "./own-lane.ts";
import { BLUR, endOn, rateOf, scaleOf } from "./race-clock.ts";
import { LIMIT } from "./race-result.ts";

const NO_PUZZLE: Puzzle = { game: "queens", rows: 0, columns: 0, squares: [], closed: false };

/** The share of the whole time that one step by hand takes. */
const FINE = 1 / 100;
/** The speed of a race until another is chosen; by steps, a longer race goes flat out. */
const USUAL = 2;
const LONG = 3600;

/** Before its start a race asks who will win; at its end it gives the answer. */
type Stage = "ask" | "run" | "end";

export class RaceController {
  puzzle = NO_PUZZLE;
  /** The names of all squares. */
  names: string[] = [];
  /** The race as it is set up. */
  setup: Race | null = null;
  /** The steps at which the lanes are, or to which they are going. */
  standing = AT_START;
  playing = false;
  #guess: number | null = null;
  /**
   * Whether the result may be shown: the race has ended, or lanes were compared at one moment of the search.
   */
  isKnown = false;
  own;
  ghost;
  racer;
  #key = "";
  #speed: number | null = null;
  #news = new News();
  #ticker = new Ticker();
  #isSeen = false;
  #disuse = new Disuse();
  #isNew = false;
  /** Whether to go to the end once it is known. */
  #seeksEnd = false;
  /** By time, the step to go to and stay at until its time is known; null if no time is missing. */
  #untimed: number | null = null;

  /**
   * @param start starts the worker of the race
   */
  constructor(start?: () => Worker, solvesOf: SolvesOf = async () => []) {
    this.own = new OwnLane(solvesOf, () => this.#news.tell());
    this.ghost = new GhostController();
    this.racer = new Racer(() => {
      this.#isNew = true;
    }, start);
  }

  /** The race as it is: what reads this is computed again when it changes. */
  get now(): this {
    this.#news.read();
    return this;
  }

  /**
   * Prepares the race of a state, and moves its lanes if the state has them elsewhere.
   * @param program what the Lab last ran
   */
  show(state: State, program: Recorded | null = null) {
    const setup = state.compare.race[state.game];
    const [key, there] = keyOf(state.game, setup);
    this.setup = setup;
    if (key !== this.#key) this.#begin(state, key, there);
    else if (!same(there, this.#saved)) this.#go(there);
    this.own.find(this.puzzle, { solves: state.solves, program }, setup.own);
    this.#isSeen = true;
    if (this.racer.isReleased) this.racer.ask(this.#question());
    this.#news.tell();
  }

  /**
   * Gives the worker back once the race has been hidden for two minutes.
   * @param now milliseconds
   */
  tidy(now: number) {
    if (this.#disuse.isLong(now, this.#isSeen)) this.racer.release();
  }

  #begin(state: State, key: string, there: RaceMoment) {
    const setup = state.compare.race[state.game];
    this.#key = key;
    this.puzzle = puzzleAs(state.game, setup);
    this.names = squareNames(setup.rows, setup.columns);
    [this.standing, this.playing] = [there, false];
    [this.#guess, this.isKnown] = [null, there.apart.length > 0];
    [this.#seeksEnd, this.#untimed] = [false, null];
    const order = { puzzle: this.puzzle, lanes: setup.lanes, limit: LIMIT };
    this.racer.begin(order, this.#question());
    this.#moveOwn();
    this.ghost.set(this.puzzle, setup.lanes);
  }

  /** A state with the steps of the lanes, if it has this race. One that has just moved them isn't shown yet. */
  present(state: State): State {
    const setup = state.compare.race[state.game];
    const [, there] = keyOf(state.game, setup);
    const isThere = setup !== this.setup || same(there, this.#saved);
    return isThere ? state : compared("race", this.#saved)(state);
  }

  /** The steps of the lanes as they are saved. */
  get #saved(): RaceMoment {
    const { clock, at } = this.standing;
    return { ...this.standing, at: rounded(clock, at) };
  }

  // ---- reading ------------------------------------------------------------------------------

  /** The lanes as shown, your own last; none before they are known. */
  get lanes(): LaneMoment[] {
    const lanes = this.racer.snapshot?.lanes ?? [];
    const { lane } = this.own;
    return lanes.length > 0 && lane ? [...lanes, lane.shown] : lanes;
  }

  /** Whether the lanes have been requested but haven't arrived. */
  get isArriving() {
    return this.racer.snapshot === null && this.racer.waiting;
  }

  /** Whether every lane is measured to its end. */
  get measured() {
    return (this.racer.snapshot?.measured ?? false) && (this.own.lane?.measured ?? true);
  }

  /** The scale of the clock, as far as the lanes are known. */
  get scale() {
    const { clock } = this.standing;
    const ends = this.lanes.map(({ end, moment, microseconds }) => {
      if (end) return endOn(clock, end);
      return clock === "time" ? (microseconds ?? 0) : moment.reached;
    });
    return scaleOf(ends);
  }

  /** Whether every lane is at its end. */
  get ended() {
    return this.measured && this.lanes.every(({ end, moment }) => moment.step === end?.steps);
  }

  get stage(): Stage {
    const { at, apart } = this.standing;
    const isAtStart = at === 0 && apart.length === 0 && !this.#untimed;
    const isFresh = isAtStart && !this.playing && !this.isKnown;
    return isFresh ? "ask" : this.ended ? "end" : "run";
  }

  /** The index of its speed. */
  get speed() {
    const isLong = this.standing.clock === "steps" && this.scale.longest > LONG;
    return this.#speed ?? (isLong ? BLUR : USUAL);
  }

  set speed(speed) {
    this.#speed = speed;
    this.#news.tell();
  }

  /** The lane predicted to win. */
  get guess() {
    return this.#guess;
  }

  set guess(guess) {
    this.#guess = guess;
    this.#news.tell();
  }

  /** Whether steps are too fast for words. */
  get isBlur() {
    return this.playing && this.speed === BLUR;
  }

  // ---- moving -------------------------------------------------------------------------------

  /** Plays, from the start if the race has ended, or pauses. */
  toggle() {
    if (this.playing) return this.pause();
    if (this.ended) this.seek(0);
    else if (this.standing.apart.length > 0) this.rejoin();
    this.playing = true;
    this.#seeksEnd = false;
    this.#ticker.reset();
    this.#news.tell();
  }

  /** Pauses, and asks for the details that were skipped on the way. */
  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.seek(this.standing.at);
  }

  /** Goes to a moment of the clock; lanes stop at whole steps. */
  seek(at: number) {
    const { longest } = this.scale;
    const last = this.measured ? longest : Number.POSITIVE_INFINITY;
    const whole = this.standing.clock === "time" ? at : Math.floor(at);
    this.#go({ ...this.standing, at: Math.max(0, Math.min(whole, last)), apart: [] });
  }

  /** One step forwards or back by hand. */
  step(way: 1 | -1) {
    this.pause();
    const { clock, at } = this.standing;
    this.seek(clock === "time" ? at + way * FINE * this.scale.longest : at + way);
  }

  /** Changes the clock's unit, at the moment of the longest lane, once that is reached and its time is known. */
  share(clock: RaceClock) {
    this.pause();
    const { at, apart } = this.standing;
    const shown = this.#longestLane?.moment.step ?? 0;
    // A race that has begun is past its start, even if its lanes are still there.
    if (clock === "steps") return this.#go({ clock, at: shown || Number(at > 0), apart: [] });
    const isApart = apart.length > 0 || this.standing.clock === clock;
    this.#go({ clock, at: 0, apart: [] }, isApart ? shown : at);
    this.#goOnTimed();
  }

  get #longestLane() {
    return this.lanes.toSorted((a, b) => (b.end?.steps ?? 0) - (a.end?.steps ?? 0))[0];
  }

  /** Goes to the end of the race, as soon as it is known. */
  seekEnd() {
    this.pause();
    this.seek(this.scale.longest);
    this.#seeksEnd = !this.measured;
    this.#news.tell();
  }

  /** Whether the lanes are still on their way. */
  get waiting() {
    return (
      this.racer.waiting ||
      (this.own.lane?.isOnItsWay ?? false) ||
      (this.#seeksEnd && !this.racer.problem)
    );
  }

  /** Puts lanes that were moved apart back on one clock. */
  rejoin() {
    const { apart, at } = this.standing;
    this.seek(apart[this.ghost.pair?.weaker ?? 0] ?? at);
  }

  /** The dead end that the lanes show, as its index in the ghost profile; null if they show none. */
  get span() {
    const { profile, pair } = this.ghost;
    const at = pair && this.standing.apart[pair.weaker];
    if (!profile || at === null || at === undefined) return null;
    const span = this.ghost.spanAt(at);
    return profile.from[span] === at ? span : null;
  }

  /**
   * Shows both lanes of the ghost profile at the same queens: the weaker where a span begins, the stronger
   * where it cut that span off. The other lanes stay where they are.
   */
  openSpan(span: number) {
    const { profile, pair } = this.ghost;
    if (!profile || !pair) return;
    this.playing = false;
    this.isKnown = true;
    const at = profile.from[span]!;
    const apart = this.lanes.map(({ moment }) => moment.step);
    apart[pair.weaker] = at;
    apart[pair.stronger] = profile.cutAt[span]!;
    this.#go({ clock: "steps", at, apart });
  }

  /** Goes on to the next span. */
  openNextSpan() {
    const { profile, pair } = this.ghost;
    if (!profile || !pair || profile.from.length === 0) return;
    const here = this.lanes[pair.weaker]?.moment.step ?? 0;
    const next = this.span === null ? this.ghost.spanAt(here) : this.span + 1;
    this.openSpan(next % profile.from.length);
  }

  #go(standing: RaceMoment, untimed: number | null = null) {
    this.#seeksEnd = false;
    this.#untimed = untimed;
    this.standing = standing;
    this.racer.ask(this.#question());
    this.#moveOwn();
    this.#news.tell();
  }

  /** Moves the lane that is not in the worker to where the others go. */
  #moveOwn() {
    const { apart } = this.standing;
    const request = requestOf(this.standing, this.#untimed);
    const step = apart[this.setup?.lanes.length ?? 0];
    this.own.go(step === undefined ? request : { do: "place", steps: [step] });
  }

  #question() {
    const sentence = !this.isBlur;
    const request = requestOf(this.standing, this.#untimed);
    return { request, wanted: { sentence, board: true, tree: false } };
  }

  /**
   * Advances the clock, and returns whether there is something new to show.
   * @param now milliseconds
   */
  advance(now: number) {
    if (this.playing && !this.racer.waiting && this.lanes.length > 0) this.#tick(now);
    if (this.#untimed !== null) this.#goOnTimed();
    if (this.measured) this.#stopAtEnd();
    this.isKnown ||= this.ended && this.standing.at > 0;
    if (this.measured && this.isKnown) this.ghost.work();
    const hasMoved = this.own.lane?.work() ?? false;
    const isNew = this.#isNew || hasMoved;
    this.#isNew = false;
    if (isNew) this.#news.tell();
    return isNew;
  }

  /** Goes on by time from the step whose time has become known. */
  #goOnTimed() {
    const { microseconds = null, moment, end } = this.#longestLane ?? {};
    const to = Math.min(this.#untimed ?? 0, end?.steps ?? Number.POSITIVE_INFINITY);
    const isThere = moment !== undefined && moment.step >= to;
    if (isThere && microseconds !== null) this.#go({ ...this.standing, at: microseconds });
  }

  /** Brings a clock that passed the end before it was known back to it, or goes there if wanted. */
  #stopAtEnd() {
    const { longest } = this.scale;
    if (this.#seeksEnd || this.standing.at > longest) this.seek(longest);
  }

  #tick(now: number) {
    const { clock, at } = this.standing;
    const { longest } = this.scale;
    // Times can be too short for whole ticks.
    const grain = clock === "time" ? longest / 1000 : 1;
    const ticks = this.#ticker.advance(now, rateOf(clock, this.speed, longest) / grain);
    if (ticks === 0) return;
    const to = at + ticks * grain;
    if (this.measured && to >= longest) this.playing = false;
    this.seek(to);
  }

  /** Pauses, and stops measuring. */
  rest() {
    this.#isSeen = false;
    this.pause();
    this.ghost.rest();
    this.racer.rest();
  }
}

/** The address of a race, and where its lanes should be. */
function keyOf(game: GameId, { clock, at, apart, ...course }: Race): [string, RaceMoment] {
  return [JSON.stringify([game, course]), { clock, at, apart }];
}

function requestOf({ clock, at, apart }: RaceMoment, untimed: number | null): RaceRequest {
  if (untimed !== null) return { do: "go", clock: "steps", to: untimed };
  return apart.length > 0 ? { do: "place", steps: apart } : { do: "go", clock, to: at };
}
