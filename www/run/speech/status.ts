/** The status of what is on the page, for screen readers. */

import { count } from "../../core/numbers.ts";
import type { State } from "../../state/state.ts";
import type { Trial } from "../lessons/experiment.ts";
import { type LessonController, MEASURING } from "../lessons/lesson-controller.ts";
import { boardNames, laneWords } from "../lessons/lesson-view.ts";
import { spokenOf } from "../lessons/verdict.ts";
import type { RaceView } from "../race-view.ts";
import { RUNNING } from "../run-words.ts";
import type { Session } from "../session.ts";
import type { ComparisonView } from "../view.ts";
import type { Status } from "./narrator.ts";
import { raceWords } from "./race-words.ts";
import { placeOf, titleOf } from "./titles.ts";

type Standing = Pick<Status, "stands" | "goesOn" | "waiting">;

interface Seen {
  session: Session;
  comparison: ComparisonView | null;
  says: string;
}

const NOTHING: Standing = { stands: "", goesOn: false, waiting: false };

export function statusOf(seen: Seen): Status {
  const { session } = seen;
  const { state, solvers } = session;
  const title = (before: string) => titleOf(state, solvers, before);
  return { place: placeOf(state), title, ...standingOf(seen) };
}

function standingOf({ session, comparison, says }: Seen): Standing {
  const { state, solvers, board, lesson } = session;
  if (comparison) {
    return state.compare.tab === "race"
      ? standingOfRace(comparison.race)
      : ofSurveys(state, comparison);
  }
  if (lesson.lanes && state.mode === "learn") return ofLanes(lesson, lesson.lanes, solvers);
  if (lesson.trial && state.mode === "learn") return ofTrial(lesson, lesson.trial);
  const { watch } = board;
  return { stands: says, goesOn: watch?.playing ?? false, waiting: watch?.waiting ?? false };
}

/** The verdict is announced once it is known. */
function ofTrial({ verdict }: LessonController, { isOpen }: Trial): Standing {
  const stands = verdict ? spokenOf(verdict) : "";
  return { stands: isOpen ? MEASURING : stands, goesOn: isOpen, waiting: false };
}

export function standingOfRace(race: RaceView | null): Standing {
  if (!race) return NOTHING;
  return { stands: raceWords(race), goesOn: race.playing, waiting: race.waiting };
}

/** Published figures are not measured. */
function ofSurveys({ compare }: State, { surveys: { work } }: ComparisonView): Standing {
  if (compare.tab === "published") return NOTHING;
  return { stands: work.says || "Measured.", goesOn: work.working, waiting: false };
}

function ofLanes(
  { part }: LessonController,
  { shown, step, playing }: NonNullable<LessonController["lanes"]>,
  solvers: Session["solvers"],
): Standing {
  const isLab = part.kind === "lab";
  const names = boardNames(part, shown, solvers);
  const words = shown.map((lane, at) => `${names[at]}: ${laneWords(lane, isLab)}`);
  // Counts would be outdated before they are heard.
  const stands = playing && isLab ? RUNNING : `Step ${count(step)}. ${words.join(" ")}`;
  return { stands, goesOn: playing, waiting: false };
}
