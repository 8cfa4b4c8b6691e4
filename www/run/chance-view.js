/** What there is to show of many seeds, and of one run step by step. */

import { count } from "../base/numbers.js";
import { FIRST_LANES } from "../cards/compare/presets.js";
import { LIMIT } from "../session/compare/chance.js";
import { comparable, contenders, isSame } from "./contenders.js";
import { takes } from "./roster.js";
import { chanceTask, courseTasks } from "./survey-tasks.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../engine/engine.js").SurveyRun} SurveyRun */
/** @typedef {import("../session/compare/chance.js").Chance} Chance */
/** @typedef {import("../base/csv.js").Table} Table */
/** @typedef {import("./surveys.js").KnownOf} KnownOf */
/** @typedef {import("./contenders.js").Contender} Contender */
/**
 * The seeds of a solver.
 * @typedef {object} Seeds
 * @property {Contender} contender
 * @property {{value: number, solved: boolean}[]} runs by seed: the steps of each
 * @property {number | null} median
 * @property {[number, number] | null} most what nine in ten lie between
 * @property {string} says
 */
/** @typedef {{step: number, pairs: number, temperature: number | null}} CoursePoint */
/**
 * A run step by step.
 * @typedef {object} Course
 * @property {Contender} contender
 * @property {CoursePoint[]} points
 * @property {number[]} restarts steps at which it started over
 * @property {number} placing so many steps put a queen on an empty board
 * @property {number | null} beyond the step at which it ends, if that is not seen
 */
/**
 * @typedef {object} ChanceView
 * @property {(Contender & {shown: boolean})[]} offered
 * @property {Seeds[]} rows
 * @property {string} caption
 * @property {Table} table
 * @property {Course[]} courses
 * @property {string} courseCaption
 * @property {Table} courseTable
 */

/**
 * @param {Chance} chance
 * @param {GameId} game
 * @param {SolverInfo[]} solvers
 * @param {KnownOf} known
 * @returns {ChanceView}
 */
export function chanceView(chance, game, solvers, known) {
  const offered = offeredFor(chance, game, solvers);
  const all = offered.filter(({ shown }) => shown);
  const rows = all.map((contender) =>
    seedsOf(contender, known(chanceTask(chance, game, contender.lane))?.value),
  );
  const courses = courseTasks(chance, game, known).flatMap(({ lane, run, task }) => {
    const contender = all.find((one) => isSame(one.lane, lane));
    const news = known(task)?.value;
    return contender && news ? [courseOf(contender, chance.rows, run, news)] : [];
  });
  return {
    ...{ offered, rows, caption: captionOf(rows), table: tableOf(rows), courses },
    ...{ courseCaption: courseWords(courses, chance.run), courseTable: courseTable(courses) },
  };
}

/**
 * The solvers that can be ticked: those that hang on the seed, each always in the same colour.
 * @param {Chance} chance
 * @param {GameId} game
 * @param {SolverInfo[]} solvers
 */
function offeredFor(chance, game, solvers) {
  const first = FIRST_LANES[game].chance;
  const seeded = comparable(solvers).filter(({ solver, options }) => {
    const info = solvers.find(({ id }) => id === solver);
    return (
      info && takes(info, chance) && info.seeded && (info.isLocal || options.endsWith("=random"))
    );
  });
  /** @type {import("../engine/engine.js").LaneOrder[]} */
  const lanes = [];
  for (const lane of [...first, ...chance.lanes, ...seeded]) {
    if (!lanes.some((one) => isSame(one, lane))) lanes.push(lane);
  }
  return contenders(lanes, solvers).map((contender) => ({
    ...contender,
    shown: chance.lanes.some((lane) => isSame(lane, contender.lane)),
  }));
}

/** @param {Contender} contender @param {any} news @returns {Seeds} */
function seedsOf(contender, news) {
  /** @type {SurveyRun[]} */
  const measured = news?.runs ?? [];
  const runs = measured.map(({ steps, outcome }) => ({
    value: steps,
    solved: outcome === "solved",
  }));
  const steps = runs.map(({ value }) => value);
  const says =
    runs.length > 0 ? `${count(Math.min(...steps))} to ${count(Math.max(...steps))}` : "";
  const most = news?.low == null ? null : /** @type {[number, number]} */ ([news.low, news.high]);
  return { contender, runs, median: news?.median ?? null, most, says };
}

/** @param {Seeds[]} rows */
function captionOf(rows) {
  const known = rows.flatMap(({ contender, median, most, runs }) =>
    median !== null && most ? [{ name: contender.name, median, most, runs }] : [],
  );
  if (known.length === 0) return "No run has been measured yet.";
  const runs = known.flatMap(({ runs }) => runs);
  const solved = runs.filter(({ solved }) => solved).length;
  const spans = known.map(
    ({ name, median, most: [low, high] }) =>
      `${name}: half of the runs take up to ${count(median)} steps, nine in ten from ${count(low)} to ${count(high)}.`,
  );
  return [...spans, endWords(solved, runs.length)].join(" ");
}

/** @param {number} solved @param {number} all */
const endWords = (solved, all) =>
  solved === all
    ? `All ${count(all)} runs found a solution.`
    : `${count(solved)} of ${count(all)} runs found a solution; hollow dots did not, within ${count(LIMIT)} steps.`;

/** @param {Seeds[]} rows @returns {Table} */
function tableOf(rows) {
  const seeds = Math.max(0, ...rows.map(({ runs }) => runs.length));
  return {
    head: ["seed", ...rows.map(({ contender }) => `${contender.name}, steps`)],
    rows: Array.from({ length: seeds }, (_, seed) => [
      seed,
      ...rows.map(({ runs }) => {
        const run = runs[seed];
        return run ? (run.solved ? run.value : `${run.value}, not solved`) : null;
      }),
    ]),
  };
}

/**
 * @param {Contender} contender
 * @param {number} rows of the board
 * @param {SurveyRun} run the whole of it
 * @param {any} news
 * @returns {Course}
 */
const courseOf = (contender, rows, run, news) => ({
  ...{ contender, points: news.points, restarts: news.restarts },
  // It lays all queens before it moves any, however often it starts over.
  placing: run.nodes > 0 && run.nodes % rows === 0 ? rows : 0,
  beyond: news.outcome === "stopped" ? run.steps : null,
});

/** @param {Course[]} courses @param {number} seed */
function courseWords(courses, seed) {
  if (courses.length === 0) return `Seed ${seed} has not been measured yet.`;
  const each = courses.map(({ contender, points, restarts, beyond }) => {
    const steps = count(points.at(-1)?.step ?? 0);
    const again = restarts.length === 1 ? "once" : `${restarts.length} times`;
    const over = restarts.length > 0 ? ` and starts over ${again}` : "";
    return beyond === null
      ? `${contender.name} takes ${steps} steps${over}.`
      : `${contender.name} is seen for ${steps} of ${count(beyond)} steps${over}.`;
  });
  return [`Seed ${seed}: pairs of queens that attack each other after every step.`, ...each].join(
    " ",
  );
}

/** @param {Course[]} courses @returns {Table} */
function courseTable(courses) {
  const steps = [...new Set(courses.flatMap(({ points }) => points.map(({ step }) => step)))];
  const columns = courses.flatMap(({ contender, points }) => {
    const of = new Map(points.map((point) => [point.step, point]));
    const pairs = {
      head: `${contender.name}, pairs`,
      of: (/** @type {number} */ step) => of.get(step)?.pairs,
    };
    const temperature = {
      head: `${contender.name}, temperature`,
      of: (/** @type {number} */ step) => of.get(step)?.temperature,
    };
    return points.some((point) => point.temperature !== null) ? [pairs, temperature] : [pairs];
  });
  return {
    head: ["step", ...columns.map(({ head }) => head)],
    rows: steps
      .toSorted((a, b) => a - b)
      .map((step) => [step, ...columns.map(({ of }) => of(step) ?? null)]),
  };
}
