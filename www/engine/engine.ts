/**
 * The engine: runs, races, surveys, pictures, and questions that take thought. Nobody else imports its
 * package. It is the table and all the rest, and the page fetches it after the table.
 */
import init, * as wasm from "../pkg/engine.js";
import { Door, type Stopped } from "./door.ts";
import type { Question } from "./thinker.ts";

export type GameId = "queens" | "knights";

/** What a handle is made from. Squares are numbers: columns · row + column, from the top left. */
export interface Puzzle {
  game: GameId;
  rows: number;
  columns: number;
  /** The locked queens, or the knight's start. */
  squares: number[];
  /** Squares that a knight must not visit. */
  blocked?: number[];
  /** Whether a tour has to close. */
  closed: boolean;
}

export interface OptionInfo {
  name: string;
  label: string;
  kind: "choice" | "count" | "amount" | "flag";
  /** What a number is where none is given, or "". */
  unasked: string;
  choices: { id: string; label: string }[];
}

export interface SolverInfo {
  game: GameId;
  id: string;
  name: string;
  /** Of method. */
  kind: string;
  /** What a person reads for the kind. */
  family: string;
  /** Whether it ever takes a piece back to try another square. */
  goesBack: boolean;
  /** Whether it moves pieces on a full board, rather than going deeper. */
  isLocal: boolean;
  /** Whether it counts solutions, rather than looking for one. */
  counts: boolean;
  /** Whether it builds the one solution that it has, without a search. */
  builds: boolean;
  /**
   * What stands
   * beside the board first.
   */
  panel: "domains" | "attacked" | "pairs" | "forces" | "compared" | "onward";
  /** What the profile of its run shows: `depth`, `moves`, `pairs in line`. */
  profile: string;
  idea: string;
  /** What one step of it is, as "places or takes back a queen". */
  step: string;
  /** The most squares on a side. */
  largest: number;
  options: OptionInfo[];
  /** Whether it ever draws at random. */
  seeded: boolean;
  pseudocode: PseudocodeLine[];
}

export interface PseudocodeLine {
  /** Indented by two spaces for every level. */
  text: string;
  /** Of the steps that execute it. */
  ids: string[];
}

/** What a run is made from. */
export interface Order {
  puzzle: Puzzle;
  /** An id of the roster. */
  solver: string;
  /** As in a link: `rows=fewest&squares=random`. */
  options: string;
  seed: number;
}

export type Run = wasm.Run;

/** What a run is to do. */
export type Request = wasm.Request;

/** What is to be shown besides the figures. */
export type Wanted = wasm.Wanted;

/** Everything there is to show of a moment. */
export type Snapshot = wasm.Snapshot;

/** What a solver wants drawn on its board. */
export type Annotation = wasm.Annotation;
export type TreeLevel = wasm.TreeLevel;
export type TreeValue = wasm.TreeValue;
export type Play = wasm.Play;
export type Picture = wasm.Picture;

/** A question that is worked on in slices. */
export type Thinking = wasm.Thinking;
export type Hint = wasm.Hint;
export type Deduction = wasm.Deduction;
export type Imagined = wasm.Imagined;

/** A row or a column. */
export type BoardLine = wasm.BoardLine;

/** How many solutions a board has. */
export type Ways = wasm.Solutions;
export type MadePuzzle = wasm.MadePuzzle;

/** A solver with its options and seed. */
export type LaneOrder = wasm.LaneOrder;

/** Two to four solvers on one puzzle. */
export type Race = wasm.Race;

/** What a race is to do. */
export type RaceRequest = wasm.RaceRequest;

/** Everything there is to show of a moment of a race. */
export type RaceSnapshot = wasm.RaceSnapshot;
export type LaneMoment = wasm.LaneMoment;

/** What the run of a lane comes to. */
export type LaneEnd = wasm.LaneEnd;

/** One method's tree inside another's, worked on in slices. */
type Ghost = wasm.Ghost;
type GhostNews = wasm.GhostNews;
export type GhostProfile = wasm.GhostProfile;

/** Many runs measured, in slices. */
export type Survey = wasm.Survey;
export type SurveyNews = wasm.SurveyNews;
export type SurveyRun = wasm.SurveyRun;
export type SurveySize = wasm.SizeNews;
type Spread = wasm.Spread;

/** What a survey is made from; a run makes up to `limit` steps. */
export type SurveyOrder =
  | {
      survey: "starts";
      game: GameId;
      rows: number;
      columns: number;
      lane: LaneOrder;
      limit: number;
    }
  | {
      survey: "growth";
      game: GameId;
      from: number;
      to: number;
      samples: number;
      lane: LaneOrder;
      limit: number;
    }
  | { survey: "chance"; puzzle: Puzzle; lane: LaneOrder; seeds: number; limit: number }
  | { survey: "course"; puzzle: Puzzle; lane: LaneOrder; limit: number };

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

/** A question that takes thought. */
export const makeThinking = (question: Question): Thinking =>
  engine.make(() => thinkingOf(question));

function thinkingOf(question: Question) {
  const { Thinking } = wasm;
  if (question.ask === "hint") return Thinking.hint(question.puzzle, question.record);
  if (question.ask === "ways") return Thinking.ways(question.puzzle);
  if (question.ask === "grade") return Thinking.grade(question.puzzle);
  if (question.ask === "generate") return Thinking.generate(question.wish);
  return Thinking.daily(question.date);
}

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

export interface PublishedRow {
  source: string;
  what: string;
  n: number | null;
  published: number | null;
  /** Whether it takes over ten seconds on an ordinary machine. */
  slow: boolean;
  why: string;
}

/** @returns every figure that the sources print */
export const publishedRows = (): PublishedRow[] => engine.guard(() => wasm.publishedRows());

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
