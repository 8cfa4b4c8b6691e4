/** The measurements, guesses or choices of a part that is answered beside the board. */

import { Drawing } from "../../charts/Drawing.tsx";
import { dotChart } from "../../charts/dots.ts";
import { count } from "../../core/numbers.ts";
import { mean, median } from "../../run/lessons/measure.ts";
import { queensNet } from "../../run/lessons/net.ts";
import { type NetView, netView, type Spot, type TrialView } from "../../run/lessons/trial-view.ts";
import { useApp } from "../../ui/context.ts";
import { useWidth } from "../../ui/use-width.ts";
import { useMemo } from "../../vendor/preact.js";

export function TrialCard({ trial }: { trial: TrialView }) {
  if (trial.kind === "cover" || !trial.isAnswered) return null;
  return trial.kind === "guess" ? <SizeCard {...trial} /> : <MeasuredCard {...trial} />;
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
const ROW_HEIGHT = 92;
const LEAST_WIDTH = 240;

/** A dot for each seed. The table below says what it shows. */
function Seeds({ names, seeds }: { names: string[]; seeds: number[][] }) {
  const [host, width] = useWidth();
  const picture = useMemo(
    () =>
      dotChart({
        width: Math.max(LEAST_WIDTH, width),
        rowHeight: ROW_HEIGHT,
        cursor: null,
        rows: seeds.map((steps, at) => ({
          name: names[at]!,
          colour: COLOURS[at]!,
          runs: steps.map((value) => ({ value, solved: true })),
          median: steps.length > 0 ? median(steps) : null,
          most: null,
          says: steps.length > 0 ? `mean ${count(mean(steps))}` : "",
        })),
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
        <h2>How large?</h2>
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

// ---- exact covers -----------------------------------------------------------------------------

/** The queens on the board as an exact cover. */
export function QueensNet() {
  const { puzzle, run } = useApp().view;
  const { rows, squares } = puzzle.value;
  const net = useMemo(() => queensNet(rows), [rows]);
  const pieces = run.value?.snapshot.board?.pieces ?? [];
  return <NetCard {...netView(net, [...squares, ...pieces])} />;
}

/** Options to choose by hand, in the place of the board. */
export const CoverNet = ({ net }: { net: NetView }) => <NetCard {...net} canChoose />;

function NetCard({ items, options, canChoose = false }: NetView & { canChoose?: boolean }) {
  const { dispatch } = useApp();
  return (
    <div class="card" id="net">
      {!canChoose && <h2>The queens as a net</h2>}
      <div class="scroll" role="region" aria-label="The net" tabIndex={0}>
        <table class="net">
          <thead>
            <tr>
              <td />
              {items.map(({ name, times, isPrimary, isFirstBeside }, at) => (
                <th
                  key={at}
                  scope="col"
                  class={classes({
                    covered: times === 1,
                    twice: times > 1,
                    beside: isFirstBeside,
                    may: !isPrimary,
                  })}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {options.map(({ name, cells, says, isChosen, isOpen }, option) => (
              <tr key={name} class={classes({ chosen: isChosen, out: !(isChosen || isOpen) })}>
                <th scope="row">
                  {canChoose ? (
                    <button
                      type="button"
                      class="btn small"
                      aria-pressed={isChosen}
                      aria-label={`${name}: ${says}`}
                      onClick={() => dispatch({ type: "learn/answer", value: option })}
                    >
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
                {cells.map((isCovered, at) => (
                  <td key={at} class={classes({ beside: items[at]!.isFirstBeside })}>
                    {isCovered && <i />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The names whose condition holds. */
const classes = (names: Record<string, boolean>) =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(" ") || undefined;
