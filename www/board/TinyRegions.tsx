/** The colours of a tiny board, and the borders between them, in an SVG with one unit a square. */

import { grouped } from "../core/groups.ts";
import { coloursOf, sideOf } from "../core/regions.ts";
import { paletteOf } from "../games/palette.ts";
import { bordersOf } from "../render/regions.ts";
import { useApp } from "../ui/context.ts";
import { squaresPath } from "./tiny-squares.ts";

/** Half a border, in squares. */
const HALF = 0.06;

export function TinyRegions({ letters }: { letters: string }) {
  const { theme } = useApp();
  const rows = sideOf(letters);
  const regions = coloursOf(letters);
  const palette = paletteOf(regions);
  const layout = { size: { rows, columns: rows }, side: 1, width: rows, height: rows };
  return (
    <>
      {Array.from(
        grouped(regions.keys(), (square) => letters[square]!),
        ([letter, squares]) => (
          <path
            key={letter}
            d={squaresPath(squares, rows)}
            fill={theme.value.regions[palette[regions[squares[0]]!]!]}
            shape-rendering="crispEdges"
          />
        ),
      )}
      <path fill="var(--region-edge)" fill-rule="evenodd" d={bordersOf(regions, layout, HALF)} />
    </>
  );
}
