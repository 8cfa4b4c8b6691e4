/** Every intent as data: one union, one type per intent. */

import type { Check, Question } from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import type { Reading } from "../games/index.ts";
import type { ReadLink } from "../routes/forgiving.ts";
import type { Tab } from "../routes/route.ts";
import type { Chance } from "./compare/chance.ts";
import type { Growth } from "./compare/growth.ts";
import type { BoardChoice, Race, RaceClock, Standing } from "./compare/race.ts";
import type { Starts } from "./compare/starts.ts";
import type { LessonPlace } from "./lessons.ts";
import type { Claim } from "./links.ts";
import type { OwnPosition } from "./rounds.ts";
import type { Archived } from "./solves.ts";
import type { Chosen, Daily, Kept, Layout, Mode, Played, Solve, State } from "./state.ts";
import type { Stored } from "./transfer.ts";
import type { Brush, Missed } from "./ui.ts";
import type { FreePlay } from "./wish.ts";

/** The parts of the help. */
export type HelpPart = "rules" | "keys" | "settings";

export type SheetTab = "archive" | "statistics" | "collection";

/** What opens over Play. */
export type Sheet = SheetTab | "new";

/** Where a key moves the run. */
export type Travel =
  | "start"
  | "back"
  | "end"
  | "backtrack-before"
  | "backtrack-after"
  | "deepest"
  | "solution";

/** Controls several runs, or the stretch of a lesson, by one clock. */
export type Drive = "toggle" | "back" | "on" | "start" | "end";

/** The button beside an answer in a lesson. */
export type Offer = "" | "Show me" | "Play the step" | "Try another like it";

type AppAction =
  | { type: "app/game"; game: GameId }
  | { type: "app/mode"; mode: Mode }
  | { type: "app/moment"; moment: Moment }
  /** By a held key, only within the game. */
  | { type: "app/undo"; isHeld?: boolean }
  | { type: "app/redo"; isHeld?: boolean }
  | { type: "app/announce"; text: string }
  /** Shows a text for a few seconds, and speaks it. */
  | { type: "app/toast"; text: string }
  | { type: "app/copy-link" }
  | { type: "app/copy"; text: string }
  | { type: "app/share-link"; link: string }
  | { type: "app/download"; file: { name: string; type: string; content: string } }
  /** Null closes it. */
  | { type: "app/help"; part: HelpPart | null }
  | { type: "app/save-board" }
  /** @param time of day, in milliseconds */
  | ({ type: "app/open"; time: number } & ReadLink);

type SettingsAction =
  | { type: "settings/set"; settings: Partial<State> }
  | { type: "settings/switch-theme" }
  | { type: "settings/export" }
  /** @param stored what the archive has taken of the file */
  | { type: "settings/import"; text: string; stored?: Stored }
  /** Downloads what was set aside. */
  | { type: "settings/download-aside"; name: string; text: string }
  /** Asks twice, and starts over. */
  | { type: "settings/delete" };

type BoardAction =
  | { type: "board/press"; square: number }
  | { type: "board/point"; square: number | null }
  /** @param offers whether to offer the question *Why not here?* */
  | { type: "board/cross"; square: number; offers?: boolean }
  | { type: "board/stroke"; squares: number[]; out: boolean }
  | { type: "board/move"; from: number; to: number }
  | { type: "board/read"; reading: Reading; square: number }
  /** The square under the pointer, in words, or "". */
  | { type: "board/point-large"; words: string };

type PlayAction =
  | { type: "play/home" }
  | { type: "play/open"; id: string }
  | { type: "play/open-day"; date: string; which: DailyId }
  /** Practises on today's board, with the three tips. */
  | { type: "play/practise" }
  /** Ends the three tips for good. */
  | { type: "play/coached" }
  | { type: "play/restart" }
  /** Shows the board of a challenge, and starts the clock. */
  | { type: "play/start-duel" }
  /** Asks, and ends the duel. */
  | { type: "play/give-up" }
  | { type: "play/next" }
  | { type: "play/watch" }
  /** @param you whether your own solve also races */
  | { type: "play/race-solvers"; you?: boolean }
  | { type: "play/wish"; wish: Partial<FreePlay> }
  | { type: "play/make" }
  | { type: "play/cancel-making" }
  | { type: "play/check" }
  | { type: "play/share" }
  | { type: "play/save-result" }
  | { type: "play/set-mark" }
  | { type: "play/back-to-mark" }
  | { type: "play/copy-mark" };

type HintAction =
  | { type: "hint/toggle" }
  | { type: "hint/ask" }
  /** Asks why there is no queen on a square. */
  | { type: "hint/why"; square: number }
  /** Shows the answer: the player accepts that it counts as a hint, now and later. */
  | { type: "hint/accept" }
  | { type: "hint/withdraw-offer" }
  | { type: "hint/close" }
  | { type: "hint/what-if"; by: number }
  | { type: "hint/perform" }
  | { type: "hint/take-back" };

type ReviewAction =
  /** Asks the coach about the moves of the solved puzzle. */
  | { type: "review/ask" }
  /** Shows the position before a move, by its place; null shows the solved board. */
  | { type: "review/choose"; at: number | null }
  | { type: "review/step"; by: number };

type DraftAction =
  | { type: "draft/open" }
  | { type: "draft/resize"; rows: number; columns: number }
  | { type: "draft/close"; closed: boolean }
  | { type: "draft/clear" }
  | { type: "draft/random" }
  | { type: "draft/pen"; pen: "start" | "block" }
  /** Paints squares, as a new stroke or as part of the last one. A colour becomes the brush's. */
  | { type: "draft/paint"; squares: number[]; begins: boolean; colour?: number }
  | { type: "draft/brush"; brush: Brush }
  /** The brush takes the colour of a square. */
  | { type: "draft/pick-up"; square: number }
  /** Shows or hides the queens of two solutions. */
  | { type: "draft/both"; shown: boolean }
  /** Looks for repairs, and shows the best. */
  | { type: "draft/repair" }
  | { type: "draft/next-repair" }
  | { type: "draft/do-repair" }
  | { type: "draft/close-repair" }
  | { type: "draft/play" }
  | { type: "draft/stop-counting" }
  | { type: "draft/copy-link" };

type SheetAction =
  /** Null closes it. */
  | { type: "sheet/turn"; tab: Sheet | null }
  | { type: "sheet/month"; by: number }
  | { type: "sheet/statistics"; game: GameId }
  | { type: "sheet/reset-statistics" }
  | { type: "sheet/restore-statistics" };

type WatchAction =
  | { type: "watch/toggle" }
  | { type: "watch/step" }
  | { type: "watch/seek"; step: number; announce: boolean }
  | { type: "watch/travel"; to: Travel }
  | { type: "watch/continue" }
  | { type: "watch/new-run" }
  | { type: "watch/cancel" }
  | { type: "watch/bookmark" }
  | { type: "watch/choose"; chosen: Chosen }
  | { type: "watch/race" }
  /** Starts or stops choosing squares in the solver's place. */
  | { type: "watch/steer"; on: boolean }
  | { type: "watch/undo-choice" }
  | { type: "watch/play-on" }
  /** Shows a value of the tree on the board; null restores the board. */
  | { type: "watch/peek"; value: { square: number; step: number } | null }
  | { type: "watch/resize"; rows: number; columns: number }
  /** A board of colours, by its letters. */
  | { type: "watch/board"; regions: string }
  | { type: "watch/close"; closed: boolean }
  | { type: "watch/clear" }
  | { type: "watch/random" }
  | { type: "watch/block" };

type LearnAction =
  | { type: "learn/go"; by: number }
  | { type: "learn/to"; place: Partial<LessonPlace> & { id: string } }
  /** Opens a drill of a lesson with new boards; `board` names those of a round of ten. */
  | { type: "learn/practise"; id: string; asks: Check; board?: string }
  | { type: "learn/open-in-watch" }
  | { type: "learn/take"; offer: Offer }
  | { type: "learn/lock"; square: number }
  /** A choice, a number or an option, for answers given beside the board. */
  | { type: "learn/answer"; value: number }
  | { type: "learn/drive"; drive: Drive }
  | { type: "learn/seek"; step: number }
  | { type: "learn/print" };

type CompareAction =
  | { type: "compare/turn"; tab: Tab }
  | { type: "compare/starts"; change: Partial<Starts> }
  | { type: "compare/growth"; change: Partial<Growth> }
  | { type: "compare/chance"; change: Partial<Chance> }
  /** Hovered points: neither announced nor a new setup. */
  | { type: "compare/look-at-start"; at: number | null }
  | { type: "compare/look-at-size"; n: number }
  | { type: "compare/look-at-run"; run: number }
  | { type: "compare/cancel" }
  | { type: "compare/continue" }
  | { type: "published/measure" }
  | { type: "published/cancel" };

type RaceAction =
  | { type: "race/drive"; drive: Drive }
  | { type: "race/seek"; at: number }
  | { type: "race/share"; clock: RaceClock }
  | { type: "race/speed"; speed: number }
  /** The lane that is expected to win; null for none. */
  | { type: "race/guess"; lane: number | null }
  | { type: "race/choose"; lane: number; chosen: Chosen }
  | { type: "race/add" }
  | { type: "race/remove"; lane: number }
  /** Adds or removes the lane of your own solve. */
  | { type: "race/you"; you: boolean }
  | { type: "race/lock"; square: number }
  | { type: "race/random" }
  | { type: "race/board"; board: BoardChoice }
  | { type: "race/open-span"; span: number }
  | { type: "race/next-span" }
  | { type: "race/pair"; pair: number }
  | { type: "race/rejoin" };

/** Reported by controllers: results of the engine, the clock, chance or another window. */
type Report =
  /** @param time of day, in milliseconds */
  | { type: "play/played"; played: Played; time: number }
  | { type: "play/moved" }
  | { type: "play/solved"; solve: Solve }
  /** The archive has changed; it has these pending solves and finished games. */
  | { type: "solves/archived"; archived: Archived; stored: Solve[]; games: Kept[] }
  /** The archive has an earlier game of the puzzle that was opened. */
  | { type: "play/recalled"; kept: Kept }
  /** Saves all solved puzzles as a table. */
  | { type: "sheet/save-statistics"; format: "json" | "csv" }
  | { type: "play/made"; game: GameId; layout: Layout; grade: string }
  /** The grade of a link is confirmed. */
  | { type: "play/graded"; claim: Claim }
  | { type: "play/hints-seen"; hints: string[] }
  | { type: "play/practised"; date: string }
  /** Continues the watched board in Play, with these pieces in the order of the moves. */
  | { type: "play/from-run"; squares: number[] }
  | { type: "days/known"; daily: Daily }
  | { type: "board/given"; square: number }
  | { type: "board/blocked"; square: number }
  | { type: "draft/pressed"; square: number }
  | { type: "draft/given"; square: number }
  /** Random regions, as letters. */
  | { type: "draft/sketched"; letters: string }
  | { type: "sheet/at-month"; month: string }
  | { type: "watch/reached"; step: number }
  | { type: "learn/reached"; step: number }
  | { type: "watch/restarted" }
  | { type: "watch/bookmarked"; step: number }
  /** How many steps a numbered run took, in words; "" if that should not be noted. */
  | { type: "watch/ended"; words: string }
  | { type: "watch/missed"; missed: Missed }
  /** The person has chosen a square for the next step. */
  | { type: "watch/chosen"; square: number }
  /** Only the first choices fit the run. */
  | { type: "watch/fitted"; kept: number }
  | { type: "learn/learned"; marks: string[] }
  | {
      type: "learn/drill";
      id: string;
      asks: Check;
      seed: number;
      board?: string;
      /** Null for a round that begins with positions of your own games. */
      own?: null;
    }
  /** The engine has made the questions of the drill, the first ones from your own games. */
  | { type: "learn/made"; questions: Question[]; own?: OwnPosition[] }
  /** The question of the drill was answered without help. */
  | { type: "learn/solved" }
  | { type: "race/stands"; standing: Standing }
  | { type: "race/set"; game: GameId; race: Race }
  /** Replaces an impossible board. */
  | { type: "app/start-over" }
  /** The state merged with another window's. */
  | { type: "app/merged"; state: State }
  | { type: "app/notice"; notice: string; hint: string }
  /** Why nothing can be saved, for the next announcement. */
  | { type: "app/unsaid"; text: string };

export type Action =
  | Report
  | AppAction
  | SettingsAction
  | BoardAction
  | PlayAction
  | HintAction
  | ReviewAction
  | DraftAction
  | SheetAction
  | WatchAction
  | LearnAction
  | CompareAction
  | RaceAction;

export type Dispatch = (action: Action) => void;

export type ActionOf<T extends Action["type"]> = Extract<Action, { type: T }>;
