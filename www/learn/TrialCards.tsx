/** The measurements or guesses of a part that was answered beside the board. */

import { useMemo } from "preact/hooks";
import { Drawing } from "../charts/Drawing.tsx";
import { tailChart } from "../charts/tails.ts";
import { count } from "../core/numbers.ts";
import { useWidth } from "../ui/use-size.ts";
import type { Spot, TrialView } from "./trial-view.ts";

/** Shown once the part has been answered; some kinds have none. */
export function TrialCard({ trial }: { trial: TrialView }) {
  if (trial.kind === "guess") return trial.isAnswered ? <SizeCard {...trial} /> : null;
  return trial.kind === "predict" && trial.isAnswered ? <MeasuredCard {...trial} /> : null;
}

// ---- measurements -----------------------------------------------------------------------------

type Measured = Extract<TrialView, { kind: "predict" }>;

function MeasuredCard({ names, rows, seeds }: Measured) {
  return (
    <div class="card" id="measured">
      <div class="head">
        <h2>Measured here</h2>
        <small>{seeds ? `${count(seeds[0]?.length ?? 0)} seeds` : "on this device"}</small>
      </div>
      {seeds && <Seeds names={names} seeds={seeds} />}
      <table class="figures">
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={at} class="num">
                  <b>{figure}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COLOURS = ["var(--s-blue)", "var(--s-green)"];
const HEIGHT = 260;
const LEAST_WIDTH = 240;

/** How many runs are longer than any length. The table below says what it shows. */
function Seeds({ names, seeds }: { names: string[]; seeds: number[][] }) {
  const [host, width] = useWidth();
  const picture = useMemo(
    () =>
      tailChart({
        width: Math.max(LEAST_WIDTH, width),
        height: HEIGHT,
        runs: seeds.map((steps, at) => ({ name: names[at]!, colour: COLOURS[at]!, steps })),
      }),
    [seeds, width],
  );
  return (
    <div ref={host} class="chart-plot" aria-hidden="true">
      <Drawing picture={picture} />
    </div>
  );
}

// ---- guesses ----------------------------------------------------------------------------------

/** Numbers on a logarithmic scale. */
function SizeCard({ spots, powers }: { spots: Spot[]; powers: number }) {
  const truth = spots.find(({ tone }) => tone === "truth")?.at;
  return (
    <div class="card" id="sizes">
      <div class="head">
        <h2>How many?</h2>
        <small>each mark is ten times the one before</small>
      </div>
      <ol class="bars spots" style={{ "--truth": truth ?? 0, "--powers": powers }}>
        {spots.map(({ name, value, at, tone }) => (
          <li key={name} class={tone || undefined}>
            <span>{name}</span>
            <span class={truth === null ? "scale" : "scale told"}>
              {at !== null && <i style={{ left: `${100 * at}%` }} />}
            </span>
            <b class="num">{value}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
