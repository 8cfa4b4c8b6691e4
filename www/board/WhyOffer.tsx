/** Offers the question *Why not here?* beside a square that was just crossed out, for a moment. */

import { useComputed } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { place } from "../core/geometry.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";

/** How long the offer is shown, in milliseconds. */
const STANDS = 3000;

export function WhyOffer() {
  const { view, dispatch } = useApp();
  const square = useComputed(() => view.play.value?.hint.offered ?? null).value;
  const { rows, columns } = view.puzzle.value;
  useLayoutEffect(() => {
    if (square === null) return;
    const timer = setTimeout(() => dispatch({ type: "hint/withdraw-offer" }), STANDS);
    return () => clearTimeout(timer);
  }, [square]);
  if (square === null) return null;
  const { row, column } = place({ rows, columns }, square);
  // It stays within the board and does not cover the square.
  const across = column < columns / 3 ? "left" : column < (2 * columns) / 3 ? "middle" : "right";
  return (
    <Button
      action={{ type: "hint/why", square }}
      class={`btn why-offer ${across} ${row === 0 ? "below" : "above"}`}
      title="Why not here? (Y)"
      icon="hint"
      style={{
        "--x": `${(100 * (column + 0.5)) / columns}%`,
        "--y": `${(100 * (row === 0 ? 1 : row)) / rows}%`,
      }}
    >
      Why not here?
    </Button>
  );
}
