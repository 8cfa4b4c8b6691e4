/** How what is seen stands, for those who listen. */

import { count } from "../../base/numbers.ts";
import type { State } from "../../session/state.ts";
import type { Arena } from "../arena.ts";
import { boardNames, laneWords } from "../lessons/lesson-view.ts";
import type { Tutor } from "../lessons/tutor.ts";
import type { RaceView } from "../race-view.ts";
import { RUNNING } from "../said.ts";
import type { Session } from "../session.ts";
import { workWords } from "../surveys.ts";
import type { Told } from "./narrator.ts";
import { raceWords } from "./race-words.ts";
import { placeOf, titleOf } from "./titles.ts";

type View = ReturnType<Arena["view"]>;

/** How something stands. */
type Standing = Pick<Told, "stands" | "goesOn" | "waiting">;

/** All there is to tell of. */
interface Seen {
  session: Session;
  tutor: Tutor;
  /** In Compare. */
  arena: View | null;
  /** What is said of the board, or "". */
  says: string;
}

const NOTHING: Standing = { stands: "", goesOn: false, waiting: false };

export function tellingOf(seen: Seen): Told {
  const { session } = seen;
  const { state, solvers } = session;
  const title = (before: string) => titleOf(state, solvers, before);
  return { place: placeOf(state), title, ...standingOf(seen) };
}

function standingOf({ session, tutor, arena, says }: Seen): Standing {
  const { state, solvers, stage } = session;
  if (arena) return state.compare.tab === "race" ? ofRace(arena.race) : ofSurveys(state, arena);
  if (tutor.lanes && state.mode === "learn") return ofLanes(tutor, tutor.lanes, solvers);
  const { watch } = stage;
  return { stands: says, goesOn: watch?.playing ?? false, waiting: watch?.waiting ?? false };
}

function ofRace(race: RaceView | null): Standing {
  if (!race) return NOTHING;
  return { stands: raceWords(race), goesOn: race.playing, waiting: race.waiting };
}

/** What is printed needs no measuring. */
function ofSurveys({ compare }: State, { surveys: { work } }: View): Standing {
  if (compare.tab === "published") return NOTHING;
  return { stands: workWords(work) || "Measured.", goesOn: work.working, waiting: false };
}

function ofLanes(
  { part }: Tutor,
  { shown, step, playing }: NonNullable<Tutor["lanes"]>,
  solvers: Session["solvers"],
): Standing {
  const isLab = part.kind === "lab";
  const names = boardNames(part, shown, solvers);
  const words = shown.map((lane, at) => `${names[at]}: ${laneWords(lane, isLab)}`);
  // Figures of four runs would be old before they are heard.
  const stands = playing && isLab ? RUNNING : `Step ${count(step)}. ${words.join(" ")}`;
  return { stands, goesOn: playing, waiting: false };
}
