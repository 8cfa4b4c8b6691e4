/**
 * Solvers at work: runs, races, surveys and pictures. Each game's solvers are in a separate module, which has to be
 * open: see `modules.ts`.
 */

import { colour } from "./colour.ts";
import type { Door } from "./door.ts";
import type { GameId, Puzzle } from "./generated/puzzle.ts";
import type { LaneOrder } from "./generated/run.ts";
import type { SolverInfo } from "./generated/solver.ts";
import { knights } from "./knights.ts";
import {
  type Ghost,
  type Picture,
  queens,
  type Race,
  type Run,
  type Solvers,
  type Survey,
} from "./queens.ts";
import { gameOfSurvey, type SurveyOrder } from "./survey-order.ts";

export type { Picture, Race, Run, Survey };

const MODULES: Record<GameId, Door<Solvers>> = { queens, colour, knights };

/** Describes a run. */
export interface Order extends LaneOrder {
  puzzle: Puzzle;
  /** Squares chosen in the solver's place: a step and a square, and so on. Missing if it chooses alone. */
  choices?: Float64Array;
}

/** A run before its first step. */
export const makeRun = ({ puzzle, solver, options, seed, choices }: Order): Run =>
  MODULES[puzzle.game].make(({ Run }) => new Run(puzzle, solver, options, seed, choices));

/**
 * A race before its first step.
 * @param lanes one to four
 * @param limit the most steps that each of them makes
 */
export const makeRace = (puzzle: Puzzle, lanes: LaneOrder[], limit: number): Race =>
  MODULES[puzzle.game].make(({ Race }) => new Race(puzzle, lanes, limit));

/**
 * One method's tree inside another's. Throws a sentence if the trees do not nest.
 * @param limit the most steps that the weaker method makes
 */
export const makeGhost = (
  puzzle: Puzzle,
  weaker: LaneOrder,
  stronger: LaneOrder,
  limit: number,
): Ghost => MODULES[puzzle.game].make(({ Ghost }) => new Ghost(puzzle, weaker, stronger, limit));

/** Measures many runs, or every step of one. */
export const makeSurvey = (order: SurveyOrder): Survey =>
  MODULES[gameOfSurvey(order)].make((wasm) => surveyOf(wasm, order));

function surveyOf({ Survey }: Pick<Solvers, "Survey">, order: SurveyOrder) {
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

/** Whether the stronger method's search tree lies inside the weaker one's. */
export const nests = (game: GameId, weaker: LaneOrder, stronger: LaneOrder) =>
  MODULES[game].guard((wasm) => wasm.nests(game, weaker, stronger));

/** The pseudocode of a solver. Either module with the solvers of queens knows it. */
export const pseudocodeOf = ({ game, id }: Pick<SolverInfo, "game" | "id">) =>
  (game === "queens" && colour.isOpen ? colour : MODULES[game]).guard((wasm) =>
    wasm.pseudocode(game, id),
  );

/** The names of a picture's colours, in the order in which a painter of a game takes them. */
export const paletteNames = (game: GameId) => MODULES[game].guard((wasm) => wasm.paletteNames());

/**
 * A painter for a run of a game.
 * @param colours in the order of `paletteNames`
 */
export const makePicture = (game: GameId, run: Run, colours: Uint32Array): Picture =>
  MODULES[game].make(({ Picture }) => new Picture(run, colours));

/** The pixels of a painter's last picture, in its module's memory. Read them before the next call. */
export function pixelsOf(game: GameId, picture: Picture) {
  const { pixels, width, height } = picture;
  const bytes = new Uint8ClampedArray(MODULES[game].bytes, pixels, 4 * width * height);
  return new ImageData(bytes, width, height);
}

/** The number of solutions of a board of queens. */
export const solutions = (puzzle: Puzzle) =>
  (puzzle.game === "colour" ? colour : queens).guard((wasm) => wasm.solutions(puzzle));

/**
 * A bit for each tie-break of Warnsdorff's rule that succeeds from a start without turning back; the highest
 * bit is set where no tour starts.
 */
export const tieBreaksThatSucceed = (rows: number, columns: number, start: number) =>
  knights.guard((wasm) => wasm.tieBreaksThatSucceed(rows, columns, start));
