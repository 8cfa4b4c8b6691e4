/**
 * The one door to the compiled crate: nobody else imports the generated package.
 *
 * Every call goes through a guard. A panic in Rust, or a lack of memory, arrives here as a
 * WebAssembly trap; from then on the engine's memory cannot be trusted, so it is told once and no
 * further call gets through.
 */
import init, * as wasm from "../pkg/forward_check.js";

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

/** A call that the engine could not finish because the program has a mistake. */
export class EnginePanic extends Error {}

/** Work that does not fit into the memory that there is. Its message says what to do. */
export class EngineFull extends Error {
  constructor(/** @type {unknown} */ cause) {
    const what = "This board does not fit into the memory that the browser gives";
    super(`${what}: choose a smaller one.`, { cause });
  }
}

/** @type {(() => void) | null} */
let onPanic = null;
let dead = false;
/** @type {WebAssembly.Memory | null} */
let memory = null;

/** @type {WebAssembly.Module | null} */
let module = null;

/** The engine as it was compiled, for workers; null before it is loaded. */
export const compiled = () => module;

/**
 * Fetches the engine, unless it has been compiled already, and starts it.
 * @param {() => void} panicked called once, when the engine has panicked
 * @param {WebAssembly.Module} [ready]
 */
export async function load(panicked, ready) {
  onPanic = panicked;
  module = ready ?? (await compile());
  memory = (await init({ module_or_path: module })).memory;
}

/** Compiles the engine while it is fetched. */
const compile = () =>
  WebAssembly.compileStreaming(fetch(new URL("../pkg/forward_check_bg.wasm", import.meta.url)));

/**
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
function guard(call) {
  if (dead) throw new EnginePanic("The engine has stopped.");
  try {
    return call();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    dead = true;
    if (!wasm.hasPanicked()) throw new EngineFull(error);
    onPanic?.();
    throw new EnginePanic("The engine has stopped.", { cause: error });
  }
}

/**
 * The same handle with every method and property behind the guard.
 * @template {object} T
 * @param {T} handle
 * @returns {T}
 */
function guarded(handle) {
  return new Proxy(handle, {
    get(target, key) {
      const value = guard(() => Reflect.get(target, key, target));
      if (typeof value !== "function") return value;
      return (/** @type {unknown[]} */ ...given) => guard(() => value.apply(target, given));
    },
  });
}

/**
 * A run before its first step.
 * @param {Order} order
 * @returns {Run}
 */
export const makeRun = ({ puzzle, solver, options, seed }) =>
  guarded(guard(() => new wasm.Run(puzzle, solver, options, seed)));

/**
 * A fresh game for a person to play.
 * @param {Puzzle} puzzle
 * @param {boolean} free whether queens may be put where another attacks
 * @returns {Play}
 */
export const makePlay = (puzzle, free) => guarded(guard(() => new wasm.Play(puzzle, free)));

/**
 * A question that takes thought.
 * @param {import("./thinker.js").Question} question
 * @returns {Thinking}
 */
export const makeThinking = (question) => guarded(guard(() => thinkingOf(question)));

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
  guarded(guard(() => new wasm.Race(puzzle, lanes, limit)));

/**
 * One method's tree inside another's; throws, with a sentence, if it does not lie there.
 * @param {Puzzle} puzzle
 * @param {LaneOrder} weaker
 * @param {LaneOrder} stronger
 * @param {number} limit steps that the weaker one makes at most
 * @returns {Ghost}
 */
export const makeGhost = (puzzle, weaker, stronger, limit) =>
  guarded(guard(() => new wasm.Ghost(puzzle, weaker, stronger, limit)));

/**
 * Whether the search tree of the stronger method lies inside that of the weaker one.
 * @param {GameId} game
 * @param {LaneOrder} weaker
 * @param {LaneOrder} stronger
 */
export const nests = (game, weaker, stronger) => guard(() => wasm.nests(game, weaker, stronger));

/**
 * Many runs to be measured, or every step of one.
 * @param {SurveyOrder} order
 * @returns {Survey}
 */
export const makeSurvey = (order) => guarded(guard(() => surveyOf(order)));

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
export const makeFilm = (width, height) => guarded(guard(() => new wasm.Movie(width, height)));

/**
 * A painter for a run.
 * @param {Run} run
 * @param {Uint32Array} colours in the order of `paletteNames`
 * @returns {Picture}
 */
export const makePicture = (run, colours) => guarded(guard(() => new wasm.Picture(run, colours)));

/**
 * The pixels that a painter painted last, where they lie in the engine's memory: to be read before
 * the next call of anything.
 * @param {Picture} picture
 */
export function pixelsOf(picture) {
  if (!memory) throw new Error("The engine has not been loaded.");
  const { pixels, width, height } = picture;
  const bytes = new Uint8ClampedArray(memory.buffer, pixels, 4 * width * height);
  return new ImageData(bytes, width, height);
}

/** What the colours of a picture are for, in the order in which a painter takes them. */
export const paletteNames = () => guard(() => wasm.paletteNames());

/** @returns {SolverInfo[]} every solver there is */
export const roster = () => guard(() => wasm.roster());

/**
 * Throws, with a sentence, if there is no such puzzle.
 * @param {Puzzle} puzzle
 */
export const checkPuzzle = (puzzle) => guard(() => wasm.checkPuzzle(puzzle));

/**
 * Throws, with a sentence, if no run can be made of a puzzle, a solver and its options.
 * @param {Puzzle} puzzle
 * @param {string} solver
 * @param {string} options
 */
export const checkRun = (puzzle, solver, options) =>
  guard(() => wasm.checkRun(puzzle, solver, options));

/**
 * The names of all squares of a board, by number. Throws, with a sentence, if a side is out of range.
 * @param {number} rows
 * @param {number} columns
 */
export const squareNames = (rows, columns) => guard(() => wasm.squareNames(rows, columns));

/**
 * A square that some solution holds, drawn at random.
 * @param {number} side
 * @param {number} seed
 */
export const randomLock = (side, seed) => guard(() => wasm.randomLock(side, seed));

/**
 * What kind of tour a path is that visits every square.
 * @param {Puzzle} puzzle
 * @param {number[]} path squares in visiting order
 */
export const tourKinds = (puzzle, path) =>
  guard(() => wasm.tourKinds(puzzle, Uint32Array.from(path)));

/**
 * The grades that puzzles of queens can have.
 * @param {number} side
 * @param {number} locks 0 for any number
 */
export const queensGrades = (side, locks) => guard(() => wasm.queensGrades(side, locks));

/**
 * A square on which another queen can be locked so that a solution is left, drawn at random; null
 * if there is none, or none was found.
 * @param {number} side
 * @param {number[]} locked
 * @param {number} seed
 */
export function anotherLock(side, locked, seed) {
  if (locked.length === 0) return randomLock(side, seed);
  const square = guard(() => wasm.anotherLock(side, Uint32Array.from(locked), seed));
  return square ?? null;
}

/**
 * Why a puzzle has no solution and what to change, in sentences; undefined where it has one, or
 * nobody knows.
 * @param {Puzzle} puzzle
 */
export const whyHopeless = (puzzle) => guard(() => wasm.whyHopeless(puzzle));

/**
 * A start that no theorem excludes, drawn at random.
 * @param {number} rows
 * @param {number} columns
 * @param {boolean} closed
 * @param {number[]} blocked
 * @param {number} seed
 */
export const randomStart = (rows, columns, closed, blocked, seed) =>
  guard(() => wasm.randomStart(rows, columns, closed, Uint32Array.from(blocked), seed));

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
export const publishedRows = () => guard(() => wasm.publishedRows());

/** What has to be said wherever the published figures are shown. */
export const caution = () => guard(() => wasm.publishedCaution());

/**
 * The work that measures a row.
 * @param {number} row
 */
export const makeMeasurement = (row) => guarded(guard(() => new wasm.Measurement(row)));

/**
 * One bit for each tie-break of Warnsdorff's rule that succeeds from a start without turning back;
 * the highest bit where no tour begins.
 * @param {number} rows
 * @param {number} columns
 * @param {number} start
 */
export const tieBreaksThatSucceed = (rows, columns, start) =>
  guard(() => wasm.tieBreaksThatSucceed(rows, columns, start));

/**
 * The number of the square with a name such as a8.
 * @param {{rows: number, columns: number}} size
 * @param {string} name
 */
export const parseSquare = ({ rows, columns }, name) =>
  guard(() => wasm.parseSquare(rows, columns, name));

/**
 * How many solutions a board of queens has.
 * @param {Puzzle} puzzle
 */
export const solutions = (puzzle) => guard(() => wasm.solutions(puzzle));

/** Panics, so that what the page does then can be tested. */
export const panicOnPurpose = () => guard(() => wasm.panicOnPurpose());

/** Asks for more memory than there is, to the same end. */
export const exhaustOnPurpose = () => guard(() => wasm.exhaustOnPurpose());
