/**
 * What the person has chosen and done: everything that a reload must bring back, and nothing else.
 * Play has all games that were begun, Watch a run of each puzzle, Compare what is set up on each of
 * its tabs. No DOM, and nothing is asked of the engine.
 */

import type { Moment } from "../content/moment.ts";
import { listed } from "../core/lists.ts";
import { count } from "../core/numbers.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import { type Comparisons, firstComparisons } from "./compare/index.ts";
import { type Draft, newDraft } from "./draft.ts";
import { idOf, namesOf } from "./ids.ts";
import { FIRST_LESSON, type LessonPlace, openingOf, partAt } from "./lessons.ts";
import { FIRST_WISHES, type FreePlay } from "./wish.ts";

export type Mode = "play" | "watch" | "learn" | "compare";

/** The screens of Play: what there is to play, a game, a board that is set up. */
export type Screen = "home" | "board" | "draft";
export type Speed = "normal" | "fast" | "flat";

/** What names a puzzle that is played: see `ids.ts`. */
export type Id = string;

/** A board and what is given on it. */
export interface Layout {
  rows: number;
  columns: number;
  /** The locked queens in ascending order, or the start, if there is one yet. */
  squares: number[];
  /** Squares that a knight must not visit. */
  blocked: number[];
  /** Whether a tour has to close. */
  closed: boolean;
}

/** What has been done by hand on a board. */
export interface Played {
  /** The moves that stand, as text. */
  record: string;
  /** The moves taken back that can be made again, the next one first. */
  undone: string;
  /** The time played. */
  seconds: number;
  /** How many were asked for. */
  hints: number;
  /** The position that was marked, if one was. */
  mark: string | null;
  /**
   * Of queens every square that one was put on, of a knight every jump that was taken back, by its
   * number; in the order of time.
   */
  tries: string;
}

/** A puzzle that is played, and all that is kept of it. */
export type Kept = Layout & Played & Keeping;

interface Keeping {
  id: Id;
  game: GameId;
  /** Whose puzzle it is. */
  day: string | null;
  grade: string | null;
  /** When the first move was made, in milliseconds; 0 before that. */
  begun: number;
  /** When the last one was. */
  changed: number;
  solved: Solve | null;
}

/** A puzzle that was solved. */
export interface Solve {
  id: Id;
  game: GameId;
  rows: number;
  columns: number;
  /** The locked queens, or the start: `f6+c1`. */
  at: string;
  /** How many squares. */
  blocked: number;
  closed: boolean;
  grade: string | null;
  /** Whose puzzle it was. */
  day: string | null;
  /** The date where it was solved, such as 2026-11-21. */
  on: string;
  /** The time, in milliseconds. */
  ended: number;
  /** Whether it was the puzzle of its day, and solved on that day. */
  inTime: boolean;
  seconds: number;
  moves: number;
  hints: number;
  /** The pieces that the person put there: `a5+d3`. */
  position: string;
  /** What else there is to say of a tour. */
  kinds: TourKinds | null;
}

export interface TourKinds {
  closed: boolean;
  symmetric: string;
  semiMagic: boolean;
  magic: boolean;
}

/** The puzzles of a day, squares by name. */
export interface Daily {
  date: string;
  version: number;
  queens: { size: string; at: string[]; grade: string };
  knights: { size: string; at: string[]; closed: boolean; blocked: string[]; grade: string };
}

/** Everything that is played by hand. */
export interface Playing {
  games: Record<Id, Kept>;
  seen: Record<GameId, Id>;
  /** Boards that Undo goes back to, the last one first to come back. */
  back: Record<GameId, Id[]>;
  /** Boards that Redo goes on to, the next one first. */
  on: Record<GameId, Id[]>;
}

/** A solver and how it is asked to solve. */
export interface Chosen {
  solver: string;
  /** As in a link: `rows=fewest&squares=random`. */
  options: string;
  /** For solvers that choose at random. */
  seed: number;
}

/** A run and the step at which it stands. */
export type WatchedRun = Layout & Chosen & { step: number };

/** A step of a run that a person marked; the run by its link, at step 0. */
export interface Bookmark {
  run: string;
  step: number;
}

export interface State {
  game: GameId;
  mode: Mode;
  /** Of Play; beside a board as large as a desktop's, home is seen as well. */
  screen: Screen;
  play: Playing;
  /** Boards that are being set up. */
  drafts: Record<GameId, Draft>;
  /** For puzzles to be made. */
  wishes: Record<GameId, FreePlay>;
  watch: Record<GameId, WatchedRun>;
  compare: Comparisons;
  free: boolean;
  /** Whether to say that a position can't be completed. */
  warn: Record<GameId, boolean>;
  hints: boolean;
  speed: Speed;
  /** Steps per second at Normal, a thousandth of those at Fast. */
  rate: number;
  /** Null follows the system. */
  theme: "light" | "dark" | null;
  /** Where one is in the course. */
  lesson: LessonPlace;
  /** Whether the solver's story is read, and not its code. */
  about: boolean;
  /** Whether keys of a single letter do anything. */
  letters: boolean;
  /** In the order in which they were set. */
  bookmarks: Bookmark[];
  /** Whether squares take the colour of the queen that attacks them. */
  shadows: boolean;
  /** Whether attacked squares are crossed out. */
  autoCross: boolean;
  /** Whether queens that attack each other are joined by a line. */
  conflicts: boolean;
  /** Whether the squares of a tour are numbered. */
  pathNumbers: boolean;
  /** Whether the time is shown. */
  timer: boolean;
  sounds: boolean;
  /** What a click puts on a square. */
  pen: "piece" | "cross";
  /** First hints that were used, and do not come again. */
  hintsSeen: string[];
  /** The puzzles of those days that were asked for. */
  days: Record<string, Daily>;
  /** In the order in which they were solved. */
  solves: Solve[];
  /** Those that were set aside by a reset, which can be taken back. */
  solvesAside: Solve[];
  /** The parts of lessons that were seen and answered, as `forward-checking/1`. */
  learned: string[];
  /** How many times solves were set aside or brought back. */
  resets: number;
}

/** The solvers that a person meets first. */
export const USUAL_SOLVERS: Record<GameId, string> = {
  queens: "forward-checking",
  knights: "warnsdorff",
};

/** The slowest and the fastest rate. */
export const RATES = { least: 0.5, most: 60 };

/** A board on which nothing is given. */
export const NOTHING_GIVEN = {
  squares: [] as number[],
  blocked: [] as number[],
};

/** Nothing done by hand yet. */
export const NOT_PLAYED: Played = {
  ...{ record: "", undone: "", seconds: 0, hints: 0, mark: null, tries: "" },
};

/** The board that there is before any other. */
export const EMPTY: Layout = { rows: 8, columns: 8, ...NOTHING_GIVEN, closed: false };

export const initialState = (): State => ({
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

/** A puzzle that nobody has played yet. */
export const newGame = (game: GameId, layout: Layout, more: Partial<Kept> = {}): Kept => ({
  ...{ id: idOf(game, layout), game, ...layout, ...NOT_PLAYED },
  ...{ day: null, grade: null, begun: 0, changed: 0, solved: null, ...more },
});

/** These games and no others, of which the first of each kind is seen. */
function playing(games: Kept[]): Playing {
  const first = (wanted: GameId) => games.find(({ game }) => game === wanted)?.id ?? "";
  return {
    games: Object.fromEntries(games.map((kept) => [kept.id, kept])),
    seen: { queens: first("queens"), knights: first("knights") },
    back: { queens: [], knights: [] },
    on: { queens: [], knights: [] },
  };
}

const newRun = (game: GameId): WatchedRun => ({
  ...EMPTY,
  solver: USUAL_SOLVERS[game],
  options: "",
  seed: 0,
  step: 0,
});

/** The moment at which the part of a lesson that is seen opens. */
const lessonMoment = ({ lesson }: State) => openingOf(partAt(lesson), USUAL_SOLVERS);

/** The game that is seen: in Learn that of the lesson. */
export const gameOf = (state: State) =>
  state.mode === "learn" ? lessonMoment(state).game : state.game;

/** The puzzle that is played by hand, and what was done there. */
export const playedOf = ({ play, game }: State): Kept => keptAs(play, play.seen[game]);

/** The puzzle that is kept as an id. */
function keptAs({ games }: Playing, id: Id): Kept {
  const kept = games[id];
  if (!kept) throw new Error(`No puzzle is kept as ${id}.`);
  return kept;
}

/** The run that is watched: in Learn that of the lesson, at the step that is seen. */
export function runOf(state: State): WatchedRun {
  if (state.mode !== "learn") return state.watch[state.game];
  const { step, lock } = state.lesson;
  const opening = lessonMoment(state);
  const squares = lock === null ? opening.squares : [lock];
  return runTo({ ...opening, squares, step: step ?? opening.step });
}

/** The board that is seen. */
export function boardOf(state: State): Layout {
  if (state.mode !== "play") return runOf(state);
  return isDrafting(state) ? state.drafts[state.game].layout : playedOf(state);
}

/** The board that is being set up, or null. */
export const draftOf = (state: State) =>
  isDrafting(state) ? { game: state.game, layout: boardOf(state) } : null;

/** Whether a board is being set up. */
export const isDrafting = ({ mode, screen }: State) => mode === "play" && screen === "draft";

/** The run that comes to a moment. */
export const runTo = ({ game: _, ...run }: Moment): WatchedRun => run;

/** The layout of a board, and nothing else of it. */
export const layoutOf = ({ rows, columns, squares, blocked, closed }: Layout): Layout => ({
  rows,
  columns,
  squares,
  blocked,
  closed,
});

/** So many locked queens are named; more are counted. */
const NAMED = 4;

/** The puzzle that is seen in a few words. */
export const puzzleWords = (state: State) => layoutWords(gameOf(state), boardOf(state));

/** A puzzle in a few words: `8 × 8, f6 and c1 locked`. */
export function layoutWords(game: GameId, { rows, columns, squares, closed }: Layout) {
  const size = `${count(rows)} × ${count(columns)}`;
  if (squares.length === 0) return size;
  const names = namesOf({ rows, columns }, squares);
  if (game === "knights") return `${size} from ${names[0]}${closed ? ", closed" : ""}`;
  if (names.length > NAMED) return `${size}, ${names.length} queens locked`;
  return `${size}, ${listed(names)} locked`;
}

/** The puzzle that is seen. */
export const puzzleOf = (state: State): Puzzle => puzzleAs(gameOf(state), boardOf(state));

/** A layout as a puzzle. */
export const puzzleAs = (game: GameId, layout: Layout): Puzzle => ({ game, ...layoutOf(layout) });
