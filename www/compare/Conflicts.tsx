/** The runs with one seed: attacking pairs after each step. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { type ConflictChart, conflictChart, stepAt } from "../charts/conflicts.ts";
import { count } from "../core/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Chance } from "../routes/compare/chance.ts";
import { useWidth } from "../ui/use-size.ts";
import { ChartDetails } from "./ChartDetails.tsx";
import type { ChanceView } from "./chance-view.ts";
import { runLink } from "./links.ts";
import { inOrder, Plot, stepped } from "./Plot.tsx";

const TITLE = "One run each: attacking pairs left";
const HEIGHT = 300;
const LEAST_WIDTH = 280;
const FILE_WIDTH = 720;

interface Props {
  view: ChanceView;
  setup: Chance;
  game: GameId;
}

export function Conflicts({ view, setup, game }: Props) {
  const { courses } = view;
  const [host, width] = useWidth();
  const cursor = useSignal<number | null>(null);
  const step = cursor.value ?? 0;
  const steps = useMemo(
    () => inOrder(courses.flatMap(({ points }) => points.map(({ step }) => step))),
    [view],
  );
  const chart = chartOf(courses, cursor.value, width);
  const key = (key: string) => {
    const next = stepped(steps, step, key);
    if (next !== undefined) cursor.value = next;
    return next !== undefined;
  };
  return (
    <div>
      <h2>{TITLE}</h2>
      <div class="card">
        <Plot
          host={host}
          value={step}
          picture={conflictChart(chart)}
          label="Step"
          ends={[0, steps.at(-1) ?? 0]}
          text={`step ${count(step)}, attacking pairs: ${pairsAt(courses, step).join("; ")}`}
          onPoint={(x) => {
            cursor.value = stepAt(chart, x);
          }}
          onKey={key}
        />
      </div>
      <p class="btns below">
        {courses.map(({ contender: { lane, name } }) => (
          <a
            key={name}
            class="link"
            href={runLink(game, setup, null, { ...lane, seed: setup.run })}
          >
            {`Watch ${name}`}
          </a>
        ))}
      </p>
      <ChartDetails
        name="conflicts"
        title={TITLE}
        caption={view.courseCaption}
        table={view.courseTable}
        pictures={() => [conflictChart(chartOf(courses, null, FILE_WIDTH))]}
      />
    </div>
  );
}

type Courses = ChanceView["courses"];

const chartOf = (courses: Courses, cursor: number | null, width: number): ConflictChart => ({
  width: Math.max(LEAST_WIDTH, width),
  height: HEIGHT,
  cursor,
  runs: courses.map(({ contender: { name, colour, look }, ...course }) => ({
    name,
    colour,
    look,
    ...course,
  })),
});

/** The pairs of each run after a step, if known. */
const pairsAt = (courses: Courses, step: number) =>
  courses.flatMap(({ contender, points }) => {
    const point = points.find((point) => point.step === step);
    return point ? [`${contender.name} ${point.pairs}`] : [];
  });
