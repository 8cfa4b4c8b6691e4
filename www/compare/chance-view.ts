/** The view model of runs with many seeds, and of one run step by step. */

import type { ConflictCourse } from "../charts/conflicts.ts";
import type { Seeds } from "../charts/dots.ts";
import { FIRST_LANES } from "../content/compare/first.ts";
import type { Table } from "../core/csv.ts";
import { count } from "../core/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { LaneOrder, RunEnd } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { type Chance, LIMIT } from "../routes/compare/chance.ts";
import { takes } from "../store/roster.ts";
import { type Contender, comparable, isSame, offered as offeredOf } from "./contenders.ts";
import { chanceTask, courseTasks, type KnownOf, type NewsOf, newsOf } from "./survey-tasks.ts";

interface SolverSeeds extends Seeds {
  contender: Contender;
}

interface ConflictRun extends ConflictCourse {
  contender: Contender;
}

export type ChanceView = ReturnType<typeof chanceView>;

export function chanceView(chance: Chance, game: GameId, solvers: SolverInfo[], known: KnownOf) {
  const offered = offeredFor(chance, game, solvers);
  const all = offered.filter(({ shown }) => shown);
  const rows = all.map((contender) =>
    seedsOf(contender, newsOf("chance", known(chanceTask(chance, game, contender.lane)))),
  );
  const courses = courseTasks(chance, game, known).flatMap(({ lane, run, task }) => {
    const contender = all.find((one) => isSame(one.lane, lane));
    const news = newsOf("course", known(task));
    return contender && news ? [courseOf(contender, chance.rows, run, news)] : [];
  });
  return {
    offered,
    rows,
    caption: captionOf(rows),
    table: tableOf(rows),
    courses,
    courseCaption: courseWords(courses, chance.run),
    courseTable: courseTable(courses),
  };
}

/** Solvers that depend on the seed; the order fixes their colours. */
function offeredFor(chance: Chance, game: GameId, solvers: SolverInfo[]) {
  const first = FIRST_LANES[game].chance;
  const seeded = comparable(solvers).filter(({ solver, options }) => {
    const info = solvers.find(({ id }) => id === solver);
    return (
      info && takes(info, chance) && info.seeded && (info.isLocal || options.endsWith("=random"))
    );
  });
  const lanes: LaneOrder[] = [];
  for (const lane of [...first, ...chance.lanes, ...seeded]) {
    if (!lanes.some((one) => isSame(one, lane))) lanes.push(lane);
  }
  return offeredOf(lanes, chance.lanes, solvers);
}

function seedsOf(contender: Contender, news: NewsOf<"chance"> | null): SolverSeeds {
  const runs = (news?.runs ?? []).map(({ steps, outcome }) => ({
    value: steps,
    solved: outcome === "solved",
  }));
  const steps = runs.map(({ value }) => value);
  const label =
    runs.length > 0 ? `${count(Math.min(...steps))} to ${count(Math.max(...steps))}` : "";
  const { median = null, low = null, high = null } = news ?? {};
  const most: Seeds["most"] = low === null || high === null ? null : [low, high];
  return { contender, runs, median, most, label };
}

function captionOf(rows: SolverSeeds[]) {
  const known = rows.flatMap(({ contender, median, most, runs }) =>
    median !== null && most ? [{ name: contender.name, median, most, runs }] : [],
  );
  if (known.length === 0) return "No run has been measured yet.";
  const runs = known.flatMap(({ runs }) => runs);
  const solved = runs.filter(({ solved }) => solved).length;
  const spans = known.map(
    ({ name, median, most: [low, high] }) =>
      `${name}: half of the runs take up to ${count(median)} steps, nine in ten ${count(low)} to ${count(high)}.`,
  );
  return [...spans, endWords(solved, runs.length)].join(" ");
}

const endWords = (solved: number, all: number) =>
  solved === all
    ? `All ${count(all)} runs found a solution.`
    : `${count(solved)} of ${count(all)} runs found a solution. Hollow dots found none within ${count(LIMIT)} steps.`;

function tableOf(rows: SolverSeeds[]): Table {
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

/** @param rows of the board */
const courseOf = (
  contender: Contender,
  rows: number,
  run: RunEnd,
  news: NewsOf<"course">,
): ConflictRun => ({
  contender,
  points: news.points,
  restarts: news.restarts,
  // All queens are placed before any moves, after every restart.
  placing: run.nodes > 0 && run.nodes % rows === 0 ? rows : 0,
  beyond: news.outcome === "stopped" ? run.steps : null,
});

function courseWords(courses: ConflictRun[], seed: number) {
  if (courses.length === 0) return `Seed ${seed} has not been measured yet.`;
  const each = courses.map(({ contender, points, restarts, beyond }) => {
    const steps = count(points.at(-1)?.step ?? 0);
    const again = restarts.length === 1 ? "once" : `${restarts.length} times`;
    const over = restarts.length > 0 ? ` and starts over ${again}` : "";
    return beyond === null
      ? `${contender.name} takes ${steps} steps${over}.`
      : `${contender.name} is shown for ${steps} of ${count(beyond)} steps${over}.`;
  });
  const title = `Seed ${seed}: attacking pairs after each step.`;
  return [title, ...each].join(" ");
}

const HEADS = { pairs: "attacking pairs", temperature: "temperature" };

function courseTable(courses: ConflictRun[]): Table {
  const steps = [...new Set(courses.flatMap(({ points }) => points.map(({ step }) => step)))];
  const columns = courses.flatMap(({ contender, points }) => {
    const of = new Map(points.map((point) => [point.step, point]));
    const column = (figure: "pairs" | "temperature") => ({
      head: `${contender.name}, ${HEADS[figure]}`,
      of: (step: number) => of.get(step)?.[figure],
    });
    const [pairs, temperature] = [column("pairs"), column("temperature")];
    return points.some((point) => point.temperature !== null) ? [pairs, temperature] : [pairs];
  });
  return {
    head: ["step", ...columns.map(({ head }) => head)],
    rows: steps
      .toSorted((a, b) => a - b)
      .map((step) => [step, ...columns.map(({ of }) => of(step) ?? null)]),
  };
}
