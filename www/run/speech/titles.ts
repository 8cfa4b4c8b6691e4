/** Titles for screen readers, announced when something opens. */

import { DRILLS } from "../../content/drills.ts";
import { nameInText } from "../../content/index.ts";
import { FIVE, type Part } from "../../content/lessons/lesson.ts";
import { listed } from "../../core/lists.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import type { Tab } from "../../state/compare/tabs.ts";
import {
  type LessonPlace,
  lessonAt,
  markOf,
  type Practice,
  partAt,
  type TeachersPage,
} from "../../state/lessons.ts";
import { solverOf } from "../../state/roster.ts";
import { type Kept, layoutWords, playedOf, puzzleWords, type State } from "../../state/state.ts";
import { headView } from "../game-view.ts";

const TABS: Record<Exclude<Tab, "race">, string> = {
  starts: "Every start.",
  growth: "Growth.",
  chance: "By chance.",
  published: "Published figures.",
};

const PAGES: Record<TeachersPage, string> = { teachers: "For teachers.", key: "Answer key." };

export function placeOf(state: State) {
  const { mode, game, screen, compare, lesson } = state;
  if (mode === "learn") return `${mode} ${state.page ?? `${markOf(lesson)}${drillPlace(lesson)}`}`;
  if (mode === "compare") return `${mode} ${compare.tab} ${game}`;
  if (mode === "watch") return `${mode} ${game}`;
  return screen === "board" ? `${mode} ${nameOf(playedOf(state))}` : `${mode} ${screen} ${game}`;
}

/** A custom board keeps its identity when its squares change. */
const nameOf = ({ id, game, rows, columns, day, grade }: Kept) =>
  day || grade ? id : `${game} ${rows} ${columns}`;

/**
 * Shorter after a switch of lesson or tab, because the focus is already on its name.
 * @param solvers of the game
 * @param before the place before
 */
export function titleOf(state: State, solvers: SolverInfo[], before: string) {
  const { mode, compare } = state;
  const isNear = before.startsWith(`${mode} `);
  if (mode === "learn") return state.page ? PAGES[state.page] : lessonTitle(state, isNear);
  if (mode === "watch")
    return `${solverOf(solvers, state.watch[state.game].solver).name}, ${puzzleWords(state)}.`;
  if (mode === "play") return playTitle(state);
  if (compare.tab === "race") return `${raceTitle(state, solvers)}.`;
  return isNear ? "" : TABS[compare.tab];
}

function lessonTitle({ lesson: place }: State, isNear: boolean) {
  const { title, parts } = lessonAt(place).lesson;
  if (place.practice) return practiceTitle(place, place.practice, isNear);
  const number = parts.length > 1 ? `Part ${place.part + 1} of ${parts.length}.` : "";
  return [isNear ? "" : `${title}.`, number, taskOf(partAt(place))].filter(Boolean).join(" ");
}

/** Questions are announced once they are made. */
const drillPlace = ({ practice }: LessonPlace) =>
  practice
    ? ` ${practice.asks} ${practice.seed} ${practice.at} ${Boolean(practice.questions)}`
    : "";

function practiceTitle(place: LessonPlace, { asks, at, questions }: Practice, isNear: boolean) {
  if (!questions) return isNear ? "" : `Practice: ${DRILLS[asks].name}.`;
  return `Question ${at + 1} of ${FIVE}. ${taskOf(partAt(place))}`;
}

function taskOf(part: Part) {
  if ("prompt" in part) return part.prompt;
  return "goal" in part ? part.goal : "";
}

function playTitle(state: State) {
  if (state.screen === "home") return "Today’s puzzles.";
  const { title, sub } = headView(state, null);
  return `${title}, ${sub.replaceAll(" · ", ", ")}.`;
}

export function raceTitle({ game, compare }: State, solvers: SolverInfo[]) {
  const { lanes, ...layout } = compare.race[game];
  const names = lanes.map(({ solver }) => nameInText(solverOf(solvers, solver)));
  return `Race of ${listed(names)}: ${layoutWords(game, layout)}`;
}
