/** Shows where to tap: a ring, a hand, and what the tap would place. */

import { useComputed } from "@preact/signals";
import { place, type Size } from "../core/geometry.ts";
import { useApp } from "../ui/context.ts";

const HAND =
  "M8.2 11.6V3.9a1.7 1.7 0 0 1 3.4 0v5.3l5.3 1.1a2.6 2.6 0 0 1 2 3l-.8 4.4a4 4 0 0 1-4 3.3h-2.6c-1.3 0-2.4-.5-3.2-1.5l-4-5.1a1.6 1.6 0 0 1 .3-2.3 1.7 1.7 0 0 1 2.2.1z";

/** Where a square is, for what lies over the board. */
function boxOn(size: Size, square: number) {
  const { row, column } = place(size, square);
  const [width, height] = [100 / size.columns, 100 / size.rows];
  return {
    left: `${column * width}%`,
    top: `${row * height}%`,
    width: `${width}%`,
    height: `${height}%`,
  };
}

/** A ring around the square of a press that was refused; the message under the board says why. */
export function RefusedTap() {
  const { refused, refusals, puzzle } = useApp().view;
  const square = refused.value;
  if (square === null) return null;
  return (
    <i
      class="refused"
      key={refusals.value}
      style={boxOn(puzzle.value, square)}
      aria-hidden="true"
    />
  );
}

export function GhostTap() {
  const { view } = useApp();
  const tap = useComputed(() => view.play.value?.first?.coach?.tap ?? null).value;
  const { rows, columns } = view.puzzle.value;
  if (!tap) return null;
  return (
    <svg
      key={tap.square}
      class={`ghost-tap ${tap.on}`}
      data-square={tap.square}
      viewBox="0 0 100 100"
      aria-hidden="true"
      style={boxOn({ rows, columns }, tap.square)}
    >
      {tap.puts === "queen" && (
        <use
          href="#i-queen"
          x={18}
          y={18}
          width={64}
          height={64}
          opacity={0.38}
          style={{ color: "var(--piece-line)" }}
        />
      )}
      {tap.puts === "cross" && <path class="cross" d="M37 37l26 26m0-26l-26 26" />}
      <circle class="ripple" cx="50" cy="50" r="42" />
      <circle cx="50" cy="50" r="42" />
      <path
        transform="translate(48 52) scale(2.35)"
        d={HAND}
        fill="#fff"
        stroke="#17181c"
        stroke-width={1.1}
        stroke-linejoin="round"
      />
    </svg>
  );
}
