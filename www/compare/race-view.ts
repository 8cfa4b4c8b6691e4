/** The view model of a race. */

import { neutral, runScene } from "../board/scene/by-game.ts";
import type { Scene } from "../board/scene/scene.ts";
import { setUpScene } from "../board/scene/set-up-scene.ts";
import type { LaneProfile } from "../charts/profile.ts";
import { apart, type LaneColour } from "../content/colours.ts";
import type { Preset } from "../content/compare/first.ts";
import { PRESETS } from "../content/compare/presets.ts";
import { colourOf, nameInText } from "../content/solvers.ts";
import { count } from "../core/numbers.ts";
import { same } from "../core/same.ts";
import { timeWords } from "../core/time-words.ts";
import { capital, lower } from "../core/words.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { LaneOrder, Snapshot } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { RUNNING } from "../panels/run-words.ts";
import { LANES, type Own, type RaceClock } from "../routes/compare/race.ts";
import { readOptions } from "../routes/options.ts";
import { solverOf } from "../store/roster.ts";
import { layoutOf } from "../store/state.ts";
import { ghostView } from "./ghost-view.ts";
import { endOn, flagsOf, SPEEDS, ticksOf } from "./race-clock.ts";
import type { RaceController } from "./race-controller.ts";
import { placesOf, resultsOf, sideBySide, takeaway, verdict } from "./race-result.ts";

export type LaneView = Omit<ReturnType<typeof lanesOf>[number], "colour"> & {
  colour: LaneColour;
};

export type RaceView = NonNullable<ReturnType<typeof raceView>>;

const LETTERS = ["A", "B", "C", "D"];

/** Until a race is known, its view reveals nothing that has not happened yet. */
export function raceView(race: RaceController, all: Record<GameId, SolverInfo[]>) {
  const { setup, puzzle, names, racer, standing, scale, stage, isKnown, guess, playing } = race.now;
  if (!setup) return null;
  const solvers = all[puzzle.game];
  const places = placesOf(
    standing.clock,
    race.lanes.map(({ end }) => end),
  );
  const lanes = [...lanesOf(race, solvers, setup.lanes, places), ...ownOf(race, places)];
  const preset = presetOf(race);
  const next = PRESETS[(PRESETS.findIndex(({ id }) => id === preset?.id) + 1) % PRESETS.length]!;
  const longest = standing.clock === "time" ? timeWords(scale.longest) : count(scale.longest);
  return {
    puzzle,
    names,
    solvers,
    lanes,
    standing,
    scale,
    preset,
    next,
    stage,
    isKnown,
    guess,
    playing,
    problem: racer.problem,
    missing: race.own.missing,
    offersYou: !setup.own && race.own.isRecorded && setup.lanes.length < LANES.most,
    mayRemove: setup.lanes.length > (setup.own ? 1 : LANES.least),
    isTimed: setup.own !== "program",
    measured: race.measured,
    ended: race.ended,
    isBlur: race.isBlur,
    waiting: race.waiting,
    speeds: { names: SPEEDS[standing.clock], chosen: race.speed },
    ticks: ticksOf(scale).map((tick) => ({ tick, x: scale.toX(tick) })),
    flags: flagsIn(race, lanes),
    longest: isKnown ? longest : "",
    verdict: isKnown ? verdict(lanes, guess) : "",
    results: isKnown ? resultsOf(lanes) : [],
    takeaway: isKnown && race.measured ? takeawayOf(standing.clock, preset, lanes) : "",
    ghost: isKnown ? ghostView(race.ghost, lanes, race.measured, race.span) : null,
  };
}

const flagsIn = ({ scale, standing }: RaceController, lanes: LaneView[]) =>
  flagsOf(
    lanes.flatMap(({ end }, lane) =>
      end ? [{ lane, x: scale.toX(endOn(standing.clock, end)) }] : [],
    ),
  ).map(({ lane, x, side }) => {
    const { letter, colour, place } = lanes[lane]!;
    return { letter, colour, isFirst: place === 0, x, side };
  });

function presetOf({ setup, puzzle }: RaceController): Preset | null {
  if (!setup) return null;
  const { lanes } = setup;
  const layout = sorted(layoutOf(setup));
  const isThis = PRESETS.filter(({ game }) => game === puzzle.game).find(
    (preset) => same(sorted(preset.layout), layout) && same(preset.lanes, lanes),
  );
  return isThis ?? null;
}

const sorted = (plain: object) => Object.entries(plain).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The place of each lane, 0 for the first, where it is known. */
type Places = ReturnType<typeof placesOf>;

function lanesOf(race: RaceController, solvers: SolverInfo[], orders: LaneOrder[], places: Places) {
  const infos = orders.map(({ solver }) => solverOf(solvers, solver));
  const colours = apart(infos.map((info) => colourOf(info)));
  return orders.map((order, index) => {
    const info = infos[index]!;
    const letter = LETTERS[index]!;
    const isAlone = infos.filter((other) => other === info).length === 1;
    const addition = isAlone ? "" : ` (${optionWords(info, order) || `lane ${letter}`})`;
    return {
      letter,
      order,
      own: "" as Own,
      info,
      colour: colours[index]!,
      name: info.name + addition,
      inText: nameInText(info) + addition,
      options: optionList(info, order) || capital(info.idea),
      ...momentOf(race, index, info, places[index] ?? null),
    };
  });
}

/** The lane of what is yours, if the race has one. */
function ownOf(race: RaceController, places: Places): LaneView[] {
  const { setup } = race;
  const { lane } = race.own;
  const at = setup?.lanes.length ?? 0;
  if (!setup || !lane) return [];
  const { info } = lane;
  return [
    {
      letter: "Y",
      order: { solver: info.id, options: "", seed: 0 },
      own: setup.own,
      info,
      colour: "you",
      name: info.name,
      inText: lower(info.name),
      options: info.idea,
      ...momentOf(race, at, info, places[at] ?? null),
    },
  ];
}

function momentOf(race: RaceController, index: number, info: SolverInfo, place: number | null) {
  const { moment = null, end = null } = race.lanes[index] ?? {};
  const isDone = race.stage !== "ask" && end !== null && moment?.step === end.steps;
  const isSeen = isDone || race.isKnown;
  return {
    moment,
    scene: moment && (race.stage === "ask" ? openingOf(race) : sceneOf(race, moment)),
    isDone,
    end: isSeen ? end : null,
    place: isSeen ? place : null,
    sentence: race.isBlur && !isDone ? RUNNING : (moment?.sentence?.text ?? ""),
    course: courseOf(race, index, info),
  };
}

/** Caches scenes by board, and before the start by puzzle. */
const scenes: WeakMap<object, Scene> = new WeakMap();

const sceneOf = ({ puzzle }: RaceController, moment: Snapshot) =>
  cached(moment.board ?? moment, () => runScene(puzzle, moment));

const openingOf = ({ puzzle }: RaceController) => cached(puzzle, () => neutral(setUpScene(puzzle)));

function cached(key: object, make: () => Scene) {
  const scene = scenes.get(key) ?? make();
  scenes.set(key, scene);
  return scene;
}

function courseOf(
  { lanes, racer, scale, standing, puzzle, isKnown }: RaceController,
  index: number,
  info: SolverInfo,
): LaneProfile {
  const { moment, end, microseconds } = lanes[index] ?? {};
  // Within a lane, steps take about equally long.
  const known = end ?? { steps: moment?.step ?? 0, microseconds: microseconds ?? 0 };
  const unit = standing.clock === "time" ? known.microseconds / Math.max(1, known.steps) : 1;
  const isDepth = info.profile === "depth" || info.profile === "moves";
  const { rows, columns, squares } = puzzle;
  const most = puzzle.game === "knights" ? rows * columns - 1 : Math.max(1, rows - squares.length);
  return {
    opening: racer.openings[index] ?? null,
    whole: moment?.profile ?? null,
    reached: (isKnown ? moment?.reached : moment?.step) ?? 0,
    step: moment?.step ?? 0,
    most: isDepth ? most : 0,
    toX: (step) => scale.toX(step * unit),
  };
}

const STEPS =
  "Each placing and each taking back is a step of your program; ours may do both in one.";

function takeawayOf(clock: RaceClock, preset: Preset | null, lanes: LaneView[]) {
  const finished = lanes.flatMap(({ end, ...lane }) => (end ? [{ ...lane, end }] : []));
  const own = lanes.at(-1)?.own;
  if (own)
    return [sideBySide(clock, finished), own === "program" && STEPS].filter(Boolean).join(" ");
  return [preset?.takeaway, takeaway(finished)].filter(Boolean).join(" ");
}

/** The options with their names: `Rows: top down · Seed 3`. */
function optionList(info: SolverInfo, { options, seed }: LaneOrder) {
  const given = readOptions(options);
  const words = info.options.flatMap(({ name, label, kind, choices }) => {
    const value = given.get(name);
    if (kind === "choice") {
      const choice = choices.find(({ id }) => id === value) ?? choices[0]!;
      return [`${label}: ${lower(choice.label)}`];
    }
    if (value === undefined) return [];
    return [kind === "flag" ? label : `${label}: ${value}`];
  });
  if (info.isLocal || (info.seeded && seed > 0)) words.push(`Seed ${seed}`);
  return words.join(" · ");
}

/** What distinguishes lanes of the same solver. */
export function optionWords(info: SolverInfo, { options, seed }: LaneOrder) {
  const given = readOptions(options);
  const words = info.options.flatMap(({ name, label, kind, choices }) => {
    if (kind === "choice") {
      const choice = choices.find(({ id }) => id === given.get(name)) ?? choices[0]!;
      return name === info.options[0]!.name || given.has(name) ? [lower(choice.label)] : [];
    }
    return given.has(name)
      ? [kind === "flag" ? lower(label) : `${lower(label)} ${given.get(name)}`]
      : [];
  });
  if (seed > 0) words.push(`seed ${seed}`);
  return words.join(", ");
}
