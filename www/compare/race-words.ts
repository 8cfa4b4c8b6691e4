/** Races in words. */

import { sizeWords } from "../board/puzzle-words.ts";
import { count } from "../core/numbers.ts";
import { timeWords } from "../core/time-words.ts";
import { lockedWords } from "../core/words.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { RUNNING } from "../panels/run-words.ts";
import { namesOf } from "../routes/ids.ts";
import type { RaceView } from "./race-view.ts";

const MANY = ["no", "one", "two", "three", "four"];

export function setUpWords({ puzzle, lanes, standing }: RaceView) {
  const wins = standing.clock === "time" ? "least time wins" : "fewest steps win";
  const solvers = lanes.filter(({ own }) => own === "").length;
  const many = `${MANY[solvers]} ${solvers === 1 ? "solver" : "solvers"}`;
  const own = lanes.find(({ own }) => own !== "");
  const who = own ? `${own.inText} and ${many}` : many;
  return `One puzzle, ${who}: ${boardWords(puzzle)}. The ${wins}.`;
}

/** More locked queens than this are counted, not named. */
const NAMED = 3;

function boardWords({ game, rows, columns, squares, closed, regions }: Puzzle) {
  const size = sizeWords({ rows, columns });
  const names = namesOf({ rows, columns }, squares);
  if (game === "knights") return `${size}, ${closed ? "a closed tour" : "a tour"} from ${names[0]}`;
  if (names.length === 0) return regions ? `${size} in colours` : `${size} with no queen locked`;
  return `${size} with ${lockedWords(names, NAMED)}`;
}

/** Lanes that left the common clock: what they share, and their steps. */
export function apartWords({ lanes, ghost, standing }: RaceView): [what: string, where: string] {
  const shown = ghost ? [ghost.pair.weaker, ghost.pair.stronger] : [...lanes.keys()];
  const where = shown.map(
    (lane) => `${lanes[lane]!.inText} at step ${count(standing.apart[lane]!)}`,
  );
  const pieces = lanes[0]!.info.game === "knights" ? "squares" : "queens";
  const what = ghost ? `The same ${pieces} in both lanes` : "Each lane at its own step";
  return [what, `${where.join(", ")}.`];
}

/** The time on the clock: `Step 120`. */
export const clockWords = ({ standing: { clock, at } }: RaceView) =>
  clock === "time" ? timeWords(at) : `Step ${count(at)}`;

export function raceWords(race: RaceView) {
  const { standing, lanes, playing, stage, verdict, takeaway, problem, isBlur } = race;
  if (problem) return problem;
  if (isBlur) return RUNNING;
  if (stage === "ask") return "Who wins?";
  if (stage === "end" && standing.apart.length === 0) return `${verdict} ${takeaway}`;
  const when = standing.apart.length > 0 ? apartWords(race).join(": ") : `${clockWords(race)}.`;
  return [playing ? "" : when, ...lanes.map(({ name, sentence }) => `${name}: ${sentence}`)]
    .filter(Boolean)
    .join(" ");
}
