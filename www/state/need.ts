/** What has to be loaded before a place can be shown. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { lessonCalled } from "./lessons.ts";
import { lessonIn } from "./links.ts";
import { parse } from "./places.ts";
import type { Mode, State } from "./state.ts";

export interface Need {
  mode: Mode;
  /** The games whose solvers run. */
  games: GameId[];
  /** The id of a lesson. */
  lesson?: string;
}

export const needOf = ({ mode, game, lesson }: State): Need =>
  mode === "learn" ? needOfLesson(lesson.id) : { mode, games: [game] };

/** The need of a lesson that exists. */
export const needOfLesson = (id: string): Need => ({
  mode: "learn",
  games: lessonCalled(id)?.lesson.games ?? [],
  lesson: id,
});

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
