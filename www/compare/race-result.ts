/** The result of a race: the places, and the conclusion. */

import { listed } from "../core/lists.ts";
import { count } from "../core/numbers.ts";
import { timeWords } from "../core/time-words.ts";
import { capital } from "../core/words.ts";
import type { RunEnd } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { RaceClock } from "../routes/compare/race.ts";
import { endOn } from "./race-clock.ts";

interface Placed {
  name: string;
  inText: string;
  place: number | null;
}

/** A measured lane. */
interface Finished extends Omit<Placed, "place"> {
  info: SolverInfo;
  end: RunEnd;
}

/** The most steps that a lane makes. */
export const LIMIT = 10_000_000;

const PLACES = ["1st", "2nd", "3rd", "4th"];
const IN_TEXT = ["first", "second", "third", "fourth"];

/** Whether a run found an answer: a solution, or a proof that there is none. */
const hasAnswer = ({ outcome }: RunEnd) =>
  outcome === "solved" || outcome === "exhausted" || outcome === "counted";

/**
 * The place of every lane, from 0, in their order; null if it found no answer or is not measured. Equal lanes
 * share a place.
 */
export function placesOf(clock: RaceClock, ends: (RunEnd | null)[]): (number | null)[] {
  const times = ends.map((end) => (end && hasAnswer(end) ? endOn(clock, end) : null));
  return times.map((time) =>
    time === null ? null : times.filter((other) => other !== null && other < time).length,
  );
}

const OUTCOMES = {
  solved: "solved",
  exhausted: "proved unsolvable",
  counted: "counted",
  stopped: "stopped at 10 M steps",
  "gave-up": "gave up",
};

/** The place of a lane; without one, its end. */
export const placeWords = (place: number | null, { outcome }: RunEnd) =>
  place === null ? capital(OUTCOMES[outcome]) : PLACES[place]!;

/** Who won, and how the predicted lane did. */
export function verdict(lanes: Placed[], guess: number | null) {
  const winners = lanes.filter(({ place }) => place === 0).map(({ inText }) => inText);
  const ending = winners.length === 1 ? "won." : "tied.";
  const result =
    winners.length === 0 ? "No solver found an answer." : `${capital(listed(winners))} ${ending}`;
  const guessed = guess === null ? undefined : lanes[guess];
  if (!guessed) return result;
  const { name, place } = guessed;
  if (place === 0) return `You guessed right. ${result}`;
  if (place === null) return `Not this time. ${name} found no answer.`;
  const opening = place === 1 && lanes.length > 2 ? "Close." : "Not this time.";
  return `${opening} ${name} came ${IN_TEXT[place]}.`;
}

/** The figures of the measured lanes, the first lane first. */
export const resultsOf = <L extends Placed & { info: SolverInfo; end: RunEnd | null }>(
  lanes: L[],
) =>
  lanes
    .toSorted((a, b) => (a.place ?? lanes.length) - (b.place ?? lanes.length))
    .flatMap((lane) => (lane.end ? [{ ...lane, figures: figuresOf(lane.end, lane.info) }] : []));

/** Methods that move pieces neither try squares nor take queens back. */
function figuresOf(end: RunEnd, { id, isLocal }: SolverInfo) {
  const { steps, nodes, backtracks, ruledOut, microseconds, outcome } = end;
  return {
    steps: count(steps),
    tried: isLocal ? "–" : count(nodes),
    takenBack: isLocal ? "–" : count(backtracks),
    ruledOut: ruledOut === null ? "–" : count(ruledOut),
    // Programs are not timed.
    time: id === "program" ? "–" : timeWords(microseconds),
    outcome: OUTCOMES[outcome],
  };
}

/** The conclusion from the figures, in a sentence or two that hold for any race. */
export function takeaway(lanes: Finished[]) {
  const done = lanes.filter(({ end }) => hasAnswer(end));
  const others = lanes.filter(({ end }) => !hasAnswer(end)).map(unfinished);
  if (done.length < 2) return others.join(" ");
  const isOneKind = new Set(done.map(({ info }) => info.isLocal)).size === 1;
  return [isOneKind ? compareSteps(done) : compareTimes(done), ...others].join(" ");
}

/** The lengths of all lanes, in a race with a person: `You 14 steps · Backtracking 220 · Forward checking 31.` */
export function sideBySide(clock: RaceClock, lanes: Finished[]) {
  const [you, ...others] = lanes.toReversed();
  const length = (end: RunEnd) =>
    clock === "time" ? timeWords(end.microseconds) : count(end.steps);
  const words = ({ name, end }: Finished, unit: string) =>
    hasAnswer(end) ? `${name} ${length(end)}${unit}` : `${name} ${OUTCOMES[end.outcome]}`;
  if (!you) return "";
  const steps = you.end.steps === 1 ? " step" : " steps";
  const first = words(you, clock === "steps" ? steps : "");
  return `${[first, ...others.toReversed().map((lane) => words(lane, ""))].join(" · ")}.`;
}

function unfinished({ name, end }: Finished) {
  const steps = count(end.steps);
  return end.outcome === "stopped"
    ? `${name} was stopped after ${steps} steps.`
    : `${name} gave up after ${steps} ${end.steps === 1 ? "step" : "steps"}.`;
}

/** The lanes with the least and the greatest value. */
function extremes(lanes: Finished[], of: (lane: Finished) => number): [Finished, Finished] {
  const inOrder = lanes.toSorted((a, b) => of(a) - of(b));
  return [inOrder[0]!, inOrder.at(-1)!];
}

function compareSteps(lanes: Finished[]) {
  const [fewest, most] = extremes(lanes, ({ end }) => end.steps);
  const [quickest] = extremes(lanes, ({ end }) => end.microseconds);
  if (fewest.end.steps === most.end.steps) {
    return `All need ${count(most.end.steps)} steps; ${quickest.inText} takes the least time.`;
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
  return `Steps of search and repair can’t be compared. ${quickest.name} takes ${times[0]}, ${slowest.inText} ${times[1]}.`;
}
