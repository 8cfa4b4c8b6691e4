/**
 * What the person has chosen and done: everything that a reload must bring back, and nothing else.
 * Play has all games that were begun, Watch a run of each puzzle, Compare what is set up on each of
 * its tabs. No DOM, and nothing is asked of the engine.
 */

import { listed } from "../base/lists.js";
import { count } from "../base/numbers.js";
import { firstComparisons } from "./compare/index.js";
import { newDraft } from "./draft.js";
import { idOf, namesOf } from "./ids.js";
import { FIRST_LESSON, openingOf, partAt } from "./lessons.js";
import { FIRST_WISHES } from "./wish.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").Puzzle} Puzzle */
/** @typedef {import("../cards/moment.js").Moment} Moment */
/** @typedef {"play" | "watch" | "learn" | "compare"} Mode */
/** The screens of Play: what there is to play, a game, a board that is set up. @typedef {"home" | "board" | "draft"} Screen */
/** @typedef {"normal" | "fast" | "flat"} Speed */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./wish.js").FreePlay} FreePlay */
/** What names a puzzle that is played: see `ids.js`. @typedef {string} Id */
/**
 * A board and what is given on it.
 * @typedef {object} Layout
 * @property {number} rows
 * @property {number} columns
 * @property {number[]} squares the locked queens in ascending order, or the start, if there is one yet
 * @property {number[]} blocked squares that a knight must not visit
 * @property {boolean} closed whether a tour has to close
 */
/**
 * What has been done by hand on a board.
 * @typedef {object} Played
 * @property {string} record the moves that stand, as text
 * @property {string} undone the moves taken back that can be made again, the next one first
 * @property {number} seconds the time played
 * @property {number} hints how many were asked for
 * @property {string | null} mark the position that was marked, if one was
 * @property {string} tries of queens every square that one was put on, of a knight every jump that
 *   was taken back, by its number; in the order of time
 */
/**
 * A puzzle that is played, and all that is kept of it.
 * @typedef {Layout & Played & Keeping} Kept
 */
/**
 * @typedef {object} Keeping
 * @property {Id} id
 * @property {GameId} game
 * @property {string | null} day whose puzzle it is
 * @property {string | null} grade
 * @property {number} begun when the first move was made, in milliseconds; 0 before that
 * @property {number} changed when the last one was
 * @property {Solve | null} solved
 */
/**
 * A puzzle that was solved.
 * @typedef {object} Solve
 * @property {Id} id
 * @property {GameId} game
 * @property {number} rows
 * @property {number} columns
 * @property {string} at the locked queens, or the start: `f6+c1`
 * @property {number} blocked how many squares
 * @property {boolean} closed
 * @property {string | null} grade
 * @property {string | null} day whose puzzle it was
 * @property {string} on the date where it was solved, such as 2026-11-21
 * @property {number} ended the time, in milliseconds
 * @property {boolean} inTime whether it was the puzzle of its day, and solved on that day
 * @property {number} seconds
 * @property {number} moves
 * @property {number} hints
 * @property {string} position the pieces that the person put there: `a5+d3`
 * @property {TourKinds | null} kinds what else there is to say of a tour
 */
/** @typedef {{closed: boolean, symmetric: string, semiMagic: boolean, magic: boolean}} TourKinds */
/**
 * The puzzles of a day, squares by name.
 * @typedef {object} Daily
 * @property {string} date
 * @property {number} version
 * @property {{size: string, at: string[], grade: string}} queens
 * @property {{size: string, at: string[], closed: boolean, blocked: string[], grade: string}} knights
 */
/**
 * Everything that is played by hand.
 * @typedef {object} Playing
 * @property {Record<Id, Kept>} games
 * @property {Record<GameId, Id>} seen
 * @property {Record<GameId, Id[]>} back boards that Undo goes back to, the last one first to come back
 * @property {Record<GameId, Id[]>} on boards that Redo goes on to, the next one first
 */
/**
 * A solver and how it is asked to solve.
 * @typedef {object} Chosen
 * @property {string} solver
 * @property {string} options as in a link: `rows=fewest&squares=random`
 * @property {number} seed for solvers that choose at random
 */
/** @typedef {Layout & Chosen & {step: number}} WatchedRun a run and the step at which it stands */
/** A step of a run that a person marked; the run by its link, at step 0. @typedef {{run: string, step: number}} Bookmark */
/**
 * @typedef {object} State
 * @property {GameId} game
 * @property {Mode} mode
 * @property {Screen} screen of Play; beside a board as large as a desktop's, home is seen as well
 * @property {Playing} play
 * @property {Record<GameId, Draft>} drafts boards that are being set up
 * @property {Record<GameId, FreePlay>} wishes for puzzles to be made
 * @property {Record<GameId, WatchedRun>} watch
 * @property {import("./compare/index.js").Comparisons} compare
 * @property {boolean} free
 * @property {Record<GameId, boolean>} warn whether to say that a position can't be completed
 * @property {boolean} hints
 * @property {Speed} speed
 * @property {number} rate steps per second at Normal, a thousandth of those at Fast
 * @property {"light" | "dark" | null} theme null follows the system
 * @property {import("./lessons.js").LessonPlace} lesson where one is in the course
 * @property {boolean} about whether the solver's story is read, and not its code
 * @property {boolean} letters whether keys of a single letter do anything
 * @property {Bookmark[]} bookmarks in the order in which they were set
 * @property {boolean} shadows whether squares take the colour of the queen that attacks them
 * @property {boolean} autoCross whether attacked squares are crossed out
 * @property {boolean} conflicts whether queens that attack each other are joined by a line
 * @property {boolean} pathNumbers whether the squares of a tour are numbered
 * @property {boolean} timer whether the time is shown
 * @property {boolean} sounds
 * @property {"piece" | "cross"} pen what a click puts on a square
 * @property {string[]} hintsSeen first hints that were used, and do not come again
 * @property {Record<string, Daily>} days the puzzles of those days that were asked for
 * @property {Solve[]} solves in the order in which they were solved
 * @property {Solve[]} solvesAside those that were set aside by a reset, which can be taken back
 * @property {string[]} learned the parts of lessons that were seen and answered, as `forward-checking/1`
 * @property {number} resets how many times solves were set aside or brought back
 */

/** The solvers that a person meets first. @type {Record<GameId, string>} */
export const USUAL_SOLVERS = { queens: "forward-checking", knights: "warnsdorff" };

/** The slowest and the fastest rate. */
export const RATES = { least: 0.5, most: 60 };

/** A board on which nothing is given. */
export const NOTHING_GIVEN = {
  squares: /** @type {number[]} */ ([]),
  blocked: /** @type {number[]} */ ([]),
};

/** Nothing done by hand yet. @type {Played} */
export const NOT_PLAYED = {
  ...{ record: "", undone: "", seconds: 0, hints: 0, mark: null, tries: "" },
};

/** The board that there is before any other. @type {Layout} */
export const EMPTY = { rows: 8, columns: 8, ...NOTHING_GIVEN, closed: false };

/** @returns {State} */
export const initialState = () => ({
  game: "queens",
  mode: "play",
  screen: "board",
  drafts: { queens: newDraft(EMPTY), knights: newDraft(EMPTY) },
  wishes: FIRST_WISHES,
  play: playing([newGame("queens", EMPTY), newGame("knights", EMPTY)]),
  watch: { queens: newRun("queens"), knights: newRun("knights") },
  compare: firstComparisons(),
  free: true,
  warn: { queens: false, knights: true },
  hints: true,
  speed: "normal",
  rate: 2,
  theme: null,
  lesson: FIRST_LESSON,
  about: false,
  letters: true,
  bookmarks: [],
  ...{ shadows: true, autoCross: false, conflicts: true, pathNumbers: true, timer: true },
  ...{ sounds: false, pen: "piece", hintsSeen: [] },
  ...{ days: {}, solves: [], solvesAside: [], resets: 0, learned: [] },
});

/**
 * A puzzle that nobody has played yet.
 * @param {GameId} game
 * @param {Layout} layout
 * @param {Partial<Kept>} [more]
 * @returns {Kept}
 */
export const newGame = (game, layout, more = {}) => ({
  ...{ id: idOf(game, layout), game, ...layout, ...NOT_PLAYED },
  ...{ day: null, grade: null, begun: 0, changed: 0, solved: null, ...more },
});

/**
 * These games and no others, of which the first of each kind is seen.
 * @param {Kept[]} games
 * @returns {Playing}
 */
function playing(games) {
  const first = (/** @type {GameId} */ wanted) =>
    games.find(({ game }) => game === wanted)?.id ?? "";
  return {
    games: Object.fromEntries(games.map((kept) => [kept.id, kept])),
    seen: { queens: first("queens"), knights: first("knights") },
    back: { queens: [], knights: [] },
    on: { queens: [], knights: [] },
  };
}

/** @param {GameId} game @returns {WatchedRun} */
const newRun = (game) => ({
  ...EMPTY,
  solver: USUAL_SOLVERS[game],
  options: "",
  seed: 0,
  step: 0,
});

/**
 * The moment at which the part of a lesson that is seen opens.
 * @param {State} state
 */
const lessonMoment = ({ lesson }) => openingOf(partAt(lesson), USUAL_SOLVERS);

/**
 * The game that is seen: in Learn that of the lesson.
 * @param {State} state
 */
export const gameOf = (state) => (state.mode === "learn" ? lessonMoment(state).game : state.game);

/**
 * The puzzle that is played by hand, and what was done there.
 * @param {State} state
 */
export const playedOf = ({ play, game }) => play.games[play.seen[game]];

/**
 * The run that is watched: in Learn that of the lesson, at the step that is seen.
 * @param {State} state
 * @returns {WatchedRun}
 */
export function runOf(state) {
  if (state.mode !== "learn") return state.watch[state.game];
  const { step, lock } = state.lesson;
  const opening = lessonMoment(state);
  const squares = lock === null ? opening.squares : [lock];
  return runTo({ ...opening, squares, step: step ?? opening.step });
}

/**
 * The board that is seen.
 * @param {State} state
 * @returns {Layout}
 */
export function boardOf(state) {
  if (state.mode !== "play") return runOf(state);
  return isDrafting(state) ? state.drafts[state.game].layout : playedOf(state);
}

/** The board that is being set up, or null. @param {State} state */
export const draftOf = (state) =>
  isDrafting(state) ? { game: state.game, layout: boardOf(state) } : null;

/** Whether a board is being set up. @param {State} state */
export const isDrafting = ({ mode, screen }) => mode === "play" && screen === "draft";

/**
 * The run that comes to a moment.
 * @param {Moment} moment
 * @returns {WatchedRun}
 */
export const runTo = ({ game: _, ...run }) => run;

/**
 * The layout of a board, and nothing else of it.
 * @param {Layout} board
 * @returns {Layout}
 */
export const layoutOf = ({ rows, columns, squares, blocked, closed }) => ({
  rows,
  columns,
  squares,
  blocked,
  closed,
});

/** So many locked queens are named; more are counted. */
const NAMED = 4;

/** The puzzle that is seen in a few words. @param {State} state */
export const puzzleWords = (state) => layoutWords(gameOf(state), boardOf(state));

/**
 * A puzzle in a few words: `8 × 8, f6 and c1 locked`.
 * @param {GameId} game
 * @param {Layout} layout
 */
export function layoutWords(game, { rows, columns, squares, closed }) {
  const size = `${count(rows)} × ${count(columns)}`;
  if (squares.length === 0) return size;
  const names = namesOf({ rows, columns }, squares);
  if (game === "knights") return `${size} from ${names[0]}${closed ? ", closed" : ""}`;
  if (names.length > NAMED) return `${size}, ${names.length} queens locked`;
  return `${size}, ${listed(names)} locked`;
}

/**
 * The puzzle that is seen.
 * @param {State} state
 * @returns {Puzzle}
 */
export const puzzleOf = (state) => puzzleAs(gameOf(state), boardOf(state));

/**
 * A layout as a puzzle.
 * @param {GameId} game
 * @param {Layout} layout
 * @returns {Puzzle}
 */
export const puzzleAs = (game, layout) => ({ game, ...layoutOf(layout) });
