/** What a step compared in a row: a bar for each column, the chosen one in the accent colour. */

import type { QueensScene } from "../board/scene/scene.ts";
import { box, drawing, type Shape, words } from "./tree.ts";

/** The values of a row's squares by column, and the column chosen. */
interface Compared {
  values: number[];
  chosen: number | null;
}

/** Space on the left for the scale. */
const MARGIN = 22;
const PLAIN = "color-mix(in srgb, var(--muted), var(--panel))";
const SCALE = {
  "font-size": 11,
  "font-weight": 600,
  "font-family": "ui-monospace, monospace",
  "text-anchor": "end",
};

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

export function comparison({ values, chosen }: Compared, width: number, height: number): Shape {
  const most = Math.max(3, ...values);
  const wide = (width - MARGIN) / Math.max(1, values.length);
  const up = (value: number) => height - 2 - ((height - 12) * value) / most;
  return drawing(width, height, [
    ...[0, most].flatMap((value) => [
      words(MARGIN - 6, Math.min(height - 7, up(value)) + 4, String(value), SCALE),
      box(MARGIN, up(value), width - MARGIN, 1, { fill: "var(--line)" }),
    ]),
    ...values.map((value, column) => {
      // A square without conflicts still needs a visible bar.
      const top = Math.min(up(value), height - 5);
      const fill = column === chosen ? "var(--accent)" : PLAIN;
      const left = MARGIN + column * wide;
      return box(left, top, Math.max(1, wide - 1), height - 2 - top, { fill });
    }),
  ]);
}
