/** What a race comes to: who is first, and what there is to learn from it. */

import { count } from "../core/numbers.ts";
import type { RunEnd } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RaceClock } from "../state/compare/race.ts";
import { endOn } from "./race-clock.ts";

/** A lane that has been measured. */
interface Finished {
  name: string;
  inText: string;
  info: SolverInfo;
  end: RunEnd;
}

/** Steps that a lane makes at most. */
export const LIMIT = 10_000_000;

const ORDINALS = ["1st", "2nd", "3rd", "4th"];

/** Whether a run came to an answer, a solution or a proof that there is none. */
const hasAnswer = ({ outcome }: RunEnd) =>
  outcome === "solved" || outcome === "exhausted" || outcome === "counted";

/**
 * The place of every lane, from 0 on, in their order; null where it came to no answer. Equals share a place.
 */
export const placesOf = (clock: RaceClock, ends: RunEnd[]): (number | null)[] =>
  ends.map((end) => {
    if (!hasAnswer(end)) return null;
    const isBefore = (other: RunEnd) => hasAnswer(other) && endOn(clock, other) < endOn(clock, end);
    return ends.filter(isBefore).length;
  });

export const placeWords = (place: number | null) => (place === null ? "–" : ORDINALS[place]!);

/** What a run comes to, in a word or two. */
function outcomeWords({ outcome }: RunEnd) {
  if (outcome === "solved") return "solved";
  if (outcome === "exhausted") return "proved unsolvable";
  if (outcome === "counted") return "counted";
  return outcome === "stopped" ? "stopped at 10 M steps" : "gave up";
}

/** A lane, with what it comes to once it is measured. */
interface Lane<C> {
  letter: string;
  name: string;
  colour: C;
  info: SolverInfo;
  place: number | null;
  end: RunEnd | null;
}

/**
 * The rows of the result, the first lane first.
 * @param lengthOf how long the bar of a lane is, from 0 to 1
 */
export const resultsOf = <C>(lanes: Lane<C>[], lengthOf: (end: RunEnd) => number) =>
  lanes
    .toSorted((a, b) => (a.place ?? lanes.length) - (b.place ?? lanes.length))
    .map(({ letter, name, colour, info, place, end }) => ({
      letter,
      name,
      colour,
      place,
      length: end ? lengthOf(end) : 0,
      figures: end && figuresOf(end, info.isLocal),
    }));

/** @param isLocal whether pieces are moved, rather than tried and taken back */
function figuresOf(end: RunEnd, isLocal: boolean) {
  const { steps, nodes, backtracks, ruledOut, microseconds } = end;
  return {
    steps: count(steps),
    tried: isLocal ? "–" : count(nodes),
    takenBack: isLocal ? "–" : count(backtracks),
    ruledOut: ruledOut === null ? "–" : count(ruledOut),
    time: timeWords(microseconds),
    outcome: outcomeWords(end),
  };
}

/** A time in the unit that suits it: `8.7 µs`, `346 ms`, `1.2 s`. */
export function timeWords(microseconds: number) {
  const [value, unit] =
    microseconds < 1000
      ? [microseconds, "µs"]
      : microseconds < 1e6
        ? [microseconds / 1000, "ms"]
        : [microseconds / 1e6, "s"];
  return `${value < 10 ? value.toFixed(1) : count(value)} ${unit}`;
}

/** What there is to learn from the figures, in a sentence or two: true of any race. */
export function takeaway(lanes: Finished[]) {
  const done = lanes.filter(({ end }) => hasAnswer(end));
  const others = lanes.filter(({ end }) => !hasAnswer(end)).map(unfinished);
  if (done.length < 2) return others.join(" ");
  const isOneKind = new Set(done.map(({ info }) => info.isLocal)).size === 1;
  return [isOneKind ? compareSteps(done) : compareTimes(done), ...others].join(" ");
}

function unfinished({ name, end }: Finished) {
  const steps = count(end.steps);
  return end.outcome === "stopped"
    ? `${name} was stopped after ${steps} steps.`
    : `${name} gave up after ${steps} ${end.steps === 1 ? "step" : "steps"}.`;
}

/** The lanes with the least and the most of something. */
function extremes(lanes: Finished[], of: (lane: Finished) => number): [Finished, Finished] {
  const inOrder = lanes.toSorted((a, b) => of(a) - of(b));
  return [inOrder[0]!, inOrder.at(-1)!];
}

function compareSteps(lanes: Finished[]) {
  const [fewest, most] = extremes(lanes, ({ end }) => end.steps);
  const [quickest] = extremes(lanes, ({ end }) => end.microseconds);
  if (fewest.end.steps === most.end.steps) {
    return `All of them need ${count(most.end.steps)} steps; ${quickest.inText} takes the least time.`;
  }
  if (quickest !== fewest && quickest.end.microseconds < fewest.end.microseconds) {
    return `${fewest.name} needs the fewest steps, ${quickest.inText} the least time: ${perStep(fewest, quickest)}.`;
  }
  const steps = fewest.end.steps === 1 ? "1 step" : `${count(fewest.end.steps)} steps`;
  return `${fewest.name} needs ${steps}, ${most.inText} ${count(most.end.steps)}.`;
}

function perStep(fewest: Finished, quickest: Finished) {
  const of = ({ end }: Finished) => end.microseconds / Math.max(1, end.steps);
  const times = of(fewest) / of(quickest);
  const words = times < 9.5 ? times.toFixed(1) : count(times);
  return `a step of ${fewest.inText} takes ${words} times as long`;
}

function compareTimes(lanes: Finished[]) {
  const [quickest, slowest] = extremes(lanes, ({ end }) => end.microseconds);
  const times = [quickest, slowest].map(({ end }) => timeWords(end.microseconds));
  return `Steps of search and of repair don’t compare. ${quickest.name} takes ${times[0]}, ${slowest.inText} ${times[1]}.`;
}
