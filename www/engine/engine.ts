/**
 * The engine: runs, races, surveys, pictures, hints and grades. Only this file imports its package. It
 * contains the table as well, and the page fetches it after the table.
 */
import init, * as wasm from "../pkg/engine.js";
import { Door, type Stopped } from "./door.ts";
import type { GameId, Puzzle } from "./generated/puzzle.ts";
import type { LaneOrder } from "./generated/run.ts";
import type { Wish } from "./generated/thinking.ts";

/** Describes a run. */
export interface Order extends LaneOrder {
  puzzle: Puzzle;
}

export type Run = wasm.Run;
export type Play = wasm.Play;
export type Picture = wasm.Picture;

/** A question worked on in slices. */
export type Thinking = wasm.Thinking;

/** Two to four solvers on one puzzle. */
export type Race = wasm.Race;

/** One method's tree inside another's, walked in slices. */
type Ghost = wasm.Ghost;

/** Many runs, measured in slices. */
export type Survey = wasm.Survey;

/** Describes a survey; a run makes up to `limit` steps. */
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

/** The compiled engine, for workers. */
export const compiledEngine = () => engine.compiled();

/**
 * Starts the engine.
 * @param ready an engine compiled elsewhere
 */
export const loadEngine = (stopped: Stopped, ready?: WebAssembly.Module) =>
  engine.open(stopped, ready);

/** A run before its first step. */
export const makeRun = ({ puzzle, solver, options, seed }: Order): Run =>
  engine.make(() => new wasm.Run(puzzle, solver, options, seed));

export const makeHint = (puzzle: Puzzle, record: string): Thinking =>
  engine.make(() => wasm.Thinking.hint(puzzle, record));

/** Counts the solutions of a puzzle. */
export const makeWays = (puzzle: Puzzle): Thinking => engine.make(() => wasm.Thinking.ways(puzzle));

/** Grades a puzzle. */
export const makeGrade = (puzzle: Puzzle): Thinking =>
  engine.make(() => wasm.Thinking.grade(puzzle));

/** Makes a puzzle to order. */
export const makeMadePuzzle = (wish: Wish): Thinking =>
  engine.make(() => wasm.Thinking.generate(wish));

/** The puzzles of a day, such as `2026-11-21`. */
export const makeDaily = (date: string): Thinking => engine.make(() => wasm.Thinking.daily(date));

/**
 * A race before its first step.
 * @param lanes two to four
 * @param limit the most steps that each of them makes
 */
export const makeRace = (puzzle: Puzzle, lanes: LaneOrder[], limit: number): Race =>
  engine.make(() => new wasm.Race(puzzle, lanes, limit));

/**
 * One method's tree inside another's. Throws a sentence if the trees do not nest.
 * @param limit the most steps that the weaker method makes
 */
export const makeGhost = (
  puzzle: Puzzle,
  weaker: LaneOrder,
  stronger: LaneOrder,
  limit: number,
): Ghost => engine.make(() => new wasm.Ghost(puzzle, weaker, stronger, limit));

/** Whether the stronger method's search tree lies inside the weaker one's. */
export const nests = (game: GameId, weaker: LaneOrder, stronger: LaneOrder) =>
  engine.guard(() => wasm.nests(game, weaker, stronger));

/** Measures many runs, or every step of one. */
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
 * A moving picture, made frame by frame.
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

/** The pixels of a painter's last picture, in the engine's memory. Read them before the next call. */
export function pixelsOf(picture: Picture) {
  const { pixels, width, height } = picture;
  const bytes = new Uint8ClampedArray(engine.bytes, pixels, 4 * width * height);
  return new ImageData(bytes, width, height);
}

/** The names of a picture's colours, in the order in which a painter takes them. */
export const paletteNames = () => engine.guard(() => wasm.paletteNames());

/** Every figure that the sources print. */
export const publishedRows = () => engine.guard(() => wasm.publishedRows());

/** The note that goes with the published figures wherever they are shown. */
export const caution = () => engine.guard(() => wasm.publishedCaution());

/** Measures a row. */
export const makeMeasurement = (row: number) => engine.make(() => new wasm.Measurement(row));

/**
 * A bit for each tie-break of Warnsdorff's rule that succeeds from a start without turning back; the highest
 * bit is set where no tour starts.
 */
export const tieBreaksThatSucceed = (rows: number, columns: number, start: number) =>
  engine.guard(() => wasm.tieBreaksThatSucceed(rows, columns, start));

/** The easiest deduction about each square that a board of queens has left. */
export const deductions = (puzzle: Puzzle) => engine.guard(() => wasm.deductions(puzzle));

/** The number of solutions of a board of queens. */
export const solutions = (puzzle: Puzzle) => engine.guard(() => wasm.solutions(puzzle));

// ---- from the table: workers have only the engine -----------------------------------------------

/**
 * A new game to play by hand.
 * @param free whether a queen may be placed on an attacked square
 */
export const makePlay = (puzzle: Puzzle, free: boolean): Play =>
  engine.make(() => new wasm.Play(puzzle, free));

/** The names of all squares of a board, in order. */
export const squareNames = (rows: number, columns: number) =>
  engine.guard(() => wasm.squareNames(rows, columns));

/** Panics, to test how the page copes. */
export const panicOnPurpose = () => engine.guard(() => wasm.panicOnPurpose());

/** Runs out of memory, to test how the page copes. */
export const exhaustOnPurpose = () => engine.guard(() => wasm.exhaustOnPurpose());
