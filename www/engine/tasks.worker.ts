/** The other side of `tasks.ts`: works in slices and tells how far it is after each. */
import {
  makeGhost,
  makeMeasurement,
  makeSurvey,
  type SurveyOrder,
  solutions,
  tieBreaksThatSucceed,
} from "./engine.ts";
import type { Results, Task } from "./tasks.ts";
import { answer, tell } from "./workers.ts";

/** Milliseconds between two pieces of news. */
const SLICE = 60;

const finish = <Kind extends Task["task"]>(_: Kind, value: Results[Kind]) =>
  tell({ progress: 1, value, done: true });

function published(row: number) {
  const measurement = makeMeasurement(row);
  while (!measurement.run(SLICE)) tell({ progress: measurement.progress });
  const [reproduced, corrected] = [measurement.reproduced ?? null, measurement.corrected ?? null];
  finish("published", { reproduced, corrected });
}

function survey(order: SurveyOrder) {
  const work = makeSurvey(order);
  for (let done = false; !done; ) {
    const value = work.work(SLICE);
    done = value.done;
    tell<Results["survey"]>({ progress: value.progress, value, done });
  }
}

function ties(rows: number, columns: number) {
  const found = new Uint8Array(rows * columns);
  let told = performance.now();
  for (let start = 0; start < found.length; start++) {
    found[start] = tieBreaksThatSucceed(rows, columns, start);
    if (performance.now() - told < SLICE) continue;
    told = performance.now();
    tell({ progress: (start + 1) / found.length, value: found });
  }
  finish("ties", found);
}

function ghost({ puzzle, weaker, stronger, limit }: Extract<Task, { task: "ghost" }>) {
  const work = makeGhost(puzzle, weaker, stronger, limit);
  let news = work.work(SLICE);
  while (!news.done) {
    tell({ progress: news.progress });
    news = work.work(SLICE);
  }
  finish("ghost", news.answer!);
}

answer(
  (task: Task) => {
    if (task.task === "ghost") ghost(task);
    else if (task.task === "published") published(task.row);
    else if (task.task === "ties") ties(task.rows, task.columns);
    else if (task.task === "survey") survey(task.order);
    else finish("solutions", solutions(task.puzzle));
  },
  ({ failure }) => tell({ failed: failure }),
);
