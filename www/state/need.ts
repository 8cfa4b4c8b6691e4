/** What has to be loaded before a place can be shown. */

import type { Check } from "../content/lessons/lesson.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { lessonCalled } from "./lessons.ts";
import { lessonIn } from "./links.ts";
import { parse } from "./places.ts";
import type { Mode, State } from "./state.ts";

export interface Need {
  mode: Mode;
  /** The games whose solvers run. */
  games: GameId[];
  /** Whether it asks what can be deduced by hand. */
  deduces?: boolean;
  /** The id of a lesson. */
  lesson?: string;
}

/** Questions whose answers are deductions. */
const DEDUCED: Check[] = [
  ...(["last-square", "empties-a-line", "leads-nowhere"] as const),
  ...(["one-line", "two-lines", "three-lines"] as const),
];

export const needOf = ({ mode, game, lesson }: State): Need =>
  mode === "learn" ? needOfLesson(lesson.id) : { mode, games: [game] };

/** The need of a lesson that exists. */
export function needOfLesson(id: string): Need {
  const { games, ideas } = lessonCalled(id)?.lesson ?? { games: [], ideas: [] };
  const deduces = ideas.some((idea) => DEDUCED.includes(idea));
  return { mode: "learn", games, deduces, lesson: id };
}

/** Whether it needs the solvers' cards, whose colours tell lanes and boards apart. */
export function needsCards({ mode, lesson = "" }: Need) {
  const kinds = lessonCalled(lesson)?.lesson.parts ?? [];
  return mode === "compare" || kinds.includes("side") || kinds.includes("lab");
}

/** The need of a link that leads somewhere. Without a lesson that it names, Learn opens the last one. */
export function needOfLink(link: string): Need {
  const place = parse(link);
  const { mode } = place;
  if (mode === "learn") {
    const lesson = lessonIn(place);
    return lesson ? needOfLesson(lesson.id) : { mode, games: [] };
  }
  if (mode === "watch" || mode === "compare") return { mode, games: [place.game] };
  return { mode: "play", games: [] };
}
