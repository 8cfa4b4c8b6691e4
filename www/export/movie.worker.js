/** The other side of `movie.js`: plays a run or a game again and draws every moment of it. */
import { makeFilm, makePlay, makeRun, squareNames } from "../engine/engine.js";
import { answer, tell } from "../engine/workers.js";
import { contextOf } from "../render/canvas.js";
import { Layers } from "../render/layer.js";
import { playScene, runScene } from "../scene/scene.js";
import { delayOf, momentsOf } from "./moments.js";
import { draw, layoutFor } from "./picture.js";

/** @typedef {import("./movie.js").Shown} Shown */
/** @typedef {import("./movie.js").Wish} Wish */
/** @typedef {import("../scene/scene.js").Scene} Scene */

/** Milliseconds between two pieces of news. */
const NEWS = 60;

const TOO_LARGE = "There is too little memory for this moving picture: choose a smaller width.";

/**
 * The scenes to be shown, one after the other, and how many.
 * @param {Shown} shown
 * @returns {{count: number, scenes: Iterable<Scene>}}
 */
function scenesOf(shown) {
  if (shown.what === "game") return scenesOfGame(shown);
  const steps = momentsOf(shown.from, shown.to);
  return { count: steps.length, scenes: scenesOfRun(shown.order, steps) };
}

/**
 * @param {import("../engine/engine.js").Order} order
 * @param {number[]} steps
 */
function* scenesOfRun(order, steps) {
  const run = makeRun(order);
  const wanted = { sentence: true, board: true, tree: false };
  for (const step of steps) {
    const snapshot = run.ask({ do: "reach", step }, Number.POSITIVE_INFINITY, wanted);
    yield runScene(order.puzzle, snapshot);
  }
  run.free();
}

/** @param {Extract<Shown, {what: "game"}>} shown */
function scenesOfGame({ puzzle, record, marks }) {
  const words = record.split(" ").filter(Boolean);
  const shown = momentsOf(0, words.length);
  return { count: shown.length, scenes: scenesOfMoves(puzzle, words, shown, marks) };
}

/**
 * @param {import("../engine/engine.js").Puzzle} puzzle
 * @param {string[]} words the moves
 * @param {number[]} shown after how many of them there is something to be seen
 * @param {import("../scene/scene.js").Marks} settings
 */
function* scenesOfMoves(puzzle, words, shown, settings) {
  const play = makePlay(puzzle, true);
  let made = 0;
  for (const moves of shown) {
    play.replay(words.slice(made, moves).join(" "));
    made = moves;
    yield playScene({ puzzle, play, settings, lost: [], hint: null });
  }
  play.free();
}

/** @param {Wish} wish */
function make({ shown, theme, width, rate }) {
  const { rows, columns } = shown.what === "game" ? shown.puzzle : shown.order.puzzle;
  const layout = layoutFor({ rows, columns }, width);
  const canvas = new OffscreenCanvas(layout.width, layout.height);
  const context = contextOf(canvas, { willReadFrequently: true });
  const [names, layers] = [squareNames(rows, columns), new Layers()];
  const film = makeFilm(layout.width, layout.height);
  const { count, scenes } = scenesOf(shown);
  let [made, told] = [0, performance.now()];
  for (const scene of scenes) {
    draw(context, layout, { scene, names, theme }, layers);
    const { data } = context.getImageData(0, 0, layout.width, layout.height);
    made += 1;
    film.show(new Uint8Array(data.buffer), delayOf(rate, made === count));
    if (performance.now() - told < NEWS) continue;
    told = performance.now();
    tell({ progress: made / count });
  }
  const bytes = /** @type {Uint8Array<ArrayBuffer>} */ (film.finish());
  tell({ progress: 1, value: bytes, done: true }, [bytes.buffer]);
}

answer(
  (/** @type {Wish} */ wish) => make(wish),
  ({ failure, fault }) => tell({ failed: fault === "full" ? TOO_LARGE : failure }),
);
