/**
 * Links to places: a moment of a run (see `moments.ts`); a board to play `#/play/queens/8/f6+c1` or
 * `#/play/colour/6A2B…`, with a position `?position=a5,d3` and the grade of a made puzzle `?grade=hard`; the board
 * editor `#/setup/queens/8/f6+c1`; a day's puzzle `#/play/2026-11-21/colour`, `…/queens-hard`, `…/knights` or
 * the easy `…/queens`, today's `#/play/today/queens`; the home screen `#/play`; a lesson's part
 * `#/learn/forward-checking/2@6`, for a projector `?projector`, a question like its own `?seed=7`; a question of a
 * drill `#/learn/forward-checking/practice@2?idea=dry-row&seed=7`, of a round
 * `#/learn/lines/practice?idea=two-lines&seed=7&board=colour-8`; a challenge `#/duel/…`; a comparison
 * `#/compare/queens/race/8/a8/backtracking,arc-consistency@120`.
 */

import { quoted } from "../core/quoted.ts";
import { FIRST_DAY, hasPuzzles, LAST_DAY } from "../core/today.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import type { NamedMoment } from "./moments.ts";
import * as moments from "./moments.ts";
import { TABS, type Tab } from "./tabs.ts";

/** A board with squares by name. */
export type NamedBoard = Pick<
  NamedMoment,
  "game" | "rows" | "columns" | "at" | "blocked" | "closed" | "regions"
>;

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

export type Place =
  | ({ mode: "watch" } & NamedMoment)
  | ({ mode: "play"; position?: string; grade?: string } & NamedBoard)
  | { mode: "day"; date: string | null; which: DailyId }
  | ({ mode: "draft" } & NamedBoard)
  | { mode: "home" }
  /** A challenge: see `challenge.ts`. */
  | { mode: "duel"; link: string }
  | ({ mode: "learn" } & LessonLink)
  | { mode: "compare"; game: GameId; tab?: Tab; setup?: string };

/** The link to a place, from # on. */
export function format(place: Place): string {
  if (place.mode === "learn") return formatLesson(place);
  if (place.mode === "compare") return formatComparison(place);
  if (place.mode === "home") return "#/play";
  if (place.mode === "duel") return place.link;
  if (place.mode === "day") return `#/play/${place.date ?? "today"}/${place.which}`;
  if (place.mode === "watch") return moments.format(place);
  const { path, query } = moments.formatBoard(place);
  const mode = place.mode === "draft" ? "setup" : "play";
  const words = [query, ...(place.mode === "play" ? playWords(place) : [])]
    .filter(Boolean)
    .join("&");
  // A link should not end in a sign that chat may drop.
  return words ? `#/${mode}/${path}?${words}` : `#/${mode}/${path.replace(/\/-$/, "")}`;
}

const playWords = ({ grade, position }: Extract<Place, { mode: "play" }>) => [
  grade && `grade=${grade}`,
  position && `position=${position.replaceAll("+", ",")}`,
];

/** Parses a link as `format` writes it; `forgiving.ts` reads any other. Throws a `LinkError`. */
export function parse(hash: string): Place {
  const [mode, rest] =
    /^#?\/?(learn|compare|play|setup|duel)(?:\/(.*))?$/.exec(hash)?.slice(1) ?? [];
  if (mode === "learn") return { mode, ...parseLesson(rest ?? "") };
  if (mode === "compare") return parseComparison(rest || "queens");
  if (mode === "setup") {
    const { position: _, grade: __, ...board } = moments.parseBoard(rest || "queens");
    return { mode: "draft", ...board };
  }
  if (mode === "duel") return { mode, link: `#/duel/${rest ?? ""}` };
  if (mode === "play") return rest ? (parseDay(rest) ?? parsePlay(rest)) : { mode: "home" };
  return { mode: "watch", ...moments.parse(hash) };
}

const formatComparison = ({ game, tab, setup }: Extract<Place, { mode: "compare" }>) =>
  ["#/compare", game, tab, setup].filter(Boolean).join("/");

function parseComparison(text: string): Place {
  const [, game, tab, setup] = /^([^/?]*)(?:\/([^/?]*))?\/?(.*)$/.exec(text) ?? [];
  const place = { mode: "compare" as const, game: moments.gameOf(game) };
  if (!tab) return place;
  const known = TABS.find((known) => known === tab);
  if (!known) throw new moments.LinkError(`There is no comparison ${quoted(tab)}. ${CHOOSE_TAB}.`);
  return { ...place, tab: known, ...(setup && { setup }) };
}

const CHOOSE_TAB = `Choose one of ${TABS.join(", ")}`;

function formatLesson({ lesson, part, step, lock, projector, practice, seed }: LessonLink) {
  if (practice) {
    return `#/learn/${lesson}/${formatPractice(practice)}${projector ? "&projector" : ""}`;
  }
  const isFirst = part === 1 && step === null && lock === "" && seed === undefined;
  const at = step === null ? "" : `@${step}`;
  const like = seed !== undefined && `seed=${seed}`;
  const words = [lock && `lock=${lock}`, like, projector && "projector"].filter(Boolean).join("&");
  return `#/learn/${lesson}${isFirst ? "" : `/${part}${at}`}${words && "?"}${words}`;
}

function formatPractice({ idea, seed, at, board }: PracticeLink) {
  const on = board ? `&board=${board}` : "";
  return `practice${at === 1 ? "" : `@${at}`}?${idea && `idea=${idea}&`}seed=${seed}${on}`;
}

function parseLesson(text: string): LessonLink {
  const [path, query = ""] = text.split("?", 2) as [string, ...string[]];
  const [lesson, rest = "1", ...more] = path.split("/") as [string, ...string[]];
  if (more.length > 0) throw new moments.LinkError(LESSON_HAS_TWO);
  const [part, step, another] = rest.split("@");
  if (another !== undefined) throw new moments.LinkError(LESSON_HAS_TWO);
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

function parsePlay(text: string): Place {
  const { position, grade, ...board } = moments.parseBoard(text);
  return { mode: "play", ...board, ...(position && { position }), ...(grade && { grade }) };
}

/** Null if the text is not a date. */
function parseDay(text: string): Place | null {
  const [date, which, ...rest] = text.split("/") as [string, ...string[]];
  if (date !== "today" && !/^\d+-\d+-\d+$/.test(date)) return null;
  if (rest.length > 0) throw new moments.LinkError(DAY_HAS_TWO);
  const day = /^\d/.test(date) ? date : null;
  if (day !== null && !hasPuzzles(day)) throw new moments.LinkError(NO_SUCH_DAY);
  return { mode: "day", date: day, which: dailyNamed(which || "queens-hard") };
}

const dailyNamed = (text: string): DailyId =>
  text === "queens-hard" ? text : moments.gameOf(text);

const DAY_HAS_TWO = "This link has too many parts. Write one such as #/play/2026-11-21/queens.";
const NO_SUCH_DAY = `There are puzzles for every day from ${FIRST_DAY} to ${LAST_DAY}. Choose one of those days.`;

/** The part of a link that Back distinguishes: no moment, and no query. */
export const placeOf = (link: string) =>
  link
    .replace(/\?.*$/, "")
    .replace(/@[\d,.]+$/, "")
    .replace(/^(#\/learn\/[^/]+)\/1$/, "$1");
