/** Exact covers as nets of options. */

import { useMemo } from "preact/hooks";
import { useApp } from "../ui/context.ts";
import { queensNet } from "./net.ts";
import { type NetView, netView } from "./trial-view.ts";

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
      {!canChoose && <h2>The queens as a matrix</h2>}
      <div class="scroll" role="region" aria-label="The matrix" tabIndex={0}>
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
            {options.map(({ name, cells, label, isChosen, isOpen }, option) => (
              <tr key={name} class={classes({ chosen: isChosen, out: !(isChosen || isOpen) })}>
                <th scope="row">
                  {canChoose ? (
                    <button
                      type="button"
                      class="btn small"
                      aria-pressed={isChosen}
                      aria-label={`${name}: ${label}`}
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
