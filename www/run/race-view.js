/** What there is to show of a race: plain data, made anew when something is new. */

import { count } from "../base/numbers.js";
import { same } from "../base/same.js";
import { capital, lower } from "../base/words.js";
import { apart } from "../cards/colours.js";
import { PRESETS } from "../cards/compare/presets.js";
import { cardOf, nameInText } from "../cards/index.js";
import { left } from "../scene/attacks.js";
import { runScene } from "../scene/scene.js";
import { readOptions } from "../session/options.js";
import { endOn, flagsOf, SPEEDS, ticksOf } from "./race-clock.js";
import { placesOf, takeaway, timeWords } from "./race-result.js";
import { RUNNING } from "./said.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").LaneEnd} LaneEnd */
/** @typedef {import("../engine/engine.js").LaneOrder} LaneOrder */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../engine/engine.js").Snapshot} Snapshot */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/** @typedef {import("./race.js").RaceRun} RaceRun */
/**
 * @typedef {object} LaneView
 * @property {string} letter
 * @property {LaneOrder} order
 * @property {SolverInfo} info of the solver
 * @property {string} name with its options where two lanes have the same solver
 * @property {string} inText the same, within a sentence
 * @property {string} options in words, or what the solver goes by
 * @property {import("../cards/colours.js").Colour} colour
 * @property {Snapshot | null} moment
 * @property {Scene | null} scene
 * @property {Record<string, string>} figures
 * @property {LaneEnd | null} end
 * @property {boolean} isDone whether it stands at its end
 * @property {number | null} place
 * @property {string} sentence
 * @property {Course} course
 */
/**
 * How deep a lane was, step by step, and where its steps lie on the scale of the clock.
 * @typedef {object} Course
 * @property {Snapshot["profile"]} opening its first steps
 * @property {Snapshot["profile"]} whole
 * @property {number} reached the last step that is known
 * @property {number} step where it stands
 * @property {number} most the greatest depth there can be; 0 for as high as it comes
 * @property {(step: number) => number} toX
 */
/** @typedef {ReturnType<typeof raceView>} RaceView */

const LETTERS = ["A", "B", "C", "D"];

/**
 * @param {RaceRun} race
 * @param {Record<GameId, SolverInfo[]>} all the solvers there are
 */
export function raceView(race, all) {
  const { setup, puzzle, names, racer, standing } = race;
  if (!setup) return null;
  const solvers = all[puzzle.game];
  const { scale, ghost } = race;
  const lanes = lanesOf(race, solvers, setup.lanes);
  const known = { puzzle, names, solvers, lanes, standing, scale, problem: racer.problem };
  const longest = standing.clock === "time" ? timeWords(scale.longest) : count(scale.longest);
  return {
    ...known,
    preset: presetOf(race),
    ...{ measured: race.measured, playing: race.playing, ended: race.ended, isBlur: race.isBlur },
    waiting: racer.waiting,
    isApart: standing.apart.length > 0 && !racer.waiting,
    speeds: { names: SPEEDS[standing.clock], chosen: race.speed },
    ticks: ticksOf(scale),
    flags: flagsIn(race),
    longest,
    takeaway: race.measured ? takeawayOf(race, lanes) : "",
    ghost: ghost.pair && {
      ...{ pairs: ghost.pairs, chosen: ghost.chosen, profile: ghost.profile, pair: ghost.pair },
      ...{ progress: ghost.progress, problem: ghost.problem, span: race.span },
    },
  };
}

/** Where the flags of the lanes stand that are measured. @param {RaceRun} race */
const flagsIn = ({ lanes, scale, standing }) =>
  flagsOf(
    lanes.flatMap(({ end }, lane) =>
      end ? [{ lane, x: scale.toX(endOn(standing.clock, end)) }] : [],
    ),
  );

/** The preset that a race is, if it is one. @param {RaceRun} race */
function presetOf({ setup, puzzle }) {
  if (!setup) return null;
  const { rows, columns, squares, blocked, closed, lanes } = setup;
  const layout = { rows, columns, squares, blocked, closed };
  const isThis = PRESETS.filter(({ game }) => game === puzzle.game).find(
    (preset) => same(sorted(preset.layout), sorted(layout)) && same(preset.lanes, lanes),
  );
  return isThis ?? null;
}

/** @param {object} plain */
const sorted = (plain) => Object.entries(plain).toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * @param {RaceRun} race
 * @param {SolverInfo[]} solvers
 * @param {LaneOrder[]} orders
 * @returns {LaneView[]}
 */
function lanesOf(race, solvers, orders) {
  const infos = orders.map(({ solver }) => solvers.find(({ id }) => id === solver) ?? solvers[0]);
  const colours = apart(infos.map((info) => cardOf(info).colour));
  const ends = race.lanes.flatMap(({ end }) => end ?? []);
  const places = race.measured ? placesOf(race.standing.clock, ends) : [];
  return orders.map((order, index) => {
    const info = infos[index];
    const isAlone = infos.filter((other) => other === info).length === 1;
    const addition = isAlone ? "" : ` (${optionWords(info, order) || `lane ${LETTERS[index]}`})`;
    return {
      ...{ letter: LETTERS[index], order, info, colour: colours[index] },
      ...{ name: info.name + addition, inText: nameInText(info) + addition },
      options: optionList(info, order) || capital(info.idea),
      place: places[index] ?? null,
      ...momentOf(race, index, info),
    };
  });
}

/** @param {RaceRun} race @param {number} index @param {SolverInfo} info */
function momentOf(race, index, info) {
  const { moment = null, end = null } = race.lanes[index] ?? {};
  const scene = moment && sceneOf(race, moment);
  const isDone = end !== null && moment?.step === end.steps;
  const sentence = race.isBlur && !isDone ? RUNNING : (moment?.sentence?.text ?? "");
  const figures = moment && scene ? figuresOf(race, info, moment, scene) : {};
  return { moment, scene, end, isDone, sentence, figures, course: courseOf(race, index, info) };
}

/** The scenes that were made of moments, so that nothing is drawn anew. @type {WeakMap<object, Scene>} */
const scenes = new WeakMap();

/** @param {RaceRun} race @param {Snapshot} moment */
function sceneOf({ puzzle }, moment) {
  const key = moment.board ?? moment;
  const scene = scenes.get(key) ?? runScene(puzzle, moment);
  scenes.set(key, scene);
  return scene;
}

/**
 * @param {RaceRun} race
 * @param {SolverInfo} info
 * @param {Snapshot} moment
 * @param {Scene} scene
 * @returns {Record<string, string>}
 */
function figuresOf({ puzzle }, info, { step, depth, tally }, scene) {
  const steps = { step: count(step) };
  /** @type {Record<string, string>} */
  const backtracks = info.goesBack ? { backtracks: count(tally.backtracks) } : {};
  if (scene.kind === "knights") {
    const squares = puzzle.rows * puzzle.columns - (puzzle.blocked?.length ?? 0);
    return { ...steps, squares: `${count(scene.path.length)} / ${count(squares)}`, ...backtracks };
  }
  if (!info.goesBack && !info.builds)
    return { ...steps, "pairs in line": count(scene.conflicts.length) };
  const most = puzzle.rows - puzzle.squares.length;
  const open = scene.levels ? left(scene).reduce((sum, row) => (sum ?? 0) + (row ?? 0), 0) : null;
  /** @type {Record<string, string>} */
  const domains = open === null ? {} : { "squares left": count(open) };
  return { ...steps, depth: `${depth} / ${most}`, ...backtracks, ...domains };
}

/** @param {RaceRun} race @param {number} index @param {SolverInfo} info @returns {Course} */
function courseOf({ lanes, racer, scale, standing, puzzle }, index, info) {
  const { moment, end, microseconds } = lanes[index] ?? {};
  // Steps of a lane take equally long, as near as can be told.
  const known = end ?? { steps: moment?.step ?? 0, microseconds: microseconds ?? 0 };
  const unit = standing.clock === "time" ? known.microseconds / Math.max(1, known.steps) : 1;
  const isDepth = info.profile === "depth" || info.profile === "moves";
  const { rows, columns, squares } = puzzle;
  const most = puzzle.game === "knights" ? rows * columns - 1 : Math.max(1, rows - squares.length);
  return {
    ...{ opening: racer.openings[index] ?? null, whole: moment?.profile ?? null },
    ...{ reached: moment?.reached ?? 0, step: moment?.step ?? 0, most: isDepth ? most : 0 },
    toX: (step) => scale.toX(step * unit),
  };
}

/** @param {RaceRun} race @param {LaneView[]} lanes */
function takeawayOf(race, lanes) {
  const finished = lanes.flatMap(({ name, inText, info, end }) =>
    end ? [{ name, inText, info, end }] : [],
  );
  return [presetOf(race)?.takeaway, takeaway(finished)].filter(Boolean).join(" ");
}

/**
 * The options of a lane with their names: `Rows: top down · Seed 3`.
 * @param {SolverInfo} info
 * @param {LaneOrder} order
 */
function optionList(info, { options, seed }) {
  const given = readOptions(options);
  const words = info.options.flatMap(({ name, label, kind, choices }) => {
    const value = given.get(name);
    if (kind === "choice") {
      const choice = choices.find(({ id }) => id === value) ?? choices[0];
      return [`${label}: ${lower(choice.label)}`];
    }
    if (value === undefined) return [];
    return [kind === "flag" ? label : `${label}: ${value}`];
  });
  if (info.isLocal || (info.seeded && seed > 0)) words.push(`Seed ${seed}`);
  return words.join(" · ");
}

/**
 * What tells a lane from another with the same solver, in a few words.
 * @param {SolverInfo} info
 * @param {LaneOrder} order
 */
export function optionWords(info, { options, seed }) {
  const given = readOptions(options);
  const words = info.options.flatMap(({ name, label, kind, choices }) => {
    if (kind === "choice") {
      const choice = choices.find(({ id }) => id === given.get(name)) ?? choices[0];
      return name === info.options[0].name || given.has(name) ? [lower(choice.label)] : [];
    }
    return given.has(name)
      ? [kind === "flag" ? lower(label) : `${lower(label)} ${given.get(name)}`]
      : [];
  });
  if (seed > 0) words.push(`seed ${seed}`);
  return words.join(", ");
}
