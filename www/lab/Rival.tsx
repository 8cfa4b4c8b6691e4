/** The program beside a solver of ours: in a race, and as the board grows. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { count } from "../core/numbers.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { GrowthChart } from "./GrowthChart.tsx";
import type { Work } from "./growth-controller.ts";
import type { GrowthView } from "./lab-view.ts";
import { rivalNamed } from "./rivals.ts";
import { useLab } from "./use-lab.ts";

export function Rival() {
  const { value: lab } = useLab();
  const { rivals, reference, growth, mayGrow, isRunning, done } = lab;
  const chosen = useSignal(reference);
  useEffect(() => {
    chosen.value = reference;
  }, [reference]);
  const rival = rivalNamed(chosen.value);
  return (
    <div class="stack tight rival">
      <div class="cluster">
        <Field label="Compare with">
          <Select
            id="lab-rival"
            value={chosen.value}
            options={rivals.map(({ id, name, family }) => ({
              value: id,
              label: name,
              group: family,
            }))}
            onChange={(id) => {
              chosen.value = id;
            }}
          />
        </Field>
        <Button
          class="btn small"
          id="lab-race"
          icon="flag"
          disabled={!done}
          action={{ type: "lab/race", lane: rival }}
        >
          Race it
        </Button>
        {mayGrow &&
          (growth?.isRunning ? (
            <Button class="btn small" id="lab-measure" action={{ type: "lab/stop" }}>
              Stop
            </Button>
          ) : (
            <Button
              class="btn small"
              id="lab-measure"
              disabled={isRunning}
              action={{ type: "lab/measure", lane: rival }}
            >
              Measure growth
            </Button>
          ))}
      </div>
      {growth ? (
        <Growth growth={growth} />
      ) : (
        <small>
          A race shows both boards step by step.
          {mayGrow && " Growth runs both on boards of several sizes."}
        </small>
      )}
    </div>
  );
}

/** The chart, and its figures, which are its legend as well. */
function Growth({ growth }: { growth: GrowthView }) {
  const { lines, sizes, title, message } = growth;
  const ns = (lines[1]?.points ?? []).map(({ n }) => n);
  return (
    <>
      <p>
        <b>{title}</b> {message && <span role="status">{message}</span>}
      </p>
      <GrowthChart lines={lines} sizes={sizes} label={title} />
      <table class="figures" id="lab-growth">
        <thead>
          <tr>
            <th scope="col">n</th>
            {lines.map(({ name, colour }) => (
              <th key={name} scope="col" style={{ color: colour }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ns.map((n) => (
            <tr key={n}>
              <th scope="row">{n}</th>
              {lines.map(({ name, points }) => (
                <td key={name} class="num">
                  {placedOn(points, n)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function placedOn(points: Work[], n: number) {
  const point = points.find((one) => one.n === n);
  if (!point) return "";
  return `${point.stopped ? "over " : ""}${count(point.placed)}`;
}
