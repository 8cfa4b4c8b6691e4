/** Small pictures beside the board: the comparison of a row's squares, and the overview of a large board. */

import type { QueensScene } from "../games/queens.ts";
import type { LargeScene } from "../scene/large.ts";
import { OVERSCAN } from "../scene/large-run.ts";
import { mixed, type Theme } from "./theme.ts";

/** In CSS pixels. */
interface Room {
  width: number;
  height: number;
}
/** The values of a row's squares by column, and the column chosen. */
interface Compared {
  values: number[];
  chosen: number | null;
}

/** Room on the left for the scale. */
const MARGIN = 22;

/** What the last step compared in the row of the chosen square. */
export function comparedIn({ size: { columns }, annotations }: QueensScene): Compared {
  const chosen = annotations.find((one) => one.kind === "chosen");
  if (chosen?.kind !== "chosen") return { values: [], chosen: null };
  const row = Math.floor(chosen.square / columns);
  const values = annotations.flatMap((one) =>
    one.kind === "number" && Math.floor(one.square / columns) === row ? [one.value] : [],
  );
  return { values, chosen: chosen.square % columns };
}

export function drawComparison(
  context: CanvasRenderingContext2D,
  { values, chosen }: Compared,
  theme: Theme,
  { width, height }: Room,
) {
  const most = Math.max(3, ...values);
  const wide = (width - MARGIN) / Math.max(1, values.length);
  const up = (value: number) => height - 2 - ((height - 12) * value) / most;
  context.font = "600 11px ui-monospace, monospace";
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const value of [0, most]) {
    context.fillStyle = theme.muted;
    context.fillText(String(value), MARGIN - 6, Math.min(height - 7, up(value)));
    context.fillStyle = theme.line;
    context.fillRect(MARGIN, up(value), width - MARGIN, 1);
  }
  const plain = mixed(theme.muted, theme.panel, 0.5);
  values.forEach((value, column) => {
    context.fillStyle = column === chosen ? theme.accent : plain;
    // A square without conflicts still needs a visible bar.
    const top = Math.min(up(value), height - 5);
    context.fillRect(MARGIN + column * wide, top, Math.max(1, wide - 1), height - 2 - top);
  });
}

/** The whole board as last painted, and a frame around the part in view. */
export function drawOverview(
  context: CanvasRenderingContext2D,
  { size, whole, look }: LargeScene,
  theme: Theme,
  { width, height }: Room,
) {
  context.fillStyle = mixed(theme["wood-a"], theme["wood-b"], 0.5);
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = true;
  if (whole?.width) context.drawImage(whole, 0, 0, width, height);
  if (!look) return;
  // The picture reaches a little beyond the view.
  const side = width / size.columns;
  const [across, down] = [look.width / look.side, look.height / look.side];
  const seen = 1 / (1 + 2 * OVERSCAN);
  const left = Math.max(0, (look.left + across * OVERSCAN * seen) * side);
  const top = Math.max(0, (look.top + down * OVERSCAN * seen) * side);
  const right = Math.min(width, left + across * seen * side);
  const bottom = Math.min(height, top + down * seen * side);
  context.strokeStyle = theme.accent;
  context.lineWidth = 2;
  context.strokeRect(
    left + 1,
    top + 1,
    Math.max(2, right - left - 2),
    Math.max(2, bottom - top - 2),
  );
}
