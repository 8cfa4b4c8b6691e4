/** The measurements that the current view of Compare needs. */

import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneOrder as Lane, RunEnd } from "../engine/generated/run.ts";
import type { SurveyNews, SurveySize } from "../engine/generated/survey.ts";
import type { JobState } from "../engine/job.ts";
import type { SurveyOrder } from "../engine/survey-order.ts";
import { LIMIT as CHANCE_LIMIT, type Chance } from "../routes/compare/chance.ts";
import { LIMIT as GROWTH_LIMIT, type Growth, SAMPLES } from "../routes/compare/growth.ts";
import { LIMIT as STARTS_LIMIT, type Starts } from "../routes/compare/starts.ts";
import type { State } from "../store/state.ts";

/** The results so far. */
export type SurveyTask = { survey: "ties"; rows: number; columns: number } | SurveyOrder;

/** The news of a survey, or the bits of every start for tie-breaks. */
type Known = JobState<SurveyNews | Uint8Array>;

/** Looks up the result of a task; undefined while it waits. */
export type KnownOf = (task: SurveyTask) => Known | undefined;

/** At most this many runs are drawn step by step; more would hide one another. */
const COURSES = 3;
/** Boards up to this side are measured before larger ones. */
const SOON = 14;
/** The fewest steps drawn of a run that is longer than that. */
const LEAST_WINDOW = 60;

export type NewsOf<S extends SurveyNews["survey"]> = Extract<SurveyNews, { survey: S }>;

const isOf = <S extends SurveyNews["survey"]>(
  value: SurveyNews | Uint8Array,
  survey: S,
): value is NewsOf<S> => "survey" in value && value.survey === survey;

/** The news of a survey of a kind, if there is any. */
export function newsOf<S extends SurveyNews["survey"]>(survey: S, known: ReturnType<KnownOf>) {
  const value = known?.value ?? null;
  return value && isOf(value, survey) ? value : null;
}

/** All measurements that a state needs, the most urgent first. */
export function tasksFor({ compare, game }: State, known: KnownOf): SurveyTask[] {
  if (compare.tab === "starts") return startsTasks(compare.starts[game], game);
  if (compare.tab === "growth") return growthTasks(compare.growth[game], game);
  if (compare.tab !== "chance") return [];
  const chance = compare.chance[game];
  const runs = chance.lanes.map((lane) => chanceTask(chance, game, lane));
  return [...runs, ...courseTasks(chance, game, known).map(({ task }) => task)];
}

/** Boards of colours have none: see `Starts.tsx`. */
function startsTasks({ rows, columns, lanes, metric }: Starts, game: GameId): SurveyTask[] {
  if (game === "colour") return [];
  if (metric === "ties") return [tiesTask(rows, columns)];
  return lanes.map((lane) => startsTask({ rows, columns }, game, lane));
}

export const tiesTask = (rows: number, columns: number): SurveyTask => ({
  survey: "ties",
  rows,
  columns,
});

export const startsTask = (
  { rows, columns }: { rows: number; columns: number },
  game: GameId,
  lane: Lane,
): SurveyTask => ({ survey: "starts", game, rows, columns, lane, limit: STARTS_LIMIT });

/** Every solver, first on boards of usual sizes, which is quick, and then on all of them. */
const growthTasks = (growth: Growth, game: GameId) =>
  [soonOf(growth), growth].flatMap((sizes) =>
    growth.lanes.map((lane) => growthTask(sizes, game, lane)),
  );

/** The boards measured first. */
const soonOf = (growth: Growth): Growth => ({ ...growth, to: Math.min(SOON, growth.to) });

/** The results of a solver on growing boards. */
export function sizesOf(growth: Growth, game: GameId, lane: Lane, known: KnownOf): SurveySize[] {
  const measured = (sizes: Growth) =>
    newsOf("growth", known(growthTask(sizes, game, lane)))?.sizes ?? [];
  const [soon, all] = [measured(soonOf(growth)), measured(growth)];
  return all.length > soon.length ? all : soon;
}

const growthTask = ({ from, to }: Growth, game: GameId, lane: Lane): SurveyTask => ({
  survey: "growth",
  game,
  from,
  to,
  samples: SAMPLES,
  lane,
  limit: GROWTH_LIMIT,
});

export const chanceTask = (chance: Chance, game: GameId, lane: Lane): SurveyTask => ({
  survey: "chance",
  puzzle: puzzleOf(chance, game),
  lane,
  seeds: chance.seeds,
  limit: CHANCE_LIMIT,
});

const puzzleOf = ({ rows, columns, regions }: Chance, game: GameId): Puzzle => ({
  game,
  rows,
  columns,
  regions,
  squares: game === "knights" ? [0] : [],
  closed: false,
});

/** A run drawn step by step, and the result of the whole run. */
interface ChanceCourse {
  lane: Lane;
  run: RunEnd;
  task: SurveyTask;
}

/**
 * The runs drawn step by step, up to a step at which the shorter ones are still worth seeing. Measurements
 * decide that step.
 */
export function courseTasks(chance: Chance, game: GameId, known: KnownOf): ChanceCourse[] {
  if (game === "knights") return [];
  const runs = chance.lanes.slice(0, COURSES).map((lane) => {
    const news = newsOf("chance", known(chanceTask(chance, game, lane)));
    return { lane, run: news?.runs[chance.run] };
  });
  const measured = runs.flatMap(({ lane, run }) => (run ? [{ lane, run }] : []));
  if (measured.length < runs.length) return [];
  const steps = measured.map(({ run }) => run.steps);
  const upTo = (limit: number) =>
    measured.map((one) => ({ ...one, task: courseTask(chance, game, one.lane, limit) }));
  const courses = upTo(windowOf(steps));
  // A run that cools down is only worth seeing whole.
  return courses.some(({ task }) => cools(newsOf("course", known(task))))
    ? upTo(Math.max(...steps))
    : courses;
}

const cools = (news: NewsOf<"course"> | null) =>
  news?.points.some(({ temperature }) => temperature !== null);

const courseTask = (chance: Chance, game: GameId, lane: Lane, limit: number): SurveyTask => ({
  survey: "course",
  puzzle: puzzleOf(chance, game),
  lane: { ...lane, seed: chance.run },
  limit,
});

/** How many steps to draw of runs with these lengths. */
export function windowOf(steps: number[]) {
  const [least = 0, second = least] = steps.toSorted((a, b) => a - b);
  return Math.min(Math.max(...steps, 1), Math.max(LEAST_WINDOW, 2 * second));
}
