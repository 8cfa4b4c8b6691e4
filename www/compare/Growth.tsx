/** Growth: a line for each solver as the board grows. */

import { useMemo } from "preact/hooks";
import { type LineChart, lineChart, sizeAt, valuesAt } from "../charts/lines.ts";
import { capital } from "../core/words.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import {
  type Growth as GrowthSetup,
  LARGEST,
  MEASURES,
  type Measure,
} from "../routes/compare/growth.ts";
import { takes } from "../store/roster.ts";
import { FIRST_BOARDS } from "../store/state.ts";
import { useApp } from "../ui/context.ts";
import { Field } from "../ui/Field.tsx";
import { NumberInput } from "../ui/NumberInput.tsx";
import { Select } from "../ui/Select.tsx";
import { useWidth } from "../ui/use-size.ts";
import { ChartDetails } from "./ChartDetails.tsx";
import { comparable, contenders, isSame } from "./contenders.ts";
import { type GrowthView, growthView, measureUnit } from "./growth-view.ts";
import { Intro } from "./Intro.tsx";
import { inOrder, Plot, stepped } from "./Plot.tsx";
import { SolverTicks } from "./SolverTicks.tsx";
import { type Survey, SurveyBar, useSurvey } from "./SurveyBar.tsx";

/** Narrower charts show their values below. */
const NARROW = 620;
const LEAST_WIDTH = 280;
const FILE = { width: 980, height: 520, named: true };
const TITLES: Record<Measure, string> = {
  steps: "Steps to the first solution as the board grows",
  nodes: "Nodes to the first solution as the board grows",
  time: "Time to the first solution as the board grows",
};
const TEXT =
  "Each line up means ten times as much. An open triangle marks a median run that was stopped.";

export function Growth() {
  const { dispatch } = useApp();
  const survey = useSurvey("growth");
  const { setup, game, solvers, measured } = survey;
  const [host, width] = useWidth();
  const view = useMemo(
    () => growthView(setup, game, solvers, measured.known),
    [setup, game, solvers, measured],
  );
  const chart = chartOf(view, setup, sizeFor(width));
  const title = TITLES[setup.measure];
  return (
    <>
      <Intro title={title} text={TEXT} />
      <GrowthTools {...survey} view={view} />
      <div class="card">
        <SolverTicks
          offered={view.offered}
          onChange={(lanes) => dispatch({ type: "compare/growth", change: { lanes } })}
        />
        <LinePlot chart={chart} n={setup.n} unit={view.unit} host={host} />
        {!chart.named && <Values chart={chart} n={setup.n} />}
      </div>
      <ChartDetails
        name="growth"
        title={title}
        caption={view.caption}
        table={view.table}
        pictures={() => [lineChart(chartOf(view, setup, FILE))]}
      />
    </>
  );
}

interface ChartSize {
  width: number;
  height: number;
  /** Whether names and values fit into the chart. */
  named: boolean;
}

function sizeFor(wide: number): ChartSize {
  const width = Math.max(LEAST_WIDTH, wide);
  const named = width >= NARROW;
  return { width, named, height: named ? Math.max(400, Math.min(540, innerHeight - 330)) : 380 };
}

const chartOf = (
  { series, limit, valueText }: GrowthView,
  { from, to, n }: GrowthSetup,
  room: ChartSize,
): LineChart => ({
  ...room,
  series,
  limit,
  valueText,
  sizes: [from, to],
  cursor: n >= from && n <= to ? n : null,
});

interface ToolsProps extends Survey<"growth"> {
  view: GrowthView;
}

/** A solver that is limited to small boards is stopped on larger ones. */
const smallestBoard = (game: GameId) => ({ ...FIRST_BOARDS[game], rows: 1, columns: 1 });

function GrowthTools({ setup, game, solvers, measured, view }: ToolsProps) {
  const { dispatch } = useApp();
  const set = (change: Partial<GrowthSetup>) => dispatch({ type: "compare/growth", change });
  const lanes = comparable(solvers, (info) => takes(info, smallestBoard(game)));
  const others = contenders(lanes, solvers).map(({ lane, name }, place) => ({
    value: String(place),
    label: name,
    disabled: view.offered.some((one) => isSame(one.lane, lane)),
  }));
  return (
    <div class="tools-bar cluster">
      <Field label="Show">
        <Select
          options={MEASURES.map((value) => ({ value, label: capital(measureUnit(game, value)) }))}
          value={setup.measure}
          onChange={(measure) => set({ measure })}
        />
      </Field>
      <Field label="Boards up to">
        <NumberInput
          value={setup.to}
          min={setup.from + 1}
          max={LARGEST[game]}
          onChange={(to) => set({ to })}
        />
      </Field>
      <Field>
        <Select
          label="Add a solver"
          options={[{ value: "", label: "Add a solver…" }, ...others]}
          value=""
          onChange={(place) => set({ lanes: [...setup.lanes, lanes[Number(place)]!] })}
        />
      </Field>
      <SurveyBar work={measured.work} />
    </div>
  );
}

interface PlotProps {
  chart: LineChart;
  /** The size at the cursor. */
  n: number;
  unit: string;
  host: ReturnType<typeof useWidth>[0];
}

function LinePlot({ chart, n, unit, host }: PlotProps) {
  const { dispatch } = useApp();
  const look = (size: number | null | undefined) => {
    if (size !== null && size !== undefined && size !== chart.cursor) {
      dispatch({ type: "compare/look-at-size", n: size });
    }
  };
  const key = (key: string) => {
    const sizes = inOrder(chart.series.flatMap(({ points }) => points.map(({ x }) => x)));
    const size = stepped(sizes, chart.cursor ?? 0, key);
    look(size);
    return size !== undefined;
  };
  const values = valuesAt(chart).map(({ name, text }) => `${name} ${text}`);
  return (
    <Plot
      host={host}
      ends={chart.sizes}
      value={n}
      picture={lineChart(chart)}
      label="Board size"
      text={`${n} × ${n}, ${unit}: ${values.join("; ") || "not measured yet"}`}
      onPoint={(x) => look(sizeAt(chart, x))}
      onKey={key}
    />
  );
}

/** The values at the cursor, below a narrow chart. */
function Values({ chart, n }: { chart: LineChart; n: number }) {
  return (
    <>
      <p class="muted">{`On ${n} × ${n}. Tap the chart for another size.`}</p>
      <dl class="values">
        {valuesAt(chart).map(({ name, colour, text }) => (
          <div key={name} style={{ "--c": colour }}>
            <dt>{name}</dt>
            <dd class="num">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
