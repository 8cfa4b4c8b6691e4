/** Everything that a reload restores. */

import { MARKS, type Marks } from "../content/marks.ts";
import type { Moment } from "../content/moment.ts";
import { count } from "../core/numbers.ts";
import { coloursOf, needsLetters } from "../core/regions.ts";
import { lockedWords } from "../core/words.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import { type Comparisons, firstComparisons } from "../routes/compare/setups.ts";
import { type Id, idOf, namesOf, perGame } from "../routes/ids.ts";
import { type BoardLayout, FIRST_BOARDS, layoutOf } from "../routes/layout.ts";
import type { Panel } from "../routes/panels.ts";
import type { Mode } from "../routes/path.ts";
import { type Draft, newDraft } from "./draft.ts";
import { FIRST_LAB, type LabPlace } from "./lab-place.ts";
import { FIRST_LESSON, type LessonPlace, openingOf, partAt, type TeachersPage } from "./lessons.ts";
import type { Daily, Kept, Played, Rival } from "./played.ts";
import type { SavedProgram } from "./programs.ts";
import { FIRST_ORDERS, type PuzzleOrder } from "./puzzle-order.ts";
import { NO_LOG, type SolveLog } from "./solves.ts";

export type { Id } from "../routes/ids.ts";
export {
  type BoardLayout,
  EMPTY,
  FIRST_BOARDS,
  layoutOf,
  NOTHING_GIVEN,
} from "../routes/layout.ts";
export type { Mode } from "../routes/path.ts";
export type { Daily, Kept, Origin, Played, Rival, Solve, TourKinds } from "./played.ts";

export type Screen = "home" | "board" | "draft" | "bring" | "explain";

/** A board of the current game whose solution is explained, and which reason is shown, from 1. */
export interface Explained {
  layout: BoardLayout;
  at: number;
}

export type Speed = "normal" | "fast" | "flat";

export interface PlayState {
  games: Record<Id, Kept>;
  seen: Record<GameId, Id>;
  /** Boards that undo leads to, the last one first. */
  back: Record<GameId, Id[]>;
  /** Boards that redo leads to, the next one first. */
  on: Record<GameId, Id[]>;
}

export type Chosen = LaneOrder;
export interface OneRun extends BoardLayout, Chosen {
  step: number;
  /** The squares that the person chose, as text: see `routes/choices.ts`. Missing while the solver chooses alone. */
  choices?: string;
}

export interface WatchedRun extends OneRun {
  /** For undo, before each change: the choices and the step shown, or the whole run if it was another. */
  earlier?: Earlier[];
}

export type Earlier = OneRun | { choices: string; step: number };

/** A marked step; the run is its link at step 0. */
export interface Bookmark {
  run: string;
  step: number;
}

export interface State extends Marks {
  game: GameId;
  mode: Mode;
  /** In Play; wide windows show home beside a board. */
  screen: Screen;
  play: PlayState;
  /** What the screen *explain* shows. */
  explained: Explained;
  drafts: Record<GameId, Draft>;
  /** For generated puzzles. */
  orders: Record<GameId, PuzzleOrder>;
  watch: Record<GameId, WatchedRun>;
  compare: Comparisons;
  free: boolean;
  /** Whether to warn of a position that can't be completed. */
  warn: Record<GameId, boolean>;
  speed: Speed;
  /** Steps per second at Normal; a thousandth of the rate at Fast. */
  rate: number;
  /** Null follows the system. */
  theme: "light" | "dark" | null;
  lesson: LessonPlace;
  /** Shown in place of a lesson. */
  page: TeachersPage | null;
  /** Whether Watch and Learn show only board, sentence and keys, in large type. */
  projector: boolean;
  /** The panels open in Watch: where tabs show one at a time, the first. */
  open: Panel[];
  /** Whether Watch shows one panel at a time in windows with room for all. */
  less: boolean;
  /** Whether Watch shows the solver's story instead of its code. */
  about: boolean;
  /** Whether keyboard shortcuts of one letter work. */
  letters: boolean;
  bookmarks: Bookmark[];
  timer: boolean;
  sounds: boolean;
  /** For challenges, or "". */
  name: string;
  /** What a tap puts on a square. */
  pen: "piece" | "cross";
  /** Hints for newcomers that were followed and don't return. */
  hintsSeen: string[];
  days: Record<string, Daily>;
  solves: SolveLog;
  /** Completed parts of lessons, such as `forward-checking/1`. */
  learned: string[];
  lab: LabPlace;
  /** What a person wrote in the Lab, by task and language. */
  programs: Record<string, SavedProgram>;
}

/** A change of the state, as a pure function. */
export type Change = (state: State) => State;

export const USUAL_SOLVERS: Record<GameId, string> = {
  queens: "forward-checking",
  colour: "forward-checking",
  knights: "warnsdorff",
};

export const RATES = { least: 0.5, most: 60 };

export const NOT_PLAYED: Played = {
  record: "",
  undone: "",
  seconds: 0,
  hints: 0,
  mistakes: 0,
  mark: null,
  tries: "",
  log: "",
  advice: "",
};

export const initialState = (): State => ({
  game: "queens",
  mode: "play",
  screen: "board",
  explained: { layout: FIRST_BOARDS.queens, at: 1 },
  drafts: perGame((game) => newDraft(FIRST_BOARDS[game])),
  orders: FIRST_ORDERS,
  play: firstGames(),
  watch: perGame(newRun),
  compare: firstComparisons(),
  free: true,
  warn: perGame(() => false),
  speed: "normal",
  rate: 2,
  theme: null,
  lesson: FIRST_LESSON,
  page: null,
  projector: false,
  open: [],
  less: false,
  about: false,
  letters: true,
  bookmarks: [],
  ...MARKS,
  timer: true,
  sounds: false,
  name: "",
  pen: "piece",
  hintsSeen: [],
  days: {},
  solves: NO_LOG,
  learned: [],
  lab: FIRST_LAB,
  programs: {},
});

export const newGame = (game: GameId, layout: BoardLayout, more: Partial<Kept> = {}): Kept => ({
  id: idOf(game, layout),
  game,
  ...layout,
  ...NOT_PLAYED,
  day: null,
  grade: null,
  begun: 0,
  changed: 0,
  solved: null,
  ...more,
});

function firstGames(): PlayState {
  const games = perGame((game) => newGame(game, FIRST_BOARDS[game]));
  const none = perGame((): Id[] => []);
  return {
    games: Object.fromEntries(Object.values(games).map((kept) => [kept.id, kept])),
    seen: perGame((game) => games[game].id),
    back: none,
    on: none,
  };
}

const newRun = (game: GameId): WatchedRun => ({
  ...FIRST_BOARDS[game],
  solver: USUAL_SOLVERS[game],
  options: "",
  seed: 0,
  step: 0,
});

const lessonMoment = ({ lesson }: State) => openingOf(partAt(lesson));

/** The current game; in Learn, the lesson's. */
export const gameOf = (state: State) =>
  state.mode === "learn" ? lessonMoment(state).game : state.game;

export function playedOf({ play: { games, seen }, game }: State): Kept {
  const kept = games[seen[game]];
  if (!kept) throw new Error(`No puzzle is kept as ${seen[game]}.`);
  return kept;
}

/** The watched run; in Learn, the lesson's, at the current step. */
export function runOf(state: State): WatchedRun {
  if (state.mode === "lab") return programRun(state);
  if (state.mode !== "learn") return state.watch[state.game];
  const { step, lock } = state.lesson;
  const opening = lessonMoment(state);
  const squares = lock === null ? opening.squares : [lock];
  return runTo({ ...opening, squares, step: step ?? opening.step });
}

/** A program of the Lab in the place of a solver. */
const programRun = ({ game, lab }: State): WatchedRun => ({
  ...lab.boards[game],
  solver: "program",
  options: "",
  seed: 0,
  step: lab.step,
});

export function boardOf(state: State): BoardLayout {
  if (state.mode !== "play") return runOf(state);
  if (isExplaining(state)) return state.explained.layout;
  return isDrafting(state) ? state.drafts[state.game].layout : playedOf(state);
}

export const draftOf = (state: State) =>
  isDrafting(state) ? { game: state.game, layout: boardOf(state) } : null;

/** Whether a board is being read from a picture or a text. */
export const isBringing = ({ mode, screen }: State) => mode === "play" && screen === "bring";

export const isDrafting = ({ mode, screen }: State) => mode === "play" && screen === "draft";

export const isExplaining = ({ mode, screen }: State) => mode === "play" && screen === "explain";

/** Whether Play shows a board that is not played. */
const isStudied = (state: State) => isDrafting(state) || isExplaining(state);

/** Whether a board of colours shows its letters: one in play only if they are wanted, or needed. */
export function hasLetters(state: State) {
  if (state.mode !== "play" || state.colourLetters) return true;
  const { regions } = boardOf(state);
  return regions !== null && needsLetters(coloursOf(regions));
}

/** Whether the search tree is visible, in Watch or beside a lesson. */
export const showsTree = ({ mode, open, lesson }: State) =>
  mode === "learn" ? (partAt(lesson).beside?.includes("tree") ?? false) : open.includes("tree");

export const runTo = ({ game: _, ...run }: Moment): WatchedRun => run;

const NAMED = 4;

export const puzzleWords = (state: State) => layoutWords(gameOf(state), boardOf(state));

/** `8 × 8, queens locked on f6 and c1`; `8 × 8 in colours`. */
export function layoutWords(
  game: GameId,
  { rows, columns, squares, closed, regions }: BoardLayout,
) {
  const size = `${count(columns)} × ${count(rows)}${regions ? " in colours" : ""}`;
  if (squares.length === 0) return size;
  const names = namesOf({ rows, columns }, squares);
  if (game === "knights") return `${size} from ${names[0]}${closed ? ", closed" : ""}`;
  return `${size}, ${lockedWords(names, NAMED)}`;
}

/** Whether the board is hidden until the player starts. */
export const isVeiled = (state: State) =>
  state.mode === "play" && !isStudied(state) && playedOf(state).rival?.started === false;

/** Whether a challenge is being answered: without help. */
export const isDuelling = (state: State) => {
  if (state.mode !== "play" || isStudied(state)) return false;
  const { rival, solved } = playedOf(state);
  return rival !== undefined && rival.gaveUp === undefined && !solved;
};

/** Whether hints are off: a challenge may allow them, and says so in its link (see `play/duel/challenge.ts`). */
export const isWithoutHints = (state: State) =>
  isDuelling(state) && !allowsHints(playedOf(state).rival!);

export const allowsHints = ({ link }: Pick<Rival, "link">) => /[?&]hints=/.test(link);

export const puzzleOf = (state: State): Puzzle => puzzleAs(gameOf(state), boardOf(state));

export const puzzleAs = (game: GameId, layout: BoardLayout): Puzzle => ({
  game,
  ...layoutOf(layout),
});
