/** A dot for each seed, in a row for each solver. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { type DotChart, dotAt, dotChart } from "../charts/dots.ts";
import { count } from "../core/numbers.ts";
import { useApp } from "../ui/context.ts";
import { useWidth } from "../ui/use-size.ts";
import { ChartDetails } from "./ChartDetails.tsx";
import type { ChanceView } from "./chance-view.ts";
import { Plot, stepped } from "./Plot.tsx";

const ROW = { narrow: 96, wide: 126 };
const NARROW = 480;
const LEAST_WIDTH = 280;
const FILE_WIDTH = 720;
/** The arrow keys that move between rows. */
const OVER_ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

interface Props {
  title: string;
  view: ChanceView;
  /** Of the chosen run. */
  seed: number;
}

export function Dots({ title, view, seed }: Props) {
  const { dispatch } = useApp();
  const [host, width] = useWidth();
  const looked = useSignal(0);
  const last = Math.max(0, view.rows.length - 1);
  const cursor = { row: Math.min(looked.value, last), run: seed };
  const order = useMemo(() => seedsInOrder(view.rows[cursor.row]), [view, cursor.row]);
  const place = order.indexOf(seed);
  const chart = chartOf(view, cursor, width);
  const look = (run: number) => dispatch({ type: "compare/look-at-run", run });
  const click = (x: number, y: number) => {
    const seen = dotAt(chart, x, y);
    if (!seen) return;
    looked.value = seen.row;
    look(seen.run);
  };
  const key = (key: string) => {
    const by = OVER_ROWS[key];
    if (by) looked.value = Math.max(0, Math.min(last, cursor.row + by));
    const next = by ? undefined : stepped([...order.keys()], place, key);
    if (next !== undefined) look(order[next]!);
    return by !== undefined || next !== undefined;
  };
  return (
    <>
      <div class="card">
        <Plot
          host={host}
          value={place + 1}
          picture={dotChart(chart)}
          label="Runs, from the shortest to the longest"
          ends={[1, Math.max(1, order.length)]}
          text={runText(view.rows[cursor.row], order, seed)}
          onClick={click}
          onKey={key}
        />
      </div>
      <ChartDetails
        name="by-chance"
        title={title}
        caption={view.caption}
        table={view.table}
        pictures={() => [dotChart(chartOf(view, cursor, FILE_WIDTH))]}
      />
    </>
  );
}

type Row = ChanceView["rows"][number];

const chartOf = ({ rows }: ChanceView, cursor: DotChart["cursor"], width: number): DotChart => ({
  width: Math.max(LEAST_WIDTH, width),
  rowHeight: width < NARROW ? ROW.narrow : ROW.wide,
  rows: rows.map(({ contender: { name, colour }, ...runs }) => ({ name, colour, ...runs })),
  cursor,
});

/** The seeds of a row, by length of run. */
const seedsInOrder = ({ runs }: Pick<Row, "runs"> = { runs: [] }) =>
  [...runs.keys()].toSorted((a, b) => runs[a]!.value - runs[b]!.value || a - b);

function runText(row: Row | undefined, order: number[], seed: number) {
  const run = row?.runs[seed];
  const steps = run ? `${count(run.value)} steps` : "not measured yet";
  const place = order.indexOf(seed) + 1;
  return `${row?.contender.name ?? ""}, run ${place} of ${order.length}: seed ${seed}, ${steps}`;
}
