/**
 * The engine: runs, races, surveys, pictures, and questions that take thought. Nobody else imports its
 * package. It is the table and all the rest, and the page fetches it after the table.
 */
import init, * as wasm from "../pkg/engine.js";
import { Door } from "./door.js";

/** @typedef {"queens" | "knights"} GameId */
/**
 * What a handle is made from. Squares are numbers: columns · row + column, from the top left.
 * @typedef {object} Puzzle
 * @property {GameId} game
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} squares the locked queens, or the knight's start
 * @property {number[]} [blocked] squares that a knight must not visit
 * @property {boolean} closed whether a tour has to close
 */
/**
 * @typedef {object} OptionInfo
 * @property {string} name
 * @property {string} label
 * @property {"choice" | "count" | "amount" | "flag"} kind
 * @property {string} unasked what a number is where none is given, or ""
 * @property {{id: string, label: string}[]} choices
 */
/**
 * @typedef {object} SolverInfo
 * @property {GameId} game
 * @property {string} id
 * @property {string} name
 * @property {string} kind of method
 * @property {string} family what a person reads for the kind
 * @property {boolean} goesBack whether it ever takes a piece back to try another square
 * @property {boolean} isLocal whether it moves pieces on a full board, rather than going deeper
 * @property {boolean} counts whether it counts solutions, rather than looking for one
 * @property {boolean} builds whether it builds the one solution that it has, without a search
 * @property {"domains" | "attacked" | "pairs" | "forces" | "compared" | "onward"} panel what stands
 *   beside the board first
 * @property {string} profile what the profile of its run shows: `depth`, `moves`, `pairs in line`
 * @property {string} idea
 * @property {string} step what one step of it is, as "places or takes back a queen"
 * @property {number} largest the most squares on a side
 * @property {OptionInfo[]} options
 * @property {boolean} seeded whether it ever draws at random
 * @property {PseudocodeLine[]} pseudocode
 */
/**
 * @typedef {object} PseudocodeLine
 * @property {string} text indented by two spaces for every level
 * @property {string[]} ids of the steps that execute it
 */
/**
 * What a run is made from.
 * @typedef {object} Order
 * @property {Puzzle} puzzle
 * @property {string} solver an id of the roster
 * @property {string} options as in a link: `rows=fewest&squares=random`
 * @property {number} seed
 */
/** @typedef {wasm.Run} Run */
/** @typedef {wasm.Request} Request what a run is to do */
/** @typedef {wasm.Wanted} Wanted what is to be shown besides the figures */
/** @typedef {wasm.Snapshot} Snapshot everything there is to show of a moment */
/** @typedef {wasm.Annotation} Annotation what a solver wants drawn on its board */
/** @typedef {wasm.TreeLevel} TreeLevel */
/** @typedef {wasm.TreeValue} TreeValue */
/** @typedef {wasm.Play} Play */
/** @typedef {wasm.Picture} Picture */
/** @typedef {wasm.Thinking} Thinking a question that is worked on in slices */
/** @typedef {wasm.Hint} Hint */
/** @typedef {wasm.Deduction} Deduction */
/** @typedef {wasm.Imagined} Imagined */
/** @typedef {wasm.BoardLine} BoardLine a row or a column */
/** @typedef {wasm.Solutions} Ways how many solutions a board has */
/** @typedef {wasm.MadePuzzle} MadePuzzle */
/** @typedef {wasm.LaneOrder} LaneOrder a solver with its options and seed */
/** @typedef {wasm.Race} Race two to four solvers on one puzzle */
/** @typedef {wasm.RaceRequest} RaceRequest what a race is to do */
/** @typedef {wasm.RaceSnapshot} RaceSnapshot everything there is to show of a moment of a race */
/** @typedef {wasm.LaneMoment} LaneMoment */
/** @typedef {wasm.LaneEnd} LaneEnd what the run of a lane comes to */
/** @typedef {wasm.Ghost} Ghost one method's tree inside another's, worked on in slices */
/** @typedef {wasm.GhostNews} GhostNews */
/** @typedef {wasm.GhostProfile} GhostProfile */
/** @typedef {wasm.Survey} Survey many runs measured, in slices */
/** @typedef {wasm.SurveyNews} SurveyNews */
/** @typedef {wasm.SurveyRun} SurveyRun */
/** @typedef {wasm.SizeNews} SurveySize */
/** @typedef {wasm.Spread} Spread */
/**
 * What a survey is made from; a run makes up to `limit` steps.
 * @typedef {{survey: "starts", game: GameId, rows: number, columns: number, lane: LaneOrder, limit: number}
 *   | {survey: "growth", game: GameId, from: number, to: number, samples: number, lane: LaneOrder, limit: number}
 *   | {survey: "chance", puzzle: Puzzle, lane: LaneOrder, seeds: number, limit: number}
 *   | {survey: "course", puzzle: Puzzle, lane: LaneOrder, limit: number}} SurveyOrder
 */

const engine = new Door(
  { init, hasPanicked: wasm.hasPanicked },
  new URL("../pkg/engine_bg.wasm", import.meta.url),
);

/** The engine as it is compiled, for workers. */
export const compiledEngine = () => engine.compiled();

/**
 * Starts the engine.
 * @param {import("./door.js").Stopped} stopped
 * @param {WebAssembly.Module} [ready] compiled by somebody else
 */
export const loadEngine = (stopped, ready) => engine.open(stopped, ready);

/**
 * A run before its first step.
 * @param {Order} order
 * @returns {Run}
 */
export const makeRun = ({ puzzle, solver, options, seed }) =>
  engine.make(() => new wasm.Run(puzzle, solver, options, seed));

/**
 * A question that takes thought.
 * @param {import("./thinker.js").Question} question
 * @returns {Thinking}
 */
export const makeThinking = (question) => engine.make(() => thinkingOf(question));

/** @param {import("./thinker.js").Question} question */
function thinkingOf(question) {
  const { Thinking } = wasm;
  if (question.ask === "hint") return Thinking.hint(question.puzzle, question.record);
  if (question.ask === "ways") return Thinking.ways(question.puzzle);
  if (question.ask === "grade") return Thinking.grade(question.puzzle);
  if (question.ask === "generate") return Thinking.generate(question.wish);
  return Thinking.daily(question.date);
}

/**
 * A race before its first step.
 * @param {Puzzle} puzzle
 * @param {LaneOrder[]} lanes two to four
 * @param {number} limit steps that each of them makes at most
 * @returns {Race}
 */
export const makeRace = (puzzle, lanes, limit) =>
  engine.make(() => new wasm.Race(puzzle, lanes, limit));

/**
 * One method's tree inside another's; throws, with a sentence, if it does not lie there.
 * @param {Puzzle} puzzle
 * @param {LaneOrder} weaker
 * @param {LaneOrder} stronger
 * @param {number} limit steps that the weaker one makes at most
 * @returns {Ghost}
 */
export const makeGhost = (puzzle, weaker, stronger, limit) =>
  engine.make(() => new wasm.Ghost(puzzle, weaker, stronger, limit));

/**
 * Whether the search tree of the stronger method lies inside that of the weaker one.
 * @param {GameId} game
 * @param {LaneOrder} weaker
 * @param {LaneOrder} stronger
 */
export const nests = (game, weaker, stronger) =>
  engine.guard(() => wasm.nests(game, weaker, stronger));

/**
 * Many runs to be measured, or every step of one.
 * @param {SurveyOrder} order
 * @returns {Survey}
 */
export const makeSurvey = (order) => engine.make(() => surveyOf(order));

/** @param {SurveyOrder} order */
function surveyOf(order) {
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
 * @param {number} width in pixels
 * @param {number} height
 */
export const makeFilm = (width, height) => engine.make(() => new wasm.Movie(width, height));

/**
 * A painter for a run.
 * @param {Run} run
 * @param {Uint32Array} colours in the order of `paletteNames`
 * @returns {Picture}
 */
export const makePicture = (run, colours) => engine.make(() => new wasm.Picture(run, colours));

/**
 * The pixels that a painter painted last, where they lie in the engine's memory: to be read before
 * the next call of anything.
 * @param {Picture} picture
 */
export function pixelsOf(picture) {
  const { pixels, width, height } = picture;
  const bytes = new Uint8ClampedArray(engine.bytes, pixels, 4 * width * height);
  return new ImageData(bytes, width, height);
}

/** What the colours of a picture are for, in the order in which a painter takes them. */
export const paletteNames = () => engine.guard(() => wasm.paletteNames());

/**
 * @typedef {object} PublishedRow
 * @property {string} source
 * @property {string} what
 * @property {number | null} n
 * @property {number | null} published
 * @property {boolean} slow whether it takes over ten seconds on an ordinary machine
 * @property {string} why
 */

/** @returns {PublishedRow[]} every figure that the sources print */
export const publishedRows = () => engine.guard(() => wasm.publishedRows());

/** What has to be said wherever the published figures are shown. */
export const caution = () => engine.guard(() => wasm.publishedCaution());

/**
 * The work that measures a row.
 * @param {number} row
 */
export const makeMeasurement = (row) => engine.make(() => new wasm.Measurement(row));

/**
 * One bit for each tie-break of Warnsdorff's rule that succeeds from a start without turning back;
 * the highest bit where no tour begins.
 * @param {number} rows
 * @param {number} columns
 * @param {number} start
 */
export const tieBreaksThatSucceed = (rows, columns, start) =>
  engine.guard(() => wasm.tieBreaksThatSucceed(rows, columns, start));

/**
 * How many solutions a board of queens has.
 * @param {Puzzle} puzzle
 */
export const solutions = (puzzle) => engine.guard(() => wasm.solutions(puzzle));

// ---- the table's, for workers: they have the engine alone ---------------------------------------

/**
 * A fresh game for a person to play.
 * @param {Puzzle} puzzle
 * @param {boolean} free whether queens may be put where another attacks
 * @returns {Play}
 */
export const makePlay = (puzzle, free) => engine.make(() => new wasm.Play(puzzle, free));

/** The names of all squares of a board, by number. @param {number} rows @param {number} columns */
export const squareNames = (rows, columns) => engine.guard(() => wasm.squareNames(rows, columns));

/** Panics, so that what the page does then can be tested. */
export const panicOnPurpose = () => engine.guard(() => wasm.panicOnPurpose());

/** Asks for more memory than there is, to the same end. */
export const exhaustOnPurpose = () => engine.guard(() => wasm.exhaustOnPurpose());
