/**
 * The engine: runs, races, surveys, pictures, and questions that take thought. Nobody else imports its
 * package. It is the table and all the rest, and the page fetches it after the table.
 */
import init, * as wasm from "../pkg/engine.js";
import { Door, type Stopped } from "./door.ts";
import type { GameId, Puzzle } from "./generated/puzzle.ts";
import type { LaneOrder } from "./generated/run.ts";
import type { Wish } from "./generated/thinking.ts";

/** What a run is made from. */
export interface Order extends LaneOrder {
  puzzle: Puzzle;
}

export type Run = wasm.Run;
export type Play = wasm.Play;
export type Picture = wasm.Picture;

/** A question that is worked on in slices. */
export type Thinking = wasm.Thinking;

/** Two to four solvers on one puzzle. */
export type Race = wasm.Race;

/** One method's tree inside another's, worked on in slices. */
type Ghost = wasm.Ghost;

/** Many runs measured, in slices. */
export type Survey = wasm.Survey;

/** What a survey is made from; a run makes up to `limit` steps. */
export type SurveyOrder = { lane: LaneOrder; limit: number } & (
  | { survey: "starts"; game: GameId; rows: number; columns: number }
  | { survey: "growth"; game: GameId; from: number; to: number; samples: number }
  | { survey: "chance"; puzzle: Puzzle; seeds: number }
  | { survey: "course"; puzzle: Puzzle }
);

const engine = new Door(
  { init, hasPanicked: wasm.hasPanicked },
  new URL("../pkg/engine_bg.wasm", import.meta.url),
);

/** The engine as it is compiled, for workers. */
export const compiledEngine = () => engine.compiled();

/**
 * Starts the engine.
 * @param ready compiled by somebody else
 */
export const loadEngine = (stopped: Stopped, ready?: WebAssembly.Module) =>
  engine.open(stopped, ready);

/** A run before its first step. */
export const makeRun = ({ puzzle, solver, options, seed }: Order): Run =>
  engine.make(() => new wasm.Run(puzzle, solver, options, seed));

export const makeHint = (puzzle: Puzzle, record: string): Thinking =>
  engine.make(() => wasm.Thinking.hint(puzzle, record));

/** How many solutions a puzzle has. */
export const makeWays = (puzzle: Puzzle): Thinking => engine.make(() => wasm.Thinking.ways(puzzle));

/** How hard a puzzle is. */
export const makeGrade = (puzzle: Puzzle): Thinking =>
  engine.make(() => wasm.Thinking.grade(puzzle));

/** A puzzle to be made as it is wished for. */
export const makeMadePuzzle = (wish: Wish): Thinking =>
  engine.make(() => wasm.Thinking.generate(wish));

/** The puzzles of a day, such as `2026-11-21`. */
export const makeDaily = (date: string): Thinking => engine.make(() => wasm.Thinking.daily(date));

/**
 * A race before its first step.
 * @param lanes two to four
 * @param limit steps that each of them makes at most
 */
export const makeRace = (puzzle: Puzzle, lanes: LaneOrder[], limit: number): Race =>
  engine.make(() => new wasm.Race(puzzle, lanes, limit));

/**
 * One method's tree inside another's; throws, with a sentence, if it does not lie there.
 * @param limit steps that the weaker one makes at most
 */
export const makeGhost = (
  puzzle: Puzzle,
  weaker: LaneOrder,
  stronger: LaneOrder,
  limit: number,
): Ghost => engine.make(() => new wasm.Ghost(puzzle, weaker, stronger, limit));

/** Whether the search tree of the stronger method lies inside that of the weaker one. */
export const nests = (game: GameId, weaker: LaneOrder, stronger: LaneOrder) =>
  engine.guard(() => wasm.nests(game, weaker, stronger));

/** Many runs to be measured, or every step of one. */
export const makeSurvey = (order: SurveyOrder): Survey => engine.make(() => surveyOf(order));

function surveyOf(order: SurveyOrder) {
  const { Survey } = wasm;
  const { lane, limit } = order;
  if (order.survey === "starts") {
    return Survey.starts(order.game, order.rows, order.columns, lane, limit);
  }
  if (order.survey === "growth") {
    return Survey.growth(order.game, order.from, order.to, order.samples, lane, limit);
  }
  if (order.survey === "chance") return Survey.chance(order.puzzle, lane, order.seeds, limit);
  return Survey.course(order.puzzle, lane, limit);
}

/**
 * A moving picture to which frames are added.
 * @param width in pixels
 */
export const makeFilm = (width: number, height: number) =>
  engine.make(() => new wasm.Movie(width, height));

/**
 * A painter for a run.
 * @param colours in the order of `paletteNames`
 */
export const makePicture = (run: Run, colours: Uint32Array): Picture =>
  engine.make(() => new wasm.Picture(run, colours));

/**
 * The pixels that a painter painted last, where they lie in the engine's memory: to be read before
 * the next call of anything.
 */
export function pixelsOf(picture: Picture) {
  const { pixels, width, height } = picture;
  const bytes = new Uint8ClampedArray(engine.bytes, pixels, 4 * width * height);
  return new ImageData(bytes, width, height);
}

/** What the colours of a picture are for, in the order in which a painter takes them. */
export const paletteNames = () => engine.guard(() => wasm.paletteNames());

/** Every figure that the sources print. */
export const publishedRows = () => engine.guard(() => wasm.publishedRows());

/** What has to be said wherever the published figures are shown. */
export const caution = () => engine.guard(() => wasm.publishedCaution());

/** The work that measures a row. */
export const makeMeasurement = (row: number) => engine.make(() => new wasm.Measurement(row));

/**
 * One bit for each tie-break of Warnsdorff's rule that succeeds from a start without turning back;
 * the highest bit where no tour begins.
 */
export const tieBreaksThatSucceed = (rows: number, columns: number, start: number) =>
  engine.guard(() => wasm.tieBreaksThatSucceed(rows, columns, start));

/** How many solutions a board of queens has. */
export const solutions = (puzzle: Puzzle) => engine.guard(() => wasm.solutions(puzzle));

// ---- the table's, for workers: they have the engine alone ---------------------------------------

/**
 * A fresh game for a person to play.
 * @param free whether queens may be put where another attacks
 */
export const makePlay = (puzzle: Puzzle, free: boolean): Play =>
  engine.make(() => new wasm.Play(puzzle, free));

/** The names of all squares of a board, by number. */
export const squareNames = (rows: number, columns: number) =>
  engine.guard(() => wasm.squareNames(rows, columns));

/** Panics, so that what the page does then can be tested. */
export const panicOnPurpose = () => engine.guard(() => wasm.panicOnPurpose());

/** Asks for more memory than there is, to the same end. */
export const exhaustOnPurpose = () => engine.guard(() => wasm.exhaustOnPurpose());
