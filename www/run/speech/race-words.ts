/** Races in words. */

import { count } from "../../core/numbers.ts";
import { timeWords } from "../race-result.ts";
import type { RaceView } from "../race-view.ts";
import { RUNNING } from "../run-words.ts";

/** Where lanes stand that left the common clock, in a sentence, or "". */
export function apartWords({ lanes, ghost, isApart }: RaceView) {
  if (!isApart) return "";
  const shown = ghost ? [ghost.pair.weaker, ghost.pair.stronger] : [...lanes.keys()];
  const where = shown.map(
    (lane) => `${lanes[lane]!.inText} at step ${count(lanes[lane]!.moment?.step ?? 0)}`,
  );
  const pieces = lanes[0]!.info.game === "knights" ? "squares" : "queens";
  const what = ghost ? `The same ${pieces} in both lanes` : "Each lane at a step of its own";
  return `${what}: ${where.join(", ")}.`;
}

export function raceWords(race: RaceView) {
  const { standing, lanes, playing, ended, takeaway, problem, isBlur } = race;
  if (problem) return problem;
  if (isBlur) return RUNNING;
  if (ended && !race.isApart) return `All lanes have ended. ${takeaway}`;
  const { clock, at } = standing;
  const when = clock === "time" ? `At ${timeWords(at)}.` : `Step ${count(at)}.`;
  if (at === 0 && !playing && !race.isApart) return when;
  const sentences = lanes.map(({ name, sentence }) => `${name}: ${sentence}`);
  return [playing ? "" : apartWords(race) || when, ...sentences].filter(Boolean).join(" ");
}
