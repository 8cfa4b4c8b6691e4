/** The colours of a tiny board, and the borders between them, in an SVG with one unit a square. */

import { grouped } from "../core/groups.ts";
import { coloursOf, sideOf } from "../core/regions.ts";
import { useApp } from "../ui/context.ts";
import { bordersOf } from "./draw/regions.ts";
import { paletteOf } from "./games/palette.ts";

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

export const squaresPath = (squares: number[], columns: number) =>
  squares.map((square) => `M${square % columns} ${Math.floor(square / columns)}h1v1h-1z`).join("");

export function darkSquares(rows: number, columns: number) {
  const all = Array.from({ length: rows * columns }, (_, square) => square);
  const isDark = (square: number) => ((square % columns) + Math.floor(square / columns)) % 2 === 1;
  return squaresPath(all.filter(isDark), columns);
}
