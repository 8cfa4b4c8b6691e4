/** The controls of the maps of every start. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { largest, type Metric, metricsOf, type Starts } from "../routes/compare/starts.ts";
import { useApp } from "../ui/context.ts";
import { Field } from "../ui/Field.tsx";
import { NumberInput } from "../ui/NumberInput.tsx";
import { Select } from "../ui/Select.tsx";
import type { Survey } from "./SurveyBar.tsx";
import { SurveyBar } from "./SurveyBar.tsx";
import { ALL, chosenRule, rulesOf } from "./ties-view.ts";

/** The fewest squares on a side. */
const smallest = (game: GameId) => (game === "knights" ? 3 : 4);

const metricNames = (game: GameId): Record<Metric, string> => ({
  steps: "Steps",
  nodes: game === "knights" ? "Jumps" : "Queens tried",
  ties: "Warnsdorff’s tie-breaks",
});

export function StartsTools({ setup, game, solvers, measured }: Survey<"starts">) {
  const { dispatch } = useApp();
  const set = (change: Partial<Starts>) => dispatch({ type: "compare/starts", change });
  const isSquare = game !== "knights";
  const ends = { min: smallest(game), max: largest(game, setup.metric) };
  return (
    <div class="tools-bar cluster">
      <Field label={isSquare ? "Board" : "Width"}>
        <NumberInput
          {...ends}
          value={setup.columns}
          onChange={(columns) => set({ columns, at: null, ...(isSquare && { rows: columns }) })}
        />
      </Field>
      {!isSquare && (
        <Field label="Height">
          <NumberInput {...ends} value={setup.rows} onChange={(rows) => set({ rows, at: null })} />
        </Field>
      )}
      <Field label="Show">
        <Select
          options={metricsOf(game).map((value) => ({ value, label: metricNames(game)[value] }))}
          value={setup.metric}
          onChange={(metric) => set(withMetric(setup, game, metric))}
        />
      </Field>
      {setup.metric === "ties" && (
        <Field label="Ties">
          <Select
            options={rulesOf(solvers)
              .map(({ id, label }) => ({ value: id, label }))
              .concat({ value: ALL, label: "How many succeed" })}
            value={chosenRule(setup, rulesOf(solvers))}
            onChange={(rule) => set({ rule })}
          />
        </Field>
      )}
      <SurveyBar work={measured.work} />
    </div>
  );
}

/** Changes the metric, and shrinks the board to its limit. */
function withMetric(setup: Starts, game: GameId, metric: Metric): Partial<Starts> {
  const most = largest(game, metric);
  const [rows, columns] = [Math.min(most, setup.rows), Math.min(most, setup.columns)];
  const fits = rows === setup.rows && columns === setup.columns;
  return { metric, rows, columns, at: fits ? setup.at : null };
}
