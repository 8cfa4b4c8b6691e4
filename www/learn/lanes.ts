/** Several runs side by side, stepped together. */

import { runScene } from "../board/scene/by-game.ts";
import type { Scene } from "../board/scene/scene.ts";
import type { Lab, Side } from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import { News } from "../core/derived.ts";
import { Ticker } from "../core/ticking.ts";
import { makeRun } from "../engine/engine.ts";
import type { Snapshot } from "../engine/generated/run.ts";
import { LocalRun } from "../engine/local.ts";
import { squareNames } from "../engine/setting-up.ts";
import { MOMENT } from "../engine/wanted.ts";

export interface LessonLane {
  moment: Moment;
  snapshot: Snapshot;
  scene: Scene;
  names: string[];
}

const NO_HURRY = Number.POSITIVE_INFINITY;

const LONGEST = 20_000;

export class Lanes {
  /** The first step and the last one. */
  from;
  to;
  #step;
  #playing = false;
  #news = new News();
  #moments;
  #runs;
  #stepOf;
  #ticker = new Ticker();
  #shown: LessonLane[] = [];

  /**
   * @param stretch the first and the last step
   * @param stepOf the step of each run at a common step
   */
  constructor(
    moments: Moment[],
    [from, to]: [number, number],
    stepOf: (lane: number, step: number) => number,
  ) {
    this.from = from;
    this.to = to;
    this.#step = from;
    this.#moments = moments;
    this.#stepOf = stepOf;
    this.#runs = moments.map(({ solver, options, seed, ...puzzle }) => {
      return new LocalRun(makeRun({ puzzle, solver, options, seed }));
    });
    this.seek(from);
  }

  free() {
    for (const run of this.#runs) run.free();
  }

  get shown() {
    this.#news.read();
    return this.#shown;
  }

  /** The current step. */
  get step() {
    this.#news.read();
    return this.#step;
  }

  get playing() {
    this.#news.read();
    return this.#playing;
  }

  /** Goes to a step, clamped to the stretch. */
  seek(step: number) {
    this.#step = Math.max(this.from, Math.min(this.to, step));
    this.#shown = this.#moments.map((moment, lane) => {
      const run = this.#runs[lane]!;
      const wanted = this.#stepOf(lane, this.step);
      run.ask({ do: "reach", step: wanted }, NO_HURRY, MOMENT);
      const { rows, columns } = moment;
      const { snapshot } = run;
      const scene = runScene(moment, snapshot);
      return { moment, snapshot, scene, names: squareNames(rows, columns) };
    });
    this.#news.tell();
  }

  /** Plays or pauses; starts over at the end. */
  toggle() {
    if (!this.playing && this.step === this.to) this.seek(this.from);
    this.#playing = !this.#playing;
    this.#ticker.reset();
    this.#news.tell();
  }

  /**
   * @param now milliseconds
   * @param rate steps per second
   * @returns whether something changed
   */
  advance(now: number, rate: number): boolean {
    if (!this.playing) return false;
    const steps = this.#ticker.advance(now, rate);
    if (steps === 0) return false;
    this.seek(this.step + steps);
    this.#playing = this.#step < this.to;
    return true;
  }
}

export const sideBySide = ({ left, right, stretch, pairs }: Side) =>
  new Lanes([left, right], stretch, (lane, step) => {
    if (lane === 0) return step;
    return pairs.findLast(([from]) => from <= step)?.[1] ?? right.step;
  });

/**
 * Four runs, each to its end.
 * @param lock a locked queen, if one was chosen
 */
export function laboratory({ runs }: Lab, lock: number | null) {
  const moments = runs.map((run) => (lock === null ? run : { ...run, squares: [lock] }));
  const ends = moments.map(endOf);
  return new Lanes(moments, [0, Math.max(...ends)], (lane, step) => Math.min(step, ends[lane]!));
}

function endOf({ solver, options, seed, ...puzzle }: Moment) {
  const run = new LocalRun(makeRun({ puzzle, solver, options, seed }));
  run.ask({ do: "advance", steps: LONGEST }, NO_HURRY, MOMENT);
  run.free();
  return run.snapshot.step;
}
