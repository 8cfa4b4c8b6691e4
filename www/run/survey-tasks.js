/** What has to be measured for what is looked at in Compare. */

import { LIMIT as CHANCE_LIMIT } from "../session/compare/chance.js";
import { LIMIT as GROWTH_LIMIT, SAMPLES } from "../session/compare/growth.js";
import { LIMIT as STARTS_LIMIT } from "../session/compare/starts.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").LaneOrder} Lane */
/** @typedef {import("../engine/engine.js").SurveyRun} SurveyRun */
/** @typedef {import("../engine/tasks.js").Task} Task */
/** @typedef {import("../session/state.js").State} State */
/** @typedef {import("../session/compare/starts.js").Starts} Starts */
/** @typedef {import("../session/compare/growth.js").Growth} Growth */
/** @typedef {import("../session/compare/chance.js").Chance} Chance */
/** @typedef {import("./surveys.js").KnownOf} KnownOf */

/** So many runs are drawn step by step; more would hide one another. */
const COURSES = 3;
/** Boards up to this side are measured before larger ones. */
const SOON = 14;
/** The fewest steps that are drawn of a run that goes on beyond. */
const LEAST_WINDOW = 60;

/**
 * Everything that is to be measured for a state, what is needed first before the rest.
 * @param {State} state
 * @param {KnownOf} known
 * @returns {Task[]}
 */
export function tasksFor({ compare, game }, known) {
  if (compare.tab === "starts") return startsTasks(compare.starts[game], game);
  if (compare.tab === "growth") return growthTasks(compare.growth[game], game);
  if (compare.tab !== "chance") return [];
  const chance = compare.chance[game];
  const runs = chance.lanes.map((lane) => chanceTask(chance, game, lane));
  return [...runs, ...courseTasks(chance, game, known).map(({ task }) => task)];
}

/** @param {Starts} starts @param {GameId} game @returns {Task[]} */
const startsTasks = ({ rows, columns, lanes, metric }, game) =>
  metric === "ties"
    ? [tiesTask(rows, columns)]
    : lanes.map((lane) => startsTask({ rows, columns }, game, lane));

/** @param {number} rows @param {number} columns @returns {Task} */
export const tiesTask = (rows, columns) => ({ task: "ties", rows, columns });

/** @param {{rows: number, columns: number}} size @param {GameId} game @param {Lane} lane @returns {Task} */
export const startsTask = ({ rows, columns }, game, lane) => ({
  task: "survey",
  order: { survey: "starts", game, rows, columns, lane, limit: STARTS_LIMIT },
});

/**
 * Every solver on boards of usual sizes, which takes a moment, and then on all of them.
 * @param {Growth} growth
 * @param {GameId} game
 */
const growthTasks = (growth, game) =>
  [soonOf(growth), growth].flatMap((sizes) =>
    growth.lanes.map((lane) => growthTask(sizes, game, lane)),
  );

/** The boards that are measured first. @param {Growth} growth @returns {Growth} */
const soonOf = (growth) => ({ ...growth, to: Math.min(SOON, growth.to) });

/**
 * What is known of a solver on boards that grow.
 * @param {Growth} growth
 * @param {GameId} game
 * @param {Lane} lane
 * @param {KnownOf} known
 * @returns {import("../engine/engine.js").SurveySize[]}
 */
export function sizesOf(growth, game, lane, known) {
  const [soon, all] = [soonOf(growth), growth].map(
    (sizes) => known(growthTask(sizes, game, lane))?.value?.sizes ?? [],
  );
  return all.length > soon.length ? all : soon;
}

/** @param {Growth} growth @param {GameId} game @param {Lane} lane @returns {Task} */
const growthTask = ({ from, to }, game, lane) => ({
  task: "survey",
  order: { survey: "growth", game, from, to, samples: SAMPLES, lane, limit: GROWTH_LIMIT },
});

/** @param {Chance} chance @param {GameId} game @param {Lane} lane @returns {Task} */
export const chanceTask = (chance, game, lane) => ({
  task: "survey",
  order: {
    ...{ survey: "chance", puzzle: puzzleOf(chance, game), lane },
    ...{ seeds: chance.seeds, limit: CHANCE_LIMIT },
  },
});

/** @param {Chance} chance @param {GameId} game @returns {import("../engine/engine.js").Puzzle} */
const puzzleOf = ({ rows, columns }, game) => ({
  ...{ game, rows, columns, squares: game === "knights" ? [0] : [] },
  closed: false,
});

/** A run that is drawn step by step, and what is known of the whole of it. @typedef {{lane: Lane, run: SurveyRun, task: Task}} Course */

/**
 * The runs that are drawn step by step: up to a step at which there is still something to see of the
 * shorter ones. That is not known before they are measured.
 * @param {Chance} chance
 * @param {GameId} game
 * @param {KnownOf} known
 * @returns {Course[]}
 */
export function courseTasks(chance, game, known) {
  if (game === "knights") return [];
  const runs = chance.lanes.slice(0, COURSES).map((lane) => {
    const runs = known(chanceTask(chance, game, lane))?.value?.runs;
    return { lane, run: /** @type {SurveyRun | undefined} */ (runs?.[chance.run]) };
  });
  const measured = runs.flatMap(({ lane, run }) => (run ? [{ lane, run }] : []));
  if (measured.length < runs.length) return [];
  const steps = measured.map(({ run }) => run.steps);
  const upTo = (/** @type {number} */ limit) =>
    measured.map((one) => ({ ...one, task: courseTask(chance, game, one.lane, limit) }));
  const courses = upTo(windowOf(steps));
  // Of a run that cools down, only the whole is worth seeing.
  return courses.some(({ task }) => cools(known(task)?.value)) ? upTo(Math.max(...steps)) : courses;
}

/** @param {any} news of a course */
const cools = (news) => news?.points.some((/** @type {any} */ point) => point.temperature !== null);

/** @param {Chance} chance @param {GameId} game @param {Lane} lane @param {number} limit @returns {Task} */
const courseTask = (chance, game, lane, limit) => ({
  task: "survey",
  order: {
    ...{ survey: "course", puzzle: puzzleOf(chance, game) },
    ...{ lane: { ...lane, seed: chance.run }, limit },
  },
});

/** How many steps are drawn of runs of these lengths. @param {number[]} steps */
export function windowOf(steps) {
  const [least = 0, second = least] = steps.toSorted((a, b) => a - b);
  return Math.min(Math.max(...steps, 1), Math.max(LEAST_WINDOW, 2 * second));
}
