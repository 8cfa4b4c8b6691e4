/** Opens what links lead to. */

import type { Outline } from "../content/lessons/lesson.ts";
import { questionsIn, roundBoard } from "../content/rounds.ts";
import { omit } from "../core/objects.ts";
import { quoted } from "../core/quoted.ts";
import { dateOf } from "../core/today.ts";
import { sentenceOf } from "../engine/door.ts";
import { checkPuzzle, checkRun, parseSquare } from "../engine/setting-up.ts";
import { openDuel } from "../play/duel/duels.ts";
import { checkDraft, layoutNamed, namedBoard } from "../routes/boards.ts";
import { fromLink, pairsOf } from "../routes/choices.ts";
import { gameOfDaily, notYet } from "../routes/daily.ts";
import { puzzleOfDuel, type ReadLink } from "../routes/forgiving.ts";
import { dayId } from "../routes/ids.ts";
import type { LabLink } from "../routes/lab.ts";
import { LinkError, type NamedBoard, type NamedMoment } from "../routes/moments.ts";
import { areAllOpen, panelsFrom } from "../routes/panels.ts";
import type { LessonLink, PracticeLink, Route, RouteTo } from "../routes/route.ts";
import {
  toBoard,
  toDay,
  toDraft,
  toExplanation,
  toHome,
  toLesson,
  toMode,
  toRun,
  toScreen,
} from "../store/changes.ts";
import { setUp, toTab } from "../store/comparing.ts";
import { inLab, labBoard } from "../store/lab.ts";
import { toPractice } from "../store/learning.ts";
import {
  type LessonPlace,
  lessonCalled,
  modelOf,
  namedStep,
  partAt,
  TEACHERS_PAGES,
} from "../store/lessons.ts";
import {
  boardOf,
  FIRST_BOARDS,
  playedOf,
  puzzleOf,
  runOf,
  type State,
  USUAL_SOLVERS,
  type WatchedRun,
} from "../store/state.ts";
import type { Claim, Day } from "../store/ui.ts";

interface Opened {
  state: State;
  /** Why it differs from the link, in a sentence, or "". */
  problem: string;
  /** To be shown once its puzzles are known. */
  day?: Day;
  /** To be judged before it is shown. */
  claim?: Claim;
  /** Whether another app has shared something. */
  isShared?: boolean;
}

/**
 * Opens what was read of a link. If it leads nowhere, nothing changes; what asks too much is opened in part. The problem
 * says why.
 * @param now the time, in milliseconds
 */
export function openRoute({ route, problem }: ReadLink, before: State, now: number): Opened {
  if (!route) return { state: before, problem };
  try {
    const opened = openKind(route, before, now);
    return { ...opened, problem: problem || opened.problem };
  } catch (error) {
    if (error instanceof LinkError) return { state: before, problem: error.message };
    throw error;
  }
}

function openKind(route: Route, before: State, now: number): Opened {
  if (route.kind === "home") return openHome(before);
  if (route.kind === "setup") return openDraft(route, before);
  if (route.kind === "bring")
    return { state: toScreen("bring")(before), problem: "", isShared: route.isShared };
  if (route.kind === "explain") return openExplanation(route, before);
  if (route.kind === "duel") return openChallenge(route.link, before);
  if (route.kind === "day") return openDay(route, dateOf(now), before);
  if (route.kind === "watch") {
    return projected(withPanels(openMoment(route, before), route.open), route);
  }
  if (route.kind === "play") return openBoard(route, before);
  if (route.kind === "learn") return projected(openLesson(route, before), route);
  if (route.kind === "lab") return openLab(route.lab, before);
  return openComparison(route, before);
}

/** A challenge, or else its puzzle. */
function openChallenge(link: string, before: State): Opened {
  try {
    return openDuel(link, before);
  } catch (error) {
    const puzzle = error instanceof LinkError ? puzzleOfDuel(link) : null;
    const opened = puzzle && openBoard(puzzle, before);
    if (!opened || opened.problem) throw error;
    return { ...opened, problem: `${sentenceOf(error)} Here is its puzzle, without the race.` };
  }
}

/**
 * A day's puzzle; until it is known, the current one. Days to come are refused, unless begun where they had already come.
 */
function openDay({ date: named, which }: RouteTo<"day">, today: string, before: State): Opened {
  const date = named ?? today;
  if (date > today && !before.play.games[dayId(date, which)]?.begun) {
    return { ...openHome(before), problem: notYet(date) };
  }
  const state = toDay(date, which)(before);
  if (state !== before) return { state, problem: "" };
  const there = toScreen("board")({ ...before, game: gameOfDaily(which) });
  return { state: there, problem: "", day: { date, which } };
}

const openHome = (before: State): Opened => ({ state: toHome(before), problem: "" });

const openDraft = (board: NamedBoard, before: State) =>
  openOr(() => {
    const state = toDraft(board.game, layoutNamed(board, checkDraft))(before);
    checkDraft(puzzleOf(state));
    return state;
  }, toDraft(board.game, null)(before));

function openExplanation({ game, reason, ...board }: RouteTo<"explain">, before: State): Opened {
  const explained = () => toExplanation(game, layoutNamed({ game, ...board }), reason)(before);
  return openOr(() => checked(explained()), { ...before, mode: "play", game });
}

/** Throws a sentence if the puzzle breaks the rules. */
function checked(state: State) {
  checkPuzzle(puzzleOf(state));
  return state;
}

/** The state of `make`, or else `fallback` with the sentence that it threw. */
function openOr(make: () => State, fallback: State): Opened {
  try {
    return { state: make(), problem: "" };
  } catch (error) {
    return { state: fallback, problem: sentenceOf(error) };
  }
}

/** For a projector if the link says so. */
const projected = (opened: Opened, { projector = false }: { projector?: boolean }): Opened => ({
  ...opened,
  state: { ...opened.state, projector },
});

function openLesson(link: LessonLink, before: State): Opened {
  const { lesson, part, step, lock, practice, seed } = link;
  const there = { ...before, mode: "learn" as const, page: null };
  if (lesson === "") return { state: there, problem: "" };
  const page = TEACHERS_PAGES.find((one) => one === lesson);
  if (page) return { state: { ...there, page }, problem: "" };
  const found = lessonCalled(lesson)?.lesson;
  if (!found) return { state: there, problem: noLesson(lesson) };
  const { id, parts, title } = found;
  if (practice) return openPractice(found, practice, before);
  if (part < 1 || part > parts.length) {
    const problem = `“${title}” has ${parts.length} parts, and no part ${part}. Here is part 1.`;
    return { state: toLesson({ id })(before), problem };
  }
  const like = seed === undefined ? {} : { like: { seed } };
  return openPart({ id, part: part - 1, step, lock: null, ...like }, lock, before);
}

/** Unknown ideas and questions become the first of the drill. */
function openPractice({ id, title, ideas }: Outline, link: PracticeLink, before: State): Opened {
  const asks = ideas.find((idea) => idea === link.idea) ?? ideas[0]!;
  const board = link.board && roundBoard(link.board, asks) ? link.board : undefined;
  const most = questionsIn({ board });
  const isThere = link.at >= 1 && link.at <= most;
  const at = isThere ? link.at - 1 : 0;
  const problem =
    link.idea && asks !== link.idea
      ? `“${title}” has no drill ${quoted(link.idea)}: another is shown.`
      : link.board !== board
        ? `There are no boards ${quoted(link.board!)} to practise this on: others are shown.`
        : isThere
          ? ""
          : `A drill has ${most} questions, and no question ${link.at}: the first is shown.`;
  return { state: toPractice(id, { asks, seed: link.seed, at, board })(before), problem };
}

const noLesson = (lesson: string) =>
  `There is no lesson ${quoted(lesson)}. Choose one from All lessons.`;

/** @param lock the name of a square, or "" */
function openPart(wanted: LessonPlace, lock: string, before: State): Opened {
  const place = modelOf(wanted) ? wanted : omit(wanted, "like");
  const part = partAt(place);
  const bare = toLesson({ ...place, step: null })(before);
  if (lock && part.kind === "lab") {
    const locked = () => toLesson({ ...place, lock: parseSquare(boardOf(bare), lock) })(before);
    return openOr(locked, bare);
  }
  const step = namedStep(place);
  if (step === null) return { state: bare, problem: "" };
  const [from, to] = part.kind === "lab" || !("stretch" in part) ? [0, Infinity] : part.stretch;
  if (step >= from && step <= to) {
    return { state: toLesson(place)(before), problem: "" };
  }
  return { state: bare, problem: `This part of the lesson goes from step ${from} to step ${to}.` };
}

/** The Lab: with a board and a program, or as it was left. */
function openLab(link: LabLink | null, before: State): Opened {
  const there = toMode("lab")(before);
  if (!link) return { state: there, problem: "" };
  const { game, task, language, code, step, seed } = link;
  const chosen = inLab({ task, language, code, step, seed })({ ...there, game });
  const board = () => checked(inLab({ step })(labBoard(chosen, layoutNamed(link))));
  return openOr(board, chosen);
}

/** A comparison; one that can't be set up shows the last one. */
function openComparison({ game, tab, setup }: RouteTo<"compare">, before: State): Opened {
  const there = toTab(tab ?? before.compare.tab)({ ...before, game });
  const opened = openOr(() => (setup ? setUp(setup)(there) : there), there);
  return opened.problem ? { ...opened, problem: `${opened.problem} ${LAST_COMPARISON}` } : opened;
}

const LAST_COMPARISON = "Here is the last comparison instead.";

/** The position is put on the board once that is there. */
function openBoard({ position: _, grade, ...board }: RouteTo<"play">, before: State): Opened {
  const { game } = board;
  const there: State = { ...before, mode: "play", game };
  const opened = openOr(() => checked(toBoard(game, layoutNamed(board))(before)), there);
  if (opened.problem) return opened;
  const kept = playedOf(opened.state);
  const claim = grade && !kept.grade ? { claim: { id: kept.id, grade } } : {};
  return { ...opened, ...claim };
}

/** Drops one demand after another until the run is possible. A link need not name a solver. */
function openMoment(named: NamedMoment, before: State): Opened {
  const moment = { ...named, solver: named.solver || USUAL_SOLVERS[named.game] };
  let problem = "";
  for (const attempt of [whole, first, plain, usual, bare]) {
    try {
      const asked = problem ? { ...omit(moment, "choices"), step: 0 } : moment;
      return { state: attempt(asked, before), problem };
    } catch (error) {
      problem ||= sentenceOf(error);
    }
  }
  return { state: { ...before, mode: "watch", game: moment.game }, problem };
}

/** A link's panels replace the open ones. */
function withPanels(opened: Opened, text: string | undefined): Opened {
  if (!text) return opened;
  const { open, problem } = panelsFrom(text);
  const less = opened.state.less && !areAllOpen(open);
  return { state: { ...opened.state, open, less }, problem: opened.problem || problem };
}

function whole(moment: NamedMoment, before: State) {
  const { game, solver, options, seed, step } = moment;
  const layout = layoutNamed(moment);
  // A knight that has moved has a start.
  const needsStart = game === "knights" && step > 0 && layout.squares.length === 0;
  const squares = needsStart ? [0] : layout.squares;
  const run: WatchedRun = { ...layout, squares, solver, options, seed, step };
  const state = toRun(game, { ...run, ...chosenIn(moment) })(before);
  const { choices } = runOf(state);
  const pairs = choices === undefined ? undefined : pairsOf(layout, choices);
  checkRun(puzzleOf(state), solver, options, pairs);
  return state;
}

function chosenIn({ choices, ...size }: NamedMoment): Pick<WatchedRun, "choices"> {
  if (choices === undefined) return {};
  const text = fromLink(size, choices);
  if (text === null) throw new LinkError(DAMAGED);
  return { choices: text };
}

const DAMAGED =
  "The choices in this link are damaged. Copy the link again; here is the solver’s own run.";

/** With one square of several. */
const first: typeof whole = (moment, before) =>
  whole({ ...moment, at: moment.at.split(/[+,]/)[0]! }, before);

/** Without the options. */
const plain: typeof whole = (moment, before) => first({ ...moment, options: "" }, before);

/** With the default solver. */
const usual: typeof whole = (moment, before) =>
  plain({ ...moment, solver: USUAL_SOLVERS[moment.game] }, before);

/** On an empty board. */
const bare: typeof whole = (moment, before) => {
  const board = { ...moment, at: "", blocked: [], closed: false };
  try {
    return usual(board, before);
  } catch {
    return usual({ ...board, ...namedBoard(moment.game, FIRST_BOARDS[moment.game]) }, before);
  }
};
