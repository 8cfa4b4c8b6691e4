/** Replays a run or a game, and draws every moment. */

import { Stamps } from "../board/draw/stamps.ts";
import { playScene, runScene } from "../board/scene/by-game.ts";
import type { Scene } from "../board/scene/scene.ts";
import type { Marks } from "../content/marks.ts";
import { makeRun, type Order } from "../engine/engine.ts";
import { makeFilm } from "../engine/extras.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { Task } from "../engine/job.ts";
import { serve, transferring } from "../engine/serve.ts";
import { squareNames } from "../engine/setting-up.ts";
import { makePlay } from "../engine/table.ts";
import { contextOf } from "../ui/canvas.ts";
import type { Theme } from "../ui/theme.ts";
import { delayOf, momentsOf } from "./moments.ts";
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
}

/** The scenes to show, and how many there are. */
function scenesOf(shown: AnimationSource): { count: number; scenes: Iterable<Scene> } {
  if (shown.what === "game") return scenesOfGame(shown);
  const steps = momentsOf(shown.from, shown.to);
  return { count: steps.length, scenes: scenesOfRun(shown.order, steps) };
}

function* scenesOfRun(order: Order, steps: number[]) {
  const run = makeRun(order);
  const wanted = { sentence: true, board: true, tree: false };
  for (const step of steps) {
    const snapshot = run.ask({ do: "reach", step }, Number.POSITIVE_INFINITY, wanted);
    yield runScene(order.puzzle, snapshot);
  }
  run.free();
}

function scenesOfGame({ puzzle, record, marks }: Extract<AnimationSource, { what: "game" }>) {
  const words = record.split(" ").filter(Boolean);
  const shown = momentsOf(0, words.length);
  return { count: shown.length, scenes: scenesOfMoves(puzzle, words, shown, marks) };
}

/**
 * @param words the moves
 * @param shown the numbers of moves after which to draw a frame
 */
function* scenesOfMoves(puzzle: Puzzle, words: string[], shown: number[], settings: Marks) {
  const play = makePlay(puzzle, true);
  let made = 0;
  for (const moves of shown) {
    play.replay(words.slice(made, moves).join(" "));
    made = moves;
    yield playScene({ puzzle, play, settings, lost: [], hint: null });
  }
  play.free();
}

function* film({ shown, theme, width, rate }: MovieRequest): Task<Uint8Array<ArrayBuffer>> {
  const { rows, columns } = shown.what === "game" ? shown.puzzle : shown.order.puzzle;
  const layout = layoutFor({ rows, columns }, width);
  const canvas = new OffscreenCanvas(layout.width, layout.height);
  const context = contextOf(canvas, { willReadFrequently: true });
  const [names, stamps] = [squareNames(rows, columns), new Stamps()];
  const movie = makeFilm(layout.width, layout.height);
  const { count, scenes } = scenesOf(shown);
  let [made, told] = [0, performance.now()];
  for (const scene of scenes) {
    draw(context, layout, { scene, names, theme }, stamps);
    const { data } = context.getImageData(0, 0, layout.width, layout.height);
    made += 1;
    movie.show(new Uint8Array(data.buffer), delayOf(rate, made === count));
    if (performance.now() - told < NEWS) continue;
    yield { progress: made / count };
    told = performance.now();
  }
  const bytes = movie.finish() as Uint8Array<ArrayBuffer>;
  return transferring(bytes, [bytes.buffer]);
}

const methods = { film };
export type MovieMethods = typeof methods;

serve(methods);
