/** Replays a run or a game, and draws every moment. */

import { Stamps } from "../board/draw/stamps.ts";
import { playScene, runScene } from "../board/scene/by-game.ts";
import { explainedScene } from "../board/scene/explained.ts";
import type { Scene } from "../board/scene/scene.ts";
import { count } from "../core/numbers.ts";
import { makeRun, type Run } from "../engine/engine.ts";
import { makeFilm } from "../engine/extras.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Task } from "../engine/job.ts";
import { serve, transferring } from "../engine/serve.ts";
import { squareNames } from "../engine/setting-up.ts";
import { makePlay } from "../engine/table.ts";
import { makeTapeRun, type TapeRun } from "../engine/tape.ts";
import { MOMENT } from "../engine/wanted.ts";
import { contextOf } from "../ui/canvas.ts";
import type { Theme } from "../ui/theme.ts";
import { delayOf, MOMENT_NAMES, MOST_FRAMES, momentsOf } from "./moments.ts";
import { draw, layoutFor } from "./picture.ts";
import type { AnimationSource } from "./subject.ts";

/** Milliseconds between progress reports. */
const NEWS = 60;

export interface MovieRequest {
  shown: AnimationSource;
  theme: Theme;
  /** In pixels, approximately. */
  width: number;
  /** Frames per second. */
  rate: number;
  /** In a strip under the board, with the number of the step; "" for no strip. */
  caption: string;
  /** The most bytes: an animation that would be larger shows fewer steps. Null for any size. */
  limit: number | null;
}

/** An animation with all its frames. */
export interface Measured {
  /** Approximately. */
  bytes: number;
  frames: number;
}

/** The first and the last step or move shown. */
function rangeOf(shown: AnimationSource) {
  const words = shown.what === "game" ? wordsOf(shown.record) : [];
  const { from = 0, to = words.length } = shown;
  return { from, to };
}

const wordsOf = (record: string) => record.split(" ").filter(Boolean);

/** @param moments numbers of steps or moves, in ascending order */
const scenesOf = (shown: AnimationSource, moments: number[]): Iterable<Scene> =>
  shown.what === "game"
    ? scenesOfGame(shown, moments)
    : shown.what === "run"
      ? scenesOfRun(makeRun(shown.order), shown.order.puzzle, moments)
      : shown.what === "program"
        ? scenesOfRun(makeTapeRun(shown.recorded), shown.recorded.puzzle, moments)
        : moments.map((at) => explainedScene(shown.puzzle, shown.explanation, at));

function* scenesOfRun(run: Run | TapeRun, puzzle: Puzzle, steps: number[]) {
  for (const step of steps) {
    const snapshot = run.ask({ do: "reach", step }, Number.POSITIVE_INFINITY, MOMENT);
    yield runScene(puzzle, snapshot);
  }
  run.free();
}

function* scenesOfGame(
  { puzzle, record, marks }: Extract<AnimationSource, { what: "game" }>,
  shown: number[],
) {
  const play = makePlay(puzzle, true);
  const words = wordsOf(record);
  let made = 0;
  for (const moves of shown) {
    play.replay(words.slice(made, moves).join(" "));
    made = moves;
    yield playScene({ puzzle, play, settings: marks, lost: [], hint: null });
  }
  play.free();
}

function puzzleOf(shown: AnimationSource) {
  if (shown.what === "run") return shown.order.puzzle;
  return shown.what === "program" ? shown.recorded.puzzle : shown.puzzle;
}

/** Draws frames, each with its caption. */
class Painter {
  readonly width: number;
  readonly height: number;
  #request;
  #layout;
  #context;
  #names;
  #stamps = new Stamps();

  constructor(request: MovieRequest) {
    const { shown, width, caption } = request;
    const { rows, columns } = puzzleOf(shown);
    this.#request = request;
    this.#layout = layoutFor({ rows, columns }, width);
    this.width = this.#layout.width;
    this.height = this.#layout.height + (caption ? stripOf(this.width) : 0);
    const canvas = new OffscreenCanvas(this.width, this.height);
    this.#context = contextOf(canvas, { willReadFrequently: true });
    this.#names = squareNames(rows, columns);
  }

  /** The pixels of a frame. */
  paint(scene: Scene, moment: number) {
    const { theme, caption } = this.#request;
    draw(this.#context, this.#layout, { scene, names: this.#names, theme }, this.#stamps);
    if (caption) this.#write(moment);
    return new Uint8Array(this.#context.getImageData(0, 0, this.width, this.height).data.buffer);
  }

  /** Writes the caption, and at its end which step it is. */
  #write(moment: number) {
    const { shown, theme, caption } = this.#request;
    const [context, strip] = [this.#context, stripOf(this.width)];
    const [top, edge] = [this.height - strip, strip * 0.4];
    const what = MOMENT_NAMES[shown.what];
    const counter = `${what} ${count(moment)} of ${count(rangeOf(shown).to)}`;
    context.fillStyle = theme.panel;
    context.fillRect(0, top, this.width, strip);
    context.fillStyle = theme.ink;
    context.textBaseline = "middle";
    context.font = `600 ${strip * 0.46}px ${theme.font}`;
    const wide = Math.min(context.measureText(counter).width, this.width * 0.4);
    context.textAlign = "right";
    context.fillText(counter, this.width - edge, top + strip / 2, wide);
    context.font = `400 ${strip * 0.46}px ${theme.font}`;
    context.textAlign = "left";
    context.fillText(caption, edge, top + strip / 2, this.width - wide - 3 * edge);
  }
}

/** The height of the strip with the caption, in pixels. */
const stripOf = (width: number) => Math.max(16, Math.round(width * 0.055));

/** The file with at most so many frames. */
function* filmed(request: MovieRequest, most: number) {
  const { shown, rate } = request;
  const { from, to } = rangeOf(shown);
  const painter = new Painter(request);
  const movie = makeFilm(painter.width, painter.height);
  const moments = momentsOf(from, to, most);
  let [made, told] = [0, performance.now()];
  for (const scene of scenesOf(shown, moments)) {
    const pixels = painter.paint(scene, moments[made]!);
    made += 1;
    movie.show(pixels, delayOf(rate, made === moments.length));
    if (performance.now() - told < NEWS) continue;
    yield { progress: made / moments.length };
    told = performance.now();
  }
  return { bytes: movie.finish() as Uint8Array<ArrayBuffer>, frames: moments.length };
}

/** A little less than the frames that fit, because distant frames differ more. */
const MARGIN = 0.9;

function* film(request: MovieRequest): Task<Uint8Array<ArrayBuffer>> {
  const { limit } = request;
  let most = MOST_FRAMES;
  for (;;) {
    const { bytes, frames } = yield* filmed(request, most);
    if (!limit || bytes.length <= limit || frames <= 2) return transferring(bytes, [bytes.buffer]);
    most = Math.max(2, Math.floor((frames * limit * MARGIN) / bytes.length));
  }
}

/** How many pairs of frames are tried for an estimate. */
const TRIED = 8;

/** Estimates the size from the first frame, and what frames add that follow others. */
function* measure(request: MovieRequest): Task<Measured> {
  const { from, to } = rangeOf(request.shown);
  const moments = momentsOf(from, to);
  const frames = moments.length;
  const firsts = frames < 2 ? [] : momentsOf(0, frames - 2, Math.min(TRIED, frames - 1));
  const wanted = [...new Set([0, ...firsts.flatMap((at) => [at, at + 1])])];
  const painter = new Painter(request);
  const painted = new Map<number, Uint8Array>();
  let told = performance.now();
  for (const scene of scenesOf(
    request.shown,
    wanted.map((at) => moments[at]!),
  )) {
    const at = wanted[painted.size]!;
    painted.set(at, painter.paint(scene, moments[at]!));
    if (performance.now() - told < NEWS) continue;
    yield { progress: painted.size / wanted.length };
    told = performance.now();
  }
  const sizeOf = (shown: number[]) => {
    const movie = makeFilm(painter.width, painter.height);
    for (const at of shown) movie.show(painted.get(at)!, 1);
    return movie.finish().length;
  };
  const added = firsts.map((at) => sizeOf([at, at + 1]) - sizeOf([at]));
  const mean = added.reduce((sum, one) => sum + one, 0) / Math.max(1, added.length);
  return { bytes: sizeOf([0]) + mean * (frames - 1), frames };
}

const methods = { film, measure };
export type MovieMethods = typeof methods;

serve(methods);
