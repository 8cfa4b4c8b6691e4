/**
 * Addresses. A moment of a run (see `moments.ts`); a board to play `#/play/queens/8/f6+c1` or
 * `#/play/colour/6A2B…`, with a position `?position=a5,d3` and the grade of a made puzzle `?grade=hard`; the board
 * editor `#/setup/queens/8/f6+c1`; a board from a picture or a text `#/bring`, from what another app shared
 * `#/bring/shared`; a reason of an explanation `#/explain/queens/8/f6+c1@7`; a day's puzzle
 * `#/play/2026-11-21/colour`, `…/queens`, `…/knights` or
 * the easy `…/queens-easy`, today's `#/play/today/queens`; the home screen `#/play` or `#/today`; a lesson's part
 * `#/learn/forward-checking/2@6`, for a projector `?projector`, a question like its own `?seed=7`; a question of a
 * drill `#/learn/forward-checking/practice@2?idea=dry-row&seed=7`, of a round
 * `#/learn/lines/practice?idea=two-lines&seed=7&board=colour-8`; a challenge `#/duel/…`; a comparison
 * `#/compare/queens/race/8/a8/backtracking,arc-consistency@120`; a program in the Lab (`lab.ts`).
 */

import { quoted } from "../core/quoted.ts";
import { FIRST_DAY, hasPuzzles, LAST_DAY } from "../core/today.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import { type LabLink, parseLab, printLab } from "./lab.ts";
import * as moments from "./moments.ts";
import { LinkError, type NamedBoard, type NamedMoment } from "./moments.ts";
import { startOf } from "./path.ts";

/** The tabs of Compare, in their order. */
export const TABS = ["race", "starts", "growth", "chance", "published"] as const;

export type Tab = (typeof TABS)[number];

/** All that an address names. */
export type Route =
  | { kind: "home" }
  /** The date is null for today. */
  | { kind: "day"; date: string | null; which: DailyId }
  | ({ kind: "play"; position?: string; grade?: string } & NamedBoard)
  | ({ kind: "setup" } & NamedBoard)
  /** `isShared` if another app has shared something with this one. */
  | { kind: "bring"; isShared?: boolean }
  /** A reason of the explained solution, from 1. */
  | ({ kind: "explain"; reason: number } & NamedBoard)
  /** A challenge: see `challenge.ts`. */
  | { kind: "duel"; link: string }
  | ({ kind: "watch" } & NamedMoment)
  | ({ kind: "learn" } & LessonLink)
  /** A setup is text, which its tab reads: see `routes/compare/`. */
  | { kind: "compare"; game: GameId; tab?: Tab; setup?: string }
  /** Null for what was open last. */
  | { kind: "lab"; lab: LabLink | null };

/** The route of a kind. */
export type RouteTo<K extends Route["kind"]> = Extract<Route, { kind: K }>;

/**
 * A part of a lesson, from 1. The lesson is an id, or "" for the last one seen; `lock` is the name of a square, or "".
 */
export interface LessonLink {
  lesson: string;
  part: number;
  step: number | null;
  lock: string;
  projector?: boolean;
  practice?: PracticeLink;
  /** Of a question like that of the part. */
  seed?: number;
}

/** A question of a drill, from 1; the idea is a kind of question, or "" for the first of the lesson. */
export interface PracticeLink {
  idea: string;
  seed: number;
  at: number;
  /** The boards of a round of ten, such as colour-8. */
  board?: string;
}

export const HOME = "#/play";

/** The link to a route, from # on. */
export function print(route: Route): string {
  if (route.kind === "learn") return printLesson(route);
  if (route.kind === "compare") return printComparison(route);
  if (route.kind === "lab") return printLab(route.lab);
  if (route.kind === "home") return HOME;
  if (route.kind === "bring") return route.isShared ? "#/bring/shared" : "#/bring";
  if (route.kind === "duel") return route.link;
  if (route.kind === "day") return `#/play/${route.date ?? "today"}/${route.which}`;
  if (route.kind === "watch") return moments.format(route);
  const { path, query } = moments.formatBoard(route);
  const words = [query, ...(route.kind === "play" ? playWords(route) : [])]
    .filter(Boolean)
    .join("&");
  if (route.kind === "explain") return `#/explain/${path.replace(/\/-$/, "")}@${route.reason}`;
  // A link should not end in a sign that chat may drop.
  return words ? `#/${route.kind}/${path}?${words}` : `#/${route.kind}/${path.replace(/\/-$/, "")}`;
}

const playWords = ({ grade, position }: RouteTo<"play">) => [
  grade && `grade=${grade}`,
  position && `position=${position.replaceAll("+", ",")}`,
];

/** Parses a link as `print` writes it, or says what is wrong with it; `forgiving.ts` reads any other. */
export function parse(link: string): Route | LinkError {
  try {
    return parsed(link);
  } catch (error) {
    if (error instanceof LinkError) return error;
    throw error;
  }
}

function parsed(link: string): Route {
  const { kind, rest } = startOf(link);
  if (kind === "home") return { kind };
  if (kind === "bring") return parseBring(rest);
  if (kind === "day") return parseDay(rest);
  if (kind === "duel") return { kind, link: `#/duel/${rest}` };
  if (kind === "learn") return { kind, ...parseLesson(rest) };
  if (kind === "compare") return parseComparison(rest || "queens");
  if (kind === "watch") return { kind, ...moments.parse(rest) };
  if (kind === "lab") return { kind, lab: parseLab(rest) };
  if (kind === "explain") return parseExplanation(rest);
  const { position, grade, ...board } = moments.parseBoard(rest || "queens");
  if (kind === "setup") return { kind, ...board };
  return { kind, ...board, ...(position && { position }), ...(grade && { grade }) };
}

function parseBring(rest: string): Route {
  if (rest && rest !== "shared") throw new LinkError(BRING_ALONE);
  return { kind: "bring", ...(rest && { isShared: true }) };
}

const BRING_ALONE = "The link to bring a board is #/bring, with nothing after it.";

function parseExplanation(text: string): Route {
  const [board = "", reason = "1", another] = text.split("@");
  const { position: _, grade: __, ...named } = moments.parseBoard(board || "queens");
  if (another !== undefined || named.game === "knights") throw new LinkError(NOT_EXPLAINED);
  return { kind: "explain", ...named, reason: Math.max(1, moments.numberOf(reason, "reason")) };
}

const NOT_EXPLAINED = "Only queens are explained. Open a board of queens.";

const printComparison = ({ game, tab, setup }: RouteTo<"compare">) =>
  ["#/compare", game, tab, setup].filter(Boolean).join("/");

function parseComparison(text: string): Route {
  const [, game, tab, setup] = /^([^/?]*)(?:\/([^/?]*))?\/?(.*)$/.exec(text) ?? [];
  const route = { kind: "compare" as const, game: moments.gameOf(game) };
  if (!tab) return route;
  const known = TABS.find((known) => known === tab);
  if (!known) throw new LinkError(`There is no comparison ${quoted(tab)}. ${CHOOSE_TAB}.`);
  return { ...route, tab: known, ...(setup && { setup }) };
}

const CHOOSE_TAB = `Choose one of ${TABS.join(", ")}`;

function printLesson({ lesson, part, step, lock, projector, practice, seed }: LessonLink) {
  if (practice) {
    return `#/learn/${lesson}/${printPractice(practice)}${projector ? "&projector" : ""}`;
  }
  const isFirst = part === 1 && step === null && lock === "" && seed === undefined;
  const at = step === null ? "" : `@${step}`;
  const like = seed !== undefined && `seed=${seed}`;
  const words = [lock && `lock=${lock}`, like, projector && "projector"].filter(Boolean).join("&");
  return `#/learn/${lesson}${isFirst ? "" : `/${part}${at}`}${words && "?"}${words}`;
}

function printPractice({ idea, seed, at, board }: PracticeLink) {
  const on = board ? `&board=${board}` : "";
  return `practice${at === 1 ? "" : `@${at}`}?${idea && `idea=${idea}&`}seed=${seed}${on}`;
}

function parseLesson(text: string): LessonLink {
  const [path, query = ""] = text.split("?", 2) as [string, ...string[]];
  const [lesson, rest = "1", ...more] = path.split("/") as [string, ...string[]];
  if (more.length > 0) throw new LinkError(LESSON_HAS_TWO);
  const [part, step, another] = rest.split("@");
  if (another !== undefined) throw new LinkError(LESSON_HAS_TWO);
  const words = new URLSearchParams(query);
  const projected = words.has("projector") ? { projector: true } : {};
  if (part === "practice") {
    return { ...BEGINNING, lesson, ...projected, practice: parsePractice(step, words) };
  }
  return {
    lesson,
    part: moments.numberOf(part || "1", "part of a lesson"),
    step: step === undefined ? null : moments.numberOf(step, "step"),
    lock: words.get("lock") ?? "",
    ...projected,
    ...(words.has("seed") && { seed: moments.numberOf(words.get("seed")!, "seed") }),
  };
}

const BEGINNING = { part: 1, step: null, lock: "" };

function parsePractice(at: string | undefined, words: URLSearchParams): PracticeLink {
  return {
    idea: words.get("idea") ?? "",
    seed: moments.numberOf(words.get("seed") ?? "1", "seed"),
    at: moments.numberOf(at ?? "1", "question of a drill"),
    ...(words.has("board") && { board: words.get("board")! }),
  };
}

const LESSON_HAS_TWO =
  "This link has too many parts. Write one such as #/learn/forward-checking/2@6.";

function parseDay(text: string): Route {
  const [date, which, ...rest] = text.split("/") as [string, ...string[]];
  if (rest.length > 0) throw new LinkError(DAY_HAS_TWO);
  const day = date === "today" ? null : date;
  if (day !== null && !hasPuzzles(day)) throw new LinkError(NO_SUCH_DAY);
  return { kind: "day", date: day, which: dailyNamed(which || "queens") };
}

const dailyNamed = (text: string): DailyId =>
  text === "queens-easy" ? text : moments.gameOf(text);

const DAY_HAS_TWO = "This link has too many parts. Write one such as #/play/2026-11-21/queens.";
const NO_SUCH_DAY = `There are puzzles for every day from ${FIRST_DAY} to ${LAST_DAY}. Choose one of those days.`;

/** The part of a link that Back distinguishes: no moment, and no query. */
export const placeOf = (link: string) =>
  link
    .replace(/\?.*$/, "")
    .replace(/@[\d,.]+$/, "")
    .replace(/^(#\/learn\/[^/]+)\/1$/, "$1");
