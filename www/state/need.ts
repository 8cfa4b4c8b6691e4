/** The parts to load before a place can be shown. */

import type { Check, Outline } from "../content/lessons/lesson.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { readLink } from "../routes/forgiving.ts";
import { lessonCalled } from "./lessons.ts";
import type { Mode, State } from "./state.ts";

export interface Need {
  mode: Mode;
  /** The games whose solvers run. */
  games: GameId[];
  /** Whether it needs deductions by hand. */
  deduces?: boolean;
  /** Whether it needs the table: for random choices and hopeless starts. */
  deals?: boolean;
  /** The id of a lesson. */
  lesson?: string;
  /** Whether it makes questions like those of a lesson. */
  drills?: boolean;
  /** Whether it reads saves. */
  saves?: boolean;
  /** Whether it reads challenges. */
  duels?: boolean;
  /** Whether the coach judges a game. */
  reviews?: boolean;
}

/** Needed to read saves: the table knows the boards of all games. */
export const NEED_OF_SAVES: Need = { mode: "play", games: [], saves: true };

/** Questions whose answers are deductions. */
const DEDUCED: Check[] = [
  ...(["last-square", "empties-a-line", "leads-nowhere"] as const),
  ...(["one-line", "two-lines", "three-lines"] as const),
];

/** The question of which starts are hopeless. */
const DEALT: Check = "no-start";

const NONE = { games: [], ideas: [] };

export function needOf({ mode, game, lesson, compare, play }: State): Need {
  if (mode === "learn")
    return needOfLesson(lesson.id, lesson.practice ?? null, lesson.like !== undefined);
  // The table plays your solve again.
  const replays = mode === "compare" && compare.tab === "race" && compare.race[game].you;
  const isDuel = mode === "play" && play.games[play.seen[game]]?.rival !== undefined;
  const more = { ...(replays && { deals: true }), ...(isDuel && { duels: true }) };
  return { mode, games: [game], ...more };
}

/** The need of a random square in a mode. */
export const needOfChance = (state: State): Need => ({ ...needOf(state), deals: true });

/**
 * The need of a lesson that exists.
 * @param practice its drill, if it is for that: it draws boards at random
 * @param isLike whether it is for a question like one of the lesson
 */
export function needOfLesson(
  id: string,
  practice: { board?: string } | null = null,
  isLike: boolean = false,
): Need {
  const { games, ideas }: Pick<Outline, "games" | "ideas"> = lessonCalled(id)?.lesson ?? NONE;
  const deduces = ideas.some((idea) => DEDUCED.includes(idea));
  const deals = practice !== null || ideas.includes(DEALT);
  const drills = (practice !== null || isLike) && { drills: true };
  const boards = withRound(games, practice?.board);
  return { mode: "learn", games: boards, deduces, deals, lesson: id, ...drills };
}

/** The games of a lesson and of the boards of a round. */
const withRound = (games: GameId[], board: string = ""): GameId[] =>
  board.startsWith("queens-") && !games.includes("queens") ? [...games, "queens"] : games;

/** The need of a link that leads somewhere. Without a lesson that it names, Learn opens the last one. */
export function needOfLink(link: string): Need {
  const { place } = readLink(link);
  const { mode } = place;
  if (mode === "learn") {
    const lesson = lessonCalled(place.lesson)?.lesson;
    const isLike = place.seed !== undefined;
    return lesson ? needOfLesson(lesson.id, place.practice ?? null, isLike) : { mode, games: [] };
  }
  if (mode === "watch") return { mode, games: [place.game] };
  if (mode === "compare") {
    const replays = /[?&]you=1/.test(place.setup ?? "");
    return { mode, games: [place.game], ...(replays && { deals: true }) };
  }
  return { mode: "play", games: [], ...(mode === "duel" && { duels: true }) };
}
