/** The methods of the engine's workers. Long work is a task, in slices. */

import { makeGhost, makeSurvey, solutions, tieBreaksThatSucceed } from "./engine.ts";
import { caution, makeMeasurement, publishedRows } from "./extras.ts";
import type { Difficulty, Puzzle } from "./generated/puzzle.ts";
import type { GhostProfile } from "./generated/race.ts";
import type { LaneOrder } from "./generated/run.ts";
import type { SurveyNews } from "./generated/survey.ts";
import type {
  Coached,
  DayPuzzles,
  Examined,
  Explanation,
  Hint,
  KnightsGrade,
  MadePuzzle,
  QueensGrade,
  Repairs,
  Thought,
  Ways,
  WhyNot,
  Wish,
} from "./generated/thinking.ts";
import type { Task } from "./job.ts";
import { askRace } from "./race-methods.ts";
import { askRun } from "./run-methods.ts";
import type { SurveyOrder } from "./survey-order.ts";
import {
  makeCoach,
  makeDaily,
  makeExamination,
  makeExplanation,
  makeGrade,
  makeHint,
  makeMadePuzzle,
  makeRepairs,
  makeWays,
  makeWhyNot,
  randomRegions,
  type Thinking,
} from "./thinking.ts";

/** The milliseconds of a slice: in a worker with several tasks, and in a worker with one. */
const [SHARED, ALONE] = [12, 60];

function* think<Answer extends Thought>(make: () => Thinking): Generator<undefined, Answer> {
  const thinking = make();
  try {
    while (!thinking.work(SHARED)) yield;
    return thinking.answer() as Answer;
  } finally {
    thinking.free();
  }
}

/** The number of puzzles tried to make one to order. */
export interface Tried {
  tried: number;
}

/** Makes a puzzle to order. Reports progress every second. */
function* generate(request: Wish): Task<MadePuzzle | Tried> {
  const thinking = makeMadePuzzle(request);
  let told = performance.now();
  try {
    while (!thinking.work(SHARED)) {
      const now = performance.now();
      const isDue = now - told >= 1000;
      if (isDue) told = now;
      yield isDue ? { value: { tried: thinking.tried } } : undefined;
    }
    return thinking.answer() as MadePuzzle;
  } finally {
    thinking.free();
  }
}

/** Examines a painted board, and reports what it knows after every slice. */
function* examine(letters: string, locked: number[]): Task<Examined> {
  const thinking = makeExamination(letters, locked);
  try {
    while (!thinking.work(SHARED)) yield { value: thinking.soFar() as Examined };
    return thinking.answer() as Examined;
  } finally {
    thinking.free();
  }
}

/** Explains a whole solution, and reports every quarter of a second how many reasons were found. */
function* explain(puzzle: Puzzle): Task<Explanation | Tried> {
  const thinking = makeExplanation(puzzle);
  let told = performance.now();
  try {
    while (!thinking.work(SHARED)) {
      const now = performance.now();
      const isDue = now - told >= 250;
      if (isDue) told = now;
      yield isDue ? { value: { tried: thinking.tried } } : undefined;
    }
    return thinking.answer() as Explanation;
  } finally {
    thinking.free();
  }
}

/** Grades a puzzle; null unless queens have exactly one solution, or a knight has a tour. */
function* judge(puzzle: Puzzle): Task<Difficulty | null> {
  const { grade } = yield* think<QueensGrade | KnightsGrade>(() => makeGrade(puzzle));
  return grade;
}

/** Runs a published program and its corrected version. */
export interface Measured {
  reproduced: number | null;
  corrected: number | null;
}

/** Every figure that the sources print, and the note that goes with them. */
const sources = () => ({ rows: publishedRows(), caution: caution() });

export type Sources = ReturnType<typeof sources>;

function* published(row: number): Task<Measured> {
  const measurement = makeMeasurement(row);
  while (!measurement.run(ALONE)) yield { progress: measurement.progress };
  const { reproduced = null, corrected = null } = measurement;
  return { reproduced, corrected };
}

function* survey(order: SurveyOrder): Task<SurveyNews> {
  const work = makeSurvey(order);
  for (;;) {
    const value = work.work(ALONE);
    if (value.done) return value;
    yield { progress: value.progress, value };
  }
}

/** For every start, a bit for each tie-break that succeeds. */
function* ties(rows: number, columns: number): Task<Uint8Array> {
  const found = new Uint8Array(rows * columns);
  let told = performance.now();
  for (let start = 0; start < found.length; start++) {
    found[start] = tieBreaksThatSucceed(rows, columns, start);
    if (performance.now() - told < ALONE) continue;
    yield { progress: (start + 1) / found.length, value: found };
    told = performance.now();
  }
  return found;
}

function* ghost(
  ...order: [puzzle: Puzzle, weaker: LaneOrder, stronger: LaneOrder, limit: number]
): Task<GhostProfile> {
  const work = makeGhost(...order);
  for (;;) {
    const { done, progress, answer } = work.work(ALONE);
    if (done) return answer!;
    yield { progress };
  }
}

export const methods = {
  hint: (puzzle: Puzzle, record: string) => think<Hint>(() => makeHint(puzzle, record)),
  whyNot: (puzzle: Puzzle, record: string, square: number) =>
    think<WhyNot>(() => makeWhyNot(puzzle, record, square)),
  coach: (puzzle: Puzzle, log: string) => think<Coached>(() => makeCoach(puzzle, log)),
  ways: (puzzle: Puzzle) => think<Ways>(() => makeWays(puzzle)),
  judge,
  generate,
  daily: (date: string) => think<DayPuzzles>(() => makeDaily(date)),
  examine,
  explain,
  repair: (letters: string, locked: number[]) => think<Repairs>(() => makeRepairs(letters, locked)),
  sketch: randomRegions,
  run: askRun,
  race: askRace,
  sources,
  published,
  survey,
  ties,
  ghost,
  solutions,
};
